// SPDX-License-Identifier: MIT

/// Everything that changes the picture.
enum SessionEvent: Hashable, Sendable {
  case key(Key)
  case request(RequestStep)
  case answer(Answer)
  case resized
}

/// The state that the program shows: a value that events change.
struct Session: Sendable {
  private(set) var text = ""
  /// The latest answer that was not replaced.
  private(set) var answer: Answer?
  /// How long the answer took, with all attempts.
  private(set) var duration = Duration.zero
  private(set) var sent = 0
  private(set) var failed = 0
  private(set) var cancelled = 0
  /// What happened last, one line each.
  private(set) var log: [String] = []
  /// The line of the latest event, if it has one.
  private(set) var news: String?
  private var firstSent = Duration.zero

  /// How many lines of the log are retained.
  private static let logLength = 100

  /// The session after one more event.
  func after(_ event: SessionEvent, at time: Duration) -> Session {
    var session = self
    session.apply(event, at: time)
    return session
  }

  private mutating func apply(_ event: SessionEvent, at time: Duration) {
    news = nil
    switch event {
    case .key(let key):
      text = text.edited(by: key)
      note("typed", "\"\(text)\"", time)
    case .request(.sent(let prefix, let attempt)):
      sent += 1
      if attempt == 1 { firstSent = time }
      note("request", "\"\(prefix)\"\(attempt == 1 ? "" : ", attempt \(attempt)")", time)
    case .request(.failed(let prefix, let reason)):
      failed += 1
      note("failed", "\"\(prefix)\": \(reason)", time)
    case .request(.answered(let prefix, let count)):
      note("answer", "\"\(prefix)\": \(Self.words(count))", time)
    case .request(.cancelled(let prefix)):
      cancelled += 1
      note("cancelled", "\"\(prefix)\"", time)
    case .answer(let answer):
      self.answer = answer
      duration = time - firstSent
      let outcome = answer.failure ?? answer.words.joined(separator: " ")
      note("shown", "\"\(answer.text)\" after \(Self.milliseconds(duration)) ms: \(outcome)", time)
    case .resized: break
    }
  }

  private mutating func note(_ kind: String, _ text: String, _ time: Duration) {
    let clock = String(Self.milliseconds(time))
    let line =
      String(repeating: " ", count: max(0, 6 - clock.count)) + clock + " ms  "
      + kind.padded(to: 9) + "  " + text
    news = line
    log = log.suffix(Self.logLength - 1) + [line]
  }

  /// The state of the request for the text that is shown.
  var status: String {
    guard let answer else { return "type a word about water" }
    if answer.text != text { return "waiting for \"\(text)\"" }
    let outcome = answer.failure ?? Self.words(answer.words.count)
    return "\(outcome) after \(Self.milliseconds(duration)) ms"
  }

  static func milliseconds(_ duration: Duration) -> Int {
    Int((duration / .milliseconds(1)).rounded())
  }

  private static func words(_ count: Int) -> String { count == 1 ? "1 word" : "\(count) words" }
}

extension String {
  func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}
