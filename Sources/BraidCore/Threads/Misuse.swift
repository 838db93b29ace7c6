// SPDX-License-Identifier: MIT

/// Stops the program when the library is used in a way that has no meaning, and says what happened,
/// why that cannot be, and what to do instead.
///
/// `precondition` says its sentence in debug builds only; these say it in release builds, too.
/// The check is inlined into the caller; the sentence is made out of line.
@usableFromInline
package enum Misuse {
  /// Stops the program unless `isRight`.
  ///
  /// - Parameters:
  ///   - isRight: Whether the caller may go on.
  ///   - sentence: What happened, why that cannot be, and the remedy.
  @inlinable @inline(__always)
  package static func require(_ isRight: Bool, _ sentence: @autoclosure () -> String) {
    if !isRight { stop(sentence()) }
  }

  /// Stops the program.
  ///
  /// - Parameter sentence: What happened, why that cannot be, and the remedy.
  @usableFromInline @inline(never)
  package static func stop(_ sentence: @autoclosure () -> String) -> Never {
    fatalError(sentence())
  }

  /// Stops a debug build; a release build says the sentence on standard error and goes on.
  ///
  /// For what a program should not do, and can survive.
  ///
  /// - Parameter sentence: What happened, why that cannot be, and the remedy.
  @usableFromInline @inline(never)
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
