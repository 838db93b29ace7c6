// SPDX-License-Identifier: MIT
import BraidCore

extension PrimitiveSequenceType where Trait == SingleTrait, Element: Sendable {
  /// Subscribes and waits for the value.
  ///
  /// ```swift
  /// let answer = try await service.ask().value
  /// ```
  ///
  /// Subscribes where the caller is. The subscription is over before it returns or throws. For the
  /// first value of an observable, if there is one: `try await observable.first().value`.
  ///
  /// - **Fails:** with the error of the single; with `CancellationError` as soon as the task is
  ///   cancelled. A task that was cancelled before subscribes, too, and receives a result that is
  ///   sent synchronously.
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
  /// Subscribes and waits for the value, or for the end without one, which is nil.
  ///
  /// Subscribes where the caller is. The subscription is over before it returns or throws.
  ///
  /// - **Fails:** with the error of the maybe; with `CancellationError` as soon as the task is
  ///   cancelled. A task that was cancelled before subscribes, too, and receives a result that is
  ///   sent synchronously.
  public nonisolated(nonsending) var value: Element? {
    get async throws { try await primitiveSequence.source.firstEvent() }
  }
}

extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Never {
  /// Subscribes and waits for the end.
  ///
  /// ```swift
  /// try await database.save(note).value
  /// ```
  ///
  /// Subscribes where the caller is. The subscription is over before it returns or throws.
  ///
  /// - **Fails:** with the error of the completable; with `CancellationError` as soon as the task
  ///   is cancelled. A task that was cancelled before subscribes, too, and receives a result that
  ///   is sent synchronously.
  public nonisolated(nonsending) var value: Void {
    get async throws { _ = try await primitiveSequence.source.firstEvent() }
  }
}
