// SPDX-License-Identifier: MIT

/// Asks the concurrency runtime whether the calling code runs on an executor.
///
/// `preconditionIsolated` answers the same question by stopping the program, in the runtime's own
/// words. The runtime has it as a question as well, since Swift 6.2, for `Task.immediate`; it shows
/// that one by name only.
struct ExecutorQuery: Sendable {
  // The two words of an executor, and options, of which none is asked for here.
  private typealias Question = @convention(c) (Int, Int, UInt64) -> Bool

  private static let question =
    CurrentProcess
    .address(ofSymbol: "swift_task_isCurrentExecutorWithFlags")
    .map { unsafeBitCast($0, to: Question.self) }

  private let identity: Int
  private let witness: Int
  private let question: Question?

  /// Looks the runtime's function up, so that the answers need not.
  init(_ executor: UnownedSerialExecutor) {
    (identity, witness) = unsafeBitCast(executor, to: (Int, Int).self)
    question = ExecutorQuery.question
  }

  /// Whether the executor is an object of its own, and not what every actor has.
  var isCustom: Bool { witness != 0 }

  /// Whether the calling code runs there; nil if this runtime does not say.
  ///
  /// A custom executor may be asked, so it has to be alive.
  @inline(__always)
  var isCurrent: Bool? { question?(identity, witness, 0) }
}
