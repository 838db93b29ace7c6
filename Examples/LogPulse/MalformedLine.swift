// SPDX-License-Identifier: MIT

import Foundation

/// A line that is no request, and where it stands.
struct MalformedLine: Equatable, Sendable {
  let source: String
  let number: Int
  /// Its beginning.
  let text: String
}

/// What lines that are no requests often are instead, as far as one can see from their beginning.
enum Lookalike: String, CaseIterable {
  case docker, json, jsonPart, fields, syslog, errorLog, prefixed, nearly, binary, commas

  /// The first that fits.
  init?(_ text: String) {
    let fitting = Self.allCases.first {
      text.range(of: $0.pattern, options: .regularExpression) != nil
    }
    guard let fitting else { return nil }
    self = fitting
  }

  /// What it is, and what to do.
  var advice: String {
    switch self {
    case .docker: "Docker's log of a container; try: jq -rj .log FILE | LogPulse -"
    case .json:
      "JSON without a client, a time, a status or a request under a known name (see --help)"
    case .jsonPart: "JSON that is not one object a line; try: jq -c . FILE | LogPulse -"
    case .fields:
      "the W3C extended format, as IIS writes it, which is not read; "
        + "have the server log in the combined format"
    case .syslog:
      "syslog, with its own words before the client; "
        + "try: sed -E 's/^.*(nginx|apache2|httpd)[^:]*: //' FILE | LogPulse -"
    case .errorLog: "a server's error log; give its access log"
    case .prefixed:
      "requests with something before the client; cut it off, for example with sed"
    case .nearly:
      "the common format, but after the time there is something else than "
        + "\"request\" status bytes, or the line is too long"
    case .binary: "no text, or UTF-16; try: iconv -f UTF-16 -t UTF-8 FILE | LogPulse -"
    case .commas: "comma-separated values, which are not read"
    }
  }

  private var pattern: String {
    switch self {
    case .docker: #"^\{"log":""#
    case .json: #"^\{.*:.*"#
    case .jsonPart: #"^(\{|\[|\[\{.*|\}|\],?|\},?|\s*"[^"]*"\s*:.*)$"#
    case .fields: #"^(#(Fields|Software|Version|Date|Remark): |\d{4}-\d\d-\d\d \d\d:\d\d:\d\d \S)"#
    case .syslog:
      #"^(<\d+>|[A-Z][a-z]{2} [ \d]\d \d\d:\d\d:\d\d |\d{4}-\d\d-\d\dT\S+ \S+ \S+: )"#
    case .errorLog:
      #"^(\d{4}/\d\d/\d\d \d\d:\d\d:\d\d \[|\[[A-Z][a-z]{2} [A-Z][a-z]{2} +\d+ \d\d:\d\d:\d\d)"#
    case .prefixed: #"^.*\S +\S+ - \S[^\[]* \[\d\d/[A-Z][a-z]{2}/\d{4}:\d\d:\d\d:\d\d"#
    case .nearly: #"^\S+ \S+ [^\[]+\[\d\d/[A-Z][a-z]{2}/\d{4}:\d\d:\d\d:\d\d"#
    case .binary: #"[\x00-\x08\x0E-\x1A\x1C-\x1F\uFFFD]"#
    case .commas: #"^[^,\[]+(,[^,]*){3,}$"#
    }
  }
}
