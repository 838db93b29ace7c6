// SPDX-License-Identifier: MIT

extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Never {
  /// Completes at once.
  @inlinable
  public static func empty() -> Completable { Completable(raw: .empty()) }

  /// Fails at once.
  ///
  /// - Parameter error: The error it fails with.
  @inlinable
  public static func error(_ error: any Error) -> Completable { Completable(raw: .error(error)) }

  /// Never ends.
  @inlinable
  public static func never() -> Completable { Completable(raw: .never()) }
}
