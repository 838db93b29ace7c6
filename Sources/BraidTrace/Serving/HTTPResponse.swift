// SPDX-License-Identifier: MIT

/// The answer to a request, after which the connection is closed.
package struct HTTPResponse: Equatable, Sendable {
  package enum Status: Int, Error {
    case ok = 200
    case badRequest = 400
    case forbidden = 403
    case notFound = 404
    case methodNotAllowed = 405
    case timeout = 408
    case lengthRequired = 411
    case bodyTooLarge = 413
    case targetTooLong = 414
    case misdirected = 421
    case headersTooLarge = 431
    case serverError = 500
    case notImplemented = 501
    case unavailable = 503
    case versionNotSupported = 505

    package var reason: String {
      switch self {
      case .ok: "OK"
      case .badRequest: "Bad Request"
      case .forbidden: "Forbidden"
      case .notFound: "Not Found"
      case .methodNotAllowed: "Method Not Allowed"
      case .timeout: "Request Timeout"
      case .lengthRequired: "Length Required"
      case .bodyTooLarge: "Content Too Large"
      case .targetTooLong: "URI Too Long"
      case .misdirected: "Misdirected Request"
      case .headersTooLarge: "Request Header Fields Too Large"
      case .serverError: "Internal Server Error"
      case .notImplemented: "Not Implemented"
      case .unavailable: "Service Unavailable"
      case .versionNotSupported: "HTTP Version Not Supported"
      }
    }
  }

  /// The content security policy: the resources and scripts that a page may load.
  package enum Policy: String, Sendable {
    /// A page: its own script, its own style sheet, and pictures from answers.
    case page = """
      default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; \
      connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'
      """
    /// The documentation: the renderer of DocC also sets styles on elements.
    case documentation = """
      default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; \
      img-src 'self' data:; font-src 'self'; connect-src 'self'; base-uri 'none'; \
      form-action 'none'; frame-ancestors 'none'
      """
    /// A picture with a style sheet inside, which a browser may also show on its own.
    case picture = """
      default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; \
      frame-ancestors 'none'
      """
  }

  package var status: Status
  package var type: String
  package var policy: Policy
  package var body: [UInt8]

  package init(
    status: Status = .ok, type: String = "text/plain; charset=utf-8", policy: Policy = .page,
    body: [UInt8] = []
  ) {
    self.status = status
    self.type = type
    self.policy = policy
    self.body = body
  }

  /// A refusal, with a sentence for the reader.
  package static func refusal(_ status: Status, _ sentence: String? = nil) -> HTTPResponse {
    HTTPResponse(status: status, body: Array("\(sentence ?? status.reason).\n".utf8))
  }

  /// The bytes in front of the body.
  package var head: [UInt8] {
    let head = """
      HTTP/1.1 \(status.rawValue) \(status.reason)\r
      Content-Type: \(type)\r
      Content-Length: \(body.count)\r
      Content-Security-Policy: \(policy.rawValue)\r
      Cross-Origin-Opener-Policy: same-origin\r
      Cross-Origin-Resource-Policy: same-origin\r
      Referrer-Policy: no-referrer\r
      X-Content-Type-Options: nosniff\r
      Cache-Control: no-store\r
      Connection: close\r
      \r

      """
    return Array(head.utf8)
  }
}
