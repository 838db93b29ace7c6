// SPDX-License-Identifier: MIT

/// Traps when the library is used incorrectly, with a message that states what happened, why it is
/// wrong, and the remedy.
///
/// `precondition` prints its message in debug builds only; these functions print it in release
/// builds, too. The check is inlined into the caller, the message is not.
@usableFromInline
package enum Misuse {
  /// Traps unless `isRight`.
  ///
  /// - Parameters:
  ///   - isRight: Whether the use is correct.
  ///   - sentence: What happened, why it is wrong, and the remedy.
  @_alwaysEmitIntoClient @inline(__always)
  package static func require(_ isRight: Bool, _ sentence: @autoclosure () -> String) {
    if !isRight { stop(sentence()) }
  }

  /// Traps.
  ///
  /// - Parameter sentence: What happened, why it is wrong, and the remedy.
  @usableFromInline @inline(never)
  package static func stop(_ sentence: @autoclosure () -> String) -> Never {
    fatalError(withContext(sentence()))
  }

  private struct Context: Sendable {
    let describe: @Sendable () -> String?
  }

  private static let context = Locked<Context?>(nil)

  /// Sets the closure that describes the activity of the calling thread; its sentence is added to
  /// the message of a trap.
  static func describeContext(_ describe: @escaping @Sendable () -> String?) {
    let old = context.exchange(Context(describe: describe))
    withExtendedLifetime(old) {}
  }

  private static func withContext(_ message: String) -> String {
    guard let context = context.withLock({ $0 }), let sentence = context.describe() else {
      return message
    }
    return "\(message) \(sentence)"
  }

  /// Traps in debug builds; in release builds, writes the message to standard error and continues.
  ///
  /// For mistakes that a program can survive.
  ///
  /// - Parameter sentence: What happened, why it is wrong, and the remedy.
  @inline(never)
  package static func complain(_ sentence: @autoclosure () -> String) {
    #if DEBUG
      stop(sentence())
    #else
      CurrentProcess.complain(sentence())
    #endif
  }
}

/// The body of a declaration that exists for the message of the compiler.
package func neverCalled() -> Never {
  Misuse.stop(
    """
    Braid: a function was called that is declared unavailable. The compiler refuses such calls, so \
    the program was built against other declarations than it runs with: build it again.
    """)
}
