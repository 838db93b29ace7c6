// SPDX-License-Identifier: MIT
import BraidSignal

/// `execute` begins and returns, in an async function, too; `executeToEnd` waits.
func signIn(_ name: String) async throws -> String? {
  let command = Command<String, String>(on: .immediate) { .just("Welcome, \($0)") }
  command.execute(name)
  let execution = command.execute(name)
  execution.subscribe(next: { print($0) })
  return try await command.executeToEnd(name)
}

/// A number of each word, in one dictionary that is changed in place.
func counts(_ words: Signal<String>) async throws -> [String: Int] {
  try await words.reduce(into: [:]) { $0[$1, default: 0] += 1 }.value() ?? [:]
}
