// SPDX-License-Identifier: MIT
import Testing

/// Lets one suite of threads run at a time: several at once would only take turns on the cores, and
/// what waits for a moment would wait for all of them.
struct AloneTrait: SuiteTrait, TestScoping {
  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    await Turns.shared.begin()
    do { try await function() } catch {
      await Turns.shared.end()
      throw error
    }
    await Turns.shared.end()
  }
}

extension Trait where Self == AloneTrait {
  /// No other suite with this trait runs meanwhile.
  static var alone: Self { AloneTrait() }
}

/// Who may run, in the order of asking.
private actor Turns {
  static let shared = Turns()

  private var isTaken = false
  private var waiting: [CheckedContinuation<Void, Never>] = []

  func begin() async {
    if !isTaken {
      isTaken = true
      return
    }
    await withCheckedContinuation { waiting.append($0) }
  }

  func end() {
    if waiting.isEmpty {
      isTaken = false
    } else {
      waiting.removeFirst().resume()
    }
  }
}
