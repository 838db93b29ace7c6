// SPDX-License-Identifier: MIT

/// A request that follows the grammar of HTTP/1.1 strictly, and is small.
package struct HTTPRequest: Equatable, Sendable {
  package enum Method: String, Sendable {
    case get = "GET"
    case head = "HEAD"
    case post = "POST"
  }

  /// The largest sizes, in bytes and in number; larger requests are refused.
  package enum Limit {
    package static let head = 8192
    package static let target = 2048
    package static let headers = 64
    package static let body = 8192
  }

  /// The result of parsing the bytes received so far.
  package enum Reading: Equatable {
    case complete(HTTPRequest)
    case incomplete
    case refused(HTTPResponse.Status)
  }

  package var method: Method
  /// The parts of the path, decoded; an empty one at the end stands for a trailing slash.
  package var path: [String]
  /// The part after the question mark, as it was sent; nil without one.
  package var query: String?
  /// The values by name, in lower case.
  package var headers: [String: String]
  package var body: [UInt8]

  /// A request, as if it had been received.
  package init(
    method: Method, path: [String], query: String? = nil, headers: [String: String],
    body: [UInt8] = []
  ) {
    self.method = method
    self.path = path
    self.query = query
    self.headers = headers
    self.body = body
  }

  /// Reads a request from the bytes received so far.
  package static func read(_ bytes: [UInt8]) -> Reading {
    guard let end = headEnd(bytes) else {
      return bytes.count > Limit.head ? .refused(.headersTooLarge) : .incomplete
    }
    do {
      var request = try HTTPRequest(head: bytes[..<end])
      let length = try request.bodyLength()
      let body = bytes[(end + 4)...]
      guard body.count >= length else { return .incomplete }
      request.body = Array(body.prefix(length))
      return .complete(request)
    } catch {
      return .refused(error)
    }
  }

  /// Where the empty line after the headers begins, if the head is not too large.
  private static func headEnd(_ bytes: [UInt8]) -> Int? {
    var index = 0
    while index + 3 < bytes.count, index <= Limit.head {
      if bytes[index] == 13, bytes[index + 1] == 10, bytes[index + 2] == 13, bytes[index + 3] == 10
      {
        return index
      }
      index += 1
    }
    return nil
  }
}

extension HTTPRequest {
  private init(head: ArraySlice<UInt8>) throws(HTTPResponse.Status) {
    // Line breaks are CR LF; no other control character, and nothing beyond ASCII, has a meaning.
    var lines: [String] = [""]
    var index = head.startIndex
    while index < head.endIndex {
      switch head[index] {
      case 13:
        guard index + 1 < head.endIndex, head[index + 1] == 10 else { throw .badRequest }
        lines.append("")
        index += 1
      case 9, 32...126: lines[lines.count - 1].unicodeScalars.append(Unicode.Scalar(head[index]))
      default: throw .badRequest
      }
      index += 1
    }
    let (method, path, query) = try Self.requestLine(lines[0])
    guard lines.count - 1 <= Limit.headers else { throw .headersTooLarge }
    self.init(method: method, path: path, query: query, headers: [:])
    for line in lines.dropFirst() { try add(header: line) }
    guard headers["host"] != nil else { throw .badRequest }
  }

  private static func requestLine(
    _ line: String
  ) throws(HTTPResponse.Status) -> (Method, path: [String], query: String?) {
    let parts = line.split(separator: " ", omittingEmptySubsequences: false)
    guard parts.count == 3, !parts[0].isEmpty, parts[0].allSatisfy(isToken) else {
      throw .badRequest
    }
    guard parts[2] == "HTTP/1.1" || parts[2] == "HTTP/1.0" else { throw .versionNotSupported }
    guard let method = Method(rawValue: String(parts[0])) else { throw .methodNotAllowed }
    guard parts[1].utf8.count <= Limit.target else { throw .targetTooLong }
    // A fragment is never sent.
    guard !parts[1].contains("#") else { throw .badRequest }
    let target = parts[1].split(
      separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    return (method, try path(of: target[0]), target.count == 2 ? String(target[1]) : nil)
  }

  /// The decoded parts of a path.
  private static func path(of path: Substring) throws(HTTPResponse.Status) -> [String] {
    guard path.first == "/" else { throw .badRequest }
    let parts = path.dropFirst().split(separator: "/", omittingEmptySubsequences: false)
    var decoded: [String] = []
    for part in parts { decoded.append(try decode(part)) }
    guard !decoded.dropLast().contains("") else { throw .badRequest }
    return decoded
  }

  /// A part of a path with its percent signs decoded, if it can be the name of a file.
  private static func decode(_ part: Substring) throws(HTTPResponse.Status) -> String {
    guard let text = percentDecoded(part), text != ".", text != "..",
      text.unicodeScalars.allSatisfy({
        $0.value >= 32 && $0.value != 127 && $0 != "/" && $0 != "\\"
      })
    else { throw .badRequest }
    return text
  }

  private static func percentDecoded(_ part: Substring) -> String? {
    var bytes: [UInt8] = []
    var rest = part.utf8
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      let digits = rest.prefix(2)
      guard digits.count == 2, digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }),
        let value = UInt8(String(Substring(digits)), radix: 16)
      else { return nil }
      rest = rest.dropFirst(2)
      bytes.append(value)
    }
    // Invalid UTF-8 is replaced, so the result differs from the bytes.
    let text = String(decoding: bytes, as: UTF8.self)
    return text.utf8.elementsEqual(bytes) ? text : nil
  }

  /// The decoded value of a field of the query; nil if it is not there or is malformed.
  package func value(of field: String) -> String? {
    for item in (query ?? "").split(separator: "&") {
      let parts = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      if parts[0] == field { return parts.count == 2 ? Self.percentDecoded(parts[1]) : "" }
    }
    return nil
  }

  /// Headers of which a second one would be read differently by different programs.
  private static let single: Set<String> = [
    "host", "origin", "content-length", "content-type", "transfer-encoding",
  ]

  private mutating func add(header line: String) throws(HTTPResponse.Status) {
    guard let colon = line.firstIndex(of: ":") else { throw .badRequest }
    let name = line[..<colon].lowercased()
    guard !name.isEmpty, name.allSatisfy(Self.isToken) else { throw .badRequest }
    let value = line[line.index(after: colon)...].drop(while: Self.isBlank)
    let trimmed = String(value.reversed().drop(while: Self.isBlank).reversed())
    guard let other = headers[name] else {
      headers[name] = trimmed
      return
    }
    guard !Self.single.contains(name) else { throw .badRequest }
    headers[name] = other + ", " + trimmed
  }

  /// The number of bytes after the head.
  private func bodyLength() throws(HTTPResponse.Status) -> Int {
    guard headers["transfer-encoding"] == nil else { throw .notImplemented }
    guard let text = headers["content-length"] else {
      if method == .post { throw .lengthRequired }
      return 0
    }
    guard !text.isEmpty, text.allSatisfy({ $0.isASCII && $0.isNumber }) else { throw .badRequest }
    guard let length = Int(text), length <= Limit.body else { throw .bodyTooLarge }
    return length
  }

  private static func isBlank(_ character: Character) -> Bool {
    character == " " || character == "\t"
  }

  private static func isToken(_ character: Character) -> Bool {
    character.isASCII
      && (character.isLetter || character.isNumber || "!#$%&'*+-.^_`|~".contains(character))
  }
}
