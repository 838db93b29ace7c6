// SPDX-License-Identifier: MIT

/// Asks the concurrency runtime whether the calling code runs on an executor.
///
/// `preconditionIsolated` checks the same by a trap with the runtime's own message. Since Swift
/// 6.2, the runtime also has a function that returns the answer, for `Task.immediate`. No header
/// declares it, and a declaration here would conflict with one in the standard library, so it is
/// looked up by name. The lookup fails in static executables, and before macOS 26 and iOS 26.
struct ExecutorQuery: Sendable {
  // The two words of an executor, and options, all unset.
  private typealias Question = @convention(c) (Int, Int, UInt64) -> Bool

  private static let question =
    CurrentProcess
    .address(ofSymbol: "swift_task_isCurrentExecutorWithFlags")
    .map { unsafeBitCast($0, to: Question.self) }

  private let identity: Int
  private let witness: Int
  private let question: Question?

  /// Looks the runtime's function up once, in advance.
  ///
  /// - Parameter isHidden: Whether to behave as if the runtime's function were not found.
  init(_ executor: UnownedSerialExecutor, isHidden: Bool = false) {
    (identity, witness) = unsafeBitCast(executor, to: (Int, Int).self)
    question = isHidden ? nil : ExecutorQuery.question
  }

  /// Whether the actor has a custom executor, rather than the default one.
  var isCustom: Bool { witness != 0 }

  /// Whether the calling code runs on the executor; nil if this runtime cannot answer.
  ///
  /// The query may call a custom executor, which must be alive.
  @inline(__always)
  var isCurrent: Bool? { question?(identity, witness, 0) }
}

extension UnownedSerialExecutor {
  /// The executor of code that has none; the runtime represents it by two zeros.
  package static var global: UnownedSerialExecutor {
    unsafeBitCast((0, 0), to: UnownedSerialExecutor.self)
  }
}
