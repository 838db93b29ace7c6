// SPDX-License-Identifier: MIT

import Foundation

/// A line that is no request, and where it stands.
struct MalformedLine: Equatable, Sendable {
  let source: String
  let number: Int
  /// Its beginning.
  let text: String
  var isOverlong = false

  var lookalike: Lookalike? { isOverlong ? .overlong : Lookalike(text) }
}

/// What lines that are no requests often are instead, as far as one can see from their beginning.
enum Lookalike: String, CaseIterable {
  case overlong, docker, json, jsonPart, fields, envoy, aws, haproxy, syslog, errorLog, prefixed
  case nearly, binary, commas

  /// The first that fits.
  init?(_ text: String) {
    let fitting = Self.allCases.first {
      text.range(of: $0.pattern, options: .regularExpression) != nil
    }
    guard let fitting else { return nil }
    self = fitting
  }

  /// The probable format, and the remedy.
  var advice: String {
    switch self {
    case .overlong: "a line of more than 64 KiB, of which only the beginning was looked at"
    case .docker: "Docker's log of a container; try: jq -rj .log FILE | LogPulse -"
    case .json:
      "JSON without a client, a time, a status or a request under a known name (see --help)"
    case .jsonPart: "JSON that is not one object a line; try: jq -c . FILE | LogPulse -"
    case .fields:
      "the W3C extended format, as IIS writes it, which is not read; "
        + "have the server log in the combined format"
    case .envoy:
      "Envoy's log, but not in its default format; leave format out of access_log, or use "
        + "json_format with Envoy's names (see --help)"
    case .aws: "the log of an AWS load balancer, but not of an HTTP request"
    case .haproxy:
      "HAProxy's log, but not of an HTTP request: a connection that failed, or its TCP format; "
        + "for that, set: option httplog"
    case .syslog:
      "syslog, with its own words before the client; "
        + "try: sed -E 's/^.*(nginx|apache2|httpd)[^:]*: //' FILE | LogPulse -"
    case .errorLog: "a server's error log; give its access log"
    case .prefixed:
      "requests with something before the client; cut it off, for example with sed"
    case .nearly:
      "the common format, but after the time there is something else than "
        + "\"request\" status bytes"
    case .binary: "no text, or UTF-16; try: iconv -f UTF-16 -t UTF-8 FILE | LogPulse -"
    case .commas: "comma-separated values, which are not read"
    }
  }

  private var pattern: String {
    switch self {
    case .overlong: #"(?!)"#  // told by its length
    case .docker: #"^\{"log":""#
    case .json: #"^\{.*:.*"#
    case .jsonPart: #"^(\{|\[|\[\{.*|\}|\],?|\},?|\s*"[^"]*"\s*:.*)$"#
    case .fields: #"^(#(Fields|Software|Version|Date|Remark): |\d{4}-\d\d-\d\d \d\d:\d\d:\d\d \S)"#
    case .envoy: #"^\[\d{4}-\d\d-\d\d[T ][\d:.,]+Z?\] "#
    case .aws:
      #"^(tls \d\.\d |((https?|h2|wss?|grpcs?) )?\d{4}-\d\d-\d\dT[\d:.]+Z \S+ \S+:\d+ )"#
    case .haproxy:
      #"\bhaproxy(\[\d+\])?: |^\S+:\d+ \[\d\d/[A-Z][a-z]{2}/\d{4}:\d\d:\d\d:\d\d\.\d{3}\] "#
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
