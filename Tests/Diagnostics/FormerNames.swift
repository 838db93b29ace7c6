// SPDX-License-Identifier: MIT
import BraidSignal
import BraidTesting

/// `execute` never waits, also where the compiler could choose an async function.
func run(_ command: Command<Int, String>, _ refresh: Command<Void, String>) async throws {
  command.execute(1)
  refresh.execute()
  let execution = command.execute(1)
  _ = execution.map { $0.count }
  Task {
    command.execute(2)
    refresh.execute()
  }
  _ = try await command.executeToEnd(1)
  try await refresh.executeToEnd()

  // error: 'execute' has been renamed to 'executeToEnd(_:)'
  let text: String? = try await command.execute(1)
  // error: 'execute()' has been renamed to 'executeToEnd()'
  let other: String? = try await refresh.execute()
  print(text ?? other ?? "")
}

func totals(_ numbers: Signal<Int>) throws {
  numbers.reduce(into: [:]) { $0[$1, default: 0] += 1 }.subscribe()
  numbers.reduce(into: 0, +=).subscribe()
  numbers.reduce(makeInitial: { 0 }) { $0 + $1 }.subscribe()
  // error: 'reduce(into:_:)' has been renamed to 'reduce(makeInitial:_:)'
  numbers.reduce(into: { 0 }) { $0 + $1 }.subscribe()
  // error: 'first(orThrow:timeout:)' has been renamed to 'throwingFirst(default:timeout:)'
  _ = try numbers.first(orThrow: 1)
}
