// SPDX-License-Identifier: MIT
import BraidCore

extension PrimitiveSequenceType where Trait == SingleTrait, Element: Sendable {
  /// Subscribes, and waits for the value.
  ///
  /// ```swift
  /// let answer = try await Single.just(42).value
  /// ```
  ///
  /// It subscribes on the caller's actor. The subscription has ended when this returns or throws.
  /// For the first value of an observable, or `nil`, use `try await observable.first().value`.
  ///
  /// - **Fails:** with the error of the single, or with `CancellationError` as soon as the task is
  ///   cancelled. In a task that is cancelled already it still subscribes, and returns a result
  ///   that is emitted synchronously.
  public nonisolated(nonsending) var value: Element {
    get async throws {
      guard let element = try await primitiveSequence.source.firstEvent() else {
        throw RxError.noElements
      }
      return element
    }
  }
}

extension PrimitiveSequenceType where Trait == MaybeTrait, Element: Sendable {
  /// Subscribes, and waits for the value; `nil` if the maybe completes without a value.
  ///
  /// It subscribes on the caller's actor. The subscription has ended when this returns or throws.
  ///
  /// - **Fails:** with the error of the maybe, or with `CancellationError` as soon as the task is
  ///   cancelled. In a task that is cancelled already it still subscribes, and returns a result
  ///   that is emitted synchronously.
  public nonisolated(nonsending) var value: Element? {
    get async throws { try await primitiveSequence.source.firstEvent() }
  }
}

extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Never {
  /// Subscribes, and waits for the completion.
  ///
  /// ```swift
  /// try await Completable.empty().value
  /// ```
  ///
  /// It subscribes on the caller's actor. The subscription has ended when this returns or throws.
  ///
  /// - **Fails:** with the error of the completable, or with `CancellationError` as soon as the
  ///   task is cancelled. In a task that is cancelled already it still subscribes, and returns if
  ///   the completion is synchronous.
  public nonisolated(nonsending) var value: Void {
    get async throws { _ = try await primitiveSequence.source.firstEvent() }
  }
}
