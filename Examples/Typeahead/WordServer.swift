// SPDX-License-Identifier: MIT
import BraidCore
import BraidTrace
import Foundation

/// A word server on the loopback interface, on a port that the system chooses.
///
/// When the client hangs up, the thread of its request ends.
final class WordServer: Sendable {
  /// The address without a path.
  let url: URL

  /// Starts the server, which runs until the process ends.
  init(_ rules: WordRules) throws {
    let server = try LoopbackServer(port: 0)
    guard let url = URL(string: "http://127.0.0.1:\(server.port)") else {
      throw URLError(.badURL)
    }
    self.url = url
    let requests = Locked(0)
    server.start { request, client in
      guard request.method == .get, request.path == ["words"] else { return .refusal(.notFound) }
      let number = requests.withLock { count in
        count += 1
        return count
      }
      let reply = rules.reply(to: request.value(of: "prefix") ?? "", number: number)
      if client.hangsUp(within: reply.delay) { return nil }
      guard let words = reply.words else { return .refusal(.unavailable) }
      return HTTPResponse(body: Array(words.map { "\($0)\n" }.joined().utf8))
    }
  }
}
