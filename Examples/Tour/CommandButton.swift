// SPDX-License-Identifier: MIT
import BraidSignal

/// A button executes a command: whether it is enabled, its results, and its errors.
@Sendable
func commandButton(_ say: Narrator) {
  let printer = Printer()
  let hasPaper = BehaviorSignalSubject(false)
  let command = Command<String, Int>(enabledIf: hasPaper, on: .immediate) { text in
    say("the work is made for \(text)")
    return printer.pages(of: text)
  }

  say.scene("Two signals tell what the button looks like: a value now, then changes.")
  command.isEnabled.subscribe(next: { say("enabled: \($0)") })
  command.isExecuting.subscribe(next: { say("executing: \($0)") })
  command.executions.subscribe(next: { execution in
    execution.subscribe(next: { say("page \($0)") }, completed: { say("the execution is over") })
  })
  command.errors.subscribe(next: { say("error: \($0)") })

  say.scene("A command that is not enabled refuses, and makes no work.")
  command.execute("a letter").subscribe(error: { say("refused: \($0 is CommandError)") })

  say.scene("Enabled: an execution begins; another one is refused until it ends.")
  hasPaper.sendNext(true)
  command.execute("a letter")
  printer.print(1)
  command.execute("a poem").subscribe(error: { say("refused: \($0 is CommandError)") })
  printer.print(2)
  printer.finish()

  say.scene("An error is told to all, and the command may be executed again.")
  command.execute("a book")
  printer.jam()
}

/// Prints on demand, so the output is deterministic.
private final class Printer: Sendable {
  private let jobs = Locked<SignalSubject<Int>?>(nil)

  func pages(of text: String) -> Signal<Int> {
    let pages = SignalSubject<Int>()
    withExtendedLifetime(exchange(pages)) {}
    return pages
  }

  func print(_ page: Int) { jobs.withLock { $0 }?.sendNext(page) }

  func finish() { exchange(nil)?.sendCompleted() }

  func jam() { exchange(nil)?.sendError(PaperJam()) }

  private func exchange(_ job: SignalSubject<Int>?) -> SignalSubject<Int>? {
    jobs.withLock { current in
      defer { current = job }
      return current
    }
  }
}

private struct PaperJam: Error {}
