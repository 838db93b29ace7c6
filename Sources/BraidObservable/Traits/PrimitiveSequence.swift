// SPDX-License-Identifier: MIT

/// An observable whose type limits its events: a ``Single``, a ``Maybe`` or a ``Completable``.
///
/// | | emits |
/// |---|---|
/// | ``Single`` | a value, or an error |
/// | ``Maybe`` | a value, or a completion, or an error |
/// | ``Completable`` | a completion, or an error |
///
/// It wraps an observable. Its operators are those operators of observables that preserve the
/// limit, at the same cost. ``asObservable()`` returns the observable; `asSingle()`, `asMaybe()`
/// and `asCompletable()` convert from an observable.
public struct PrimitiveSequence<Trait, Element> {
  @usableFromInline let source: Observable<Element>

  /// Wraps an observable that respects the trait.
  ///
  /// This is not checked.
  @inlinable
  init(raw source: Observable<Element>) { self.source = source }
}

extension PrimitiveSequence: Sendable where Element: Sendable {}

/// A type that is one of the traits, with their operators.
public protocol PrimitiveSequenceType {
  /// The trait: ``SingleTrait``, ``MaybeTrait`` or ``CompletableTrait``.
  associatedtype Trait
  /// The type of the value.
  associatedtype Element

  /// This sequence as its concrete type.
  var primitiveSequence: PrimitiveSequence<Trait, Element> { get }
}

extension PrimitiveSequence: PrimitiveSequenceType, ObservableConvertibleType {
  /// Returns this sequence.
  @inlinable
  public var primitiveSequence: PrimitiveSequence<Trait, Element> { self }

  /// The sequence as an observable, which completes after the value.
  @inlinable
  public func asObservable() -> Observable<Element> { source }
}
