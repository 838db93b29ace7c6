// SPDX-License-Identifier: MIT

extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Never {
  /// Completes immediately.
  @inlinable
  public static func empty() -> Completable { Completable(raw: .empty()) }

  /// Fails immediately.
  ///
  /// - Parameter error: The error to emit.
  @inlinable
  public static func error(_ error: any Error) -> Completable { Completable(raw: .error(error)) }

  /// Never terminates.
  @inlinable
  public static func never() -> Completable { Completable(raw: .never()) }
}
