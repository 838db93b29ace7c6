// SPDX-License-Identifier: MIT

/// Asks the concurrency runtime whether the calling code runs on an executor.
///
/// `preconditionIsolated` answers the same question by a trap with the runtime's own message. The
/// runtime also answers it as a function, since Swift 6.2, for `Task.immediate`. No header declares
/// that function, and the standard library's own declaration excludes another one, so it is found
/// by name: not in static executables, and not before macOS 26 and iOS 26.
struct ExecutorQuery: Sendable {
  // The two words of an executor, and options, of which none is set.
  private typealias Question = @convention(c) (Int, Int, UInt64) -> Bool

  private static let question =
    CurrentProcess
    .address(ofSymbol: "swift_task_isCurrentExecutorWithFlags")
    .map { unsafeBitCast($0, to: Question.self) }

  private let identity: Int
  private let witness: Int
  private let question: Question?

  /// Looks the runtime's function up, so that the answers need not.
  ///
  /// - Parameter isHidden: Whether to behave as where the runtime's function is not found.
  init(_ executor: UnownedSerialExecutor, isHidden: Bool = false) {
    (identity, witness) = unsafeBitCast(executor, to: (Int, Int).self)
    question = isHidden ? nil : ExecutorQuery.question
  }

  /// Whether the executor is an object of its own, rather than the one that every actor has.
  var isCustom: Bool { witness != 0 }

  /// Whether the calling code runs there; nil if this runtime does not say.
  ///
  /// A custom executor may be asked, so it must be alive.
  @inline(__always)
  var isCurrent: Bool? { question?(identity, witness, 0) }
}
