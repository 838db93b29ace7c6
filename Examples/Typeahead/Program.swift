// SPDX-License-Identifier: MIT
import BraidBridge
import BraidCore
import BraidObservable
import BraidSignal
import BraidTesting
import Foundation

/// One run of the program, live or of a script.
struct Program: Sendable {
  let words: WordService
  /// Where everything is done.
  let scheduler: Scheduler

  /// The sessions, one after each event.
  ///
  /// - Parameters:
  ///   - keys: A hot signal: it is subscribed to twice.
  ///   - resizes: Emits when the window has another size.
  func sessions(_ keys: Signal<Key>, resizes: Signal<Void> = .never) -> Signal<Session> {
    let start = scheduler.now
    return .deferred {
      let requests = SignalSubject<RequestStep>()
      let answers = suggestions(
        for: keys, from: words.reported { requests.sendNext($0) }, on: scheduler)
      return Signal.merge(
        keys.map(SessionEvent.key), requests.map(SessionEvent.request),
        answers.asSignal().map(SessionEvent.answer), resizes.map { .resized }
      )
      .deliver(on: scheduler)
      .scan(Session()) { session, event in
        session.after(event, at: start.duration(to: scheduler.now))
      }
    }
  }

  /// Replays a script in virtual time.
  static func replay(
    _ script: Script, _ rules: WordRules = WordRules(), print: @escaping @Sendable (String) -> Void
  ) {
    let scheduler = TestSignalScheduler()
    let keys = SignalSubject<Key>()
    let program = Program(words: .simulated(rules, on: scheduler), scheduler: scheduler)
    let subscription = program.sessions(keys).subscribe(next: { session in
      if let line = session.news { print(line) }
    })
    for step in script.steps {
      scheduler.schedule(after: step.time) {
        for key in step.keys { keys.sendNext(key) }
      }
    }
    scheduler.stepAll()
    subscription.dispose()
  }
}
