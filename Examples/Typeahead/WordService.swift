// SPDX-License-Identifier: MIT
import BraidSignal
import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Finds words; each subscription of the signal is one request, which its disposal cancels.
struct WordService: Sendable {
  let search: @Sendable (_ prefix: String) -> Signal<[String]>
}

/// The server has refused a request.
struct Refused: Error, CustomStringConvertible {
  var description: String { "the server is busy" }
}

/// The answer to the latest text.
struct Answer: Hashable, Sendable {
  let text: String
  let words: [String]
  /// Why there is none, after all attempts.
  let failure: String?
}

/// The progress of a request.
enum RequestStep: Hashable, Sendable {
  case sent(String, attempt: Int)
  case failed(String, reason: String)
  case answered(String, count: Int)
  case cancelled(String)
}

extension WordService {
  /// Requests to a server.
  static func http(_ server: URL) -> WordService {
    let session = URLSession(configuration: .ephemeral)
    return WordService { prefix in
      let url = server.appending(path: "words")
        .appending(queryItems: [URLQueryItem(name: "prefix", value: prefix)])
      return session.signal(for: url).tryMap { response, data in
        guard (response as? HTTPURLResponse)?.statusCode == 200 else { throw Refused() }
        return String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
      }
    }
  }

  /// Answers as the server does, without a network, in the time of a scheduler.
  static func simulated(_ rules: WordRules, on scheduler: Scheduler) -> WordService {
    let requests = Locked(0)
    return WordService { prefix in
      .deferred {
        let number = requests.withLock { count in
          count += 1
          return count
        }
        let reply = rules.reply(to: prefix, number: number)
        return Signal.return(reply).delay(reply.delay, on: scheduler).tryMap { reply in
          guard let words = reply.words else { throw Refused() }
          return words
        }
      }
    }
  }

  /// Also reports the progress of each request.
  func reported(to report: @escaping @Sendable (RequestStep) -> Void) -> WordService {
    WordService { prefix in
      let attempts = Locked(0)
      return .create { subscriber in
        let attempt = attempts.withLock { count in
          count += 1
          return count
        }
        // The first end of the request is reported.
        let isOpen = Locked(true)
        let end: @Sendable (RequestStep) -> Void = { step in
          let isFirst = isOpen.withLock { isOpen in
            defer { isOpen = false }
            return isOpen
          }
          if isFirst { report(step) }
        }
        report(.sent(prefix, attempt: attempt))
        let request = search(prefix).subscribe(
          next: { words in
            end(.answered(prefix, count: words.count))
            subscriber.sendNext(words)
          },
          error: { error in
            end(.failed(prefix, reason: "\(error)"))
            subscriber.sendError(error)
          },
          completed: { subscriber.sendCompleted() })
        return AnyDisposable {
          end(.cancelled(prefix))
          request.dispose()
        }
      }
    }
  }
}
