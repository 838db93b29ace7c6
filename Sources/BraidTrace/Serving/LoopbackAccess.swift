// SPDX-License-Identifier: MIT

/// Decides which requests a server of this machine answers.
///
/// A page of another site can make a browser send requests here, so each one has to name this
/// server as its host and origin, and to begin its path with a token that only the program shows.
package struct LoopbackAccess: Sendable {
  private let port: UInt16
  /// The first component of each path.
  package let token: String

  /// Access to a port, with a new token.
  package init(port: UInt16, token: String = LoopbackAccess.makeToken()) {
    self.port = port
    self.token = token
  }

  /// The address to open.
  package var address: String { "http://\(host)/\(token)/" }

  private var host: String { "127.0.0.1:\(port)" }

  /// 128 random bits, in hexadecimal digits.
  static func makeToken() -> String {
    let digits = Array("0123456789abcdef")
    return String((0..<32).map { _ in digits[Int.random(in: 0..<16)] })
  }

  /// The answer to a request that is not for this server; nil for others.
  package func refusal(of request: HTTPRequest) -> HTTPResponse? {
    // A name that another site lets point to this machine is not this server's.
    guard request.headers["host"] == host else { return .refusal(.misdirected) }
    if let origin = request.headers["origin"], origin != "http://\(host)" {
      return .refusal(.forbidden, "Another site sent this request")
    }
    guard let token = request.path.first, isToken(token) else {
      return .refusal(.forbidden, "Open the address that the program shows")
    }
    return nil
  }

  /// Compares in a time that does not reveal how much of the token was right.
  private func isToken(_ text: String) -> Bool {
    text.utf8.count == token.utf8.count
      && zip(text.utf8, token.utf8).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
  }
}
