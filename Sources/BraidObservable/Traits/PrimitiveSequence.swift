// SPDX-License-Identifier: MIT

/// An observable whose type says how much it sends: a ``Single``, a ``Maybe`` or a ``Completable``.
///
/// | | sends |
/// |---|---|
/// | ``Single`` | a value, or an error |
/// | ``Maybe`` | a value, or nothing, or an error |
/// | ``Completable`` | nothing, or an error |
///
/// It is a thin wrapper: its operators are those of the observable inside that keep the promise,
/// and cost what those cost. ``asObservable()`` takes the wrapper off; `asSingle()`, `asMaybe()`
/// and `asCompletable()` put one on.
public struct PrimitiveSequence<Trait, Element> {
  @usableFromInline let source: Observable<Element>

  /// Wraps an observable that keeps the promise: nothing checks it.
  @inlinable
  init(raw source: Observable<Element>) { self.source = source }
}

extension PrimitiveSequence: Sendable where Element: Sendable {}

/// Something that is one of the traits, and has their operators.
public protocol PrimitiveSequenceType: SendableMetatype {
  /// Which one: ``SingleTrait``, ``MaybeTrait`` or ``CompletableTrait``.
  associatedtype Trait
  /// What it sends.
  associatedtype Element

  /// The trait itself.
  var primitiveSequence: PrimitiveSequence<Trait, Element> { get }
}

extension PrimitiveSequence: PrimitiveSequenceType, ObservableConvertibleType {
  /// Itself.
  @inlinable
  public var primitiveSequence: PrimitiveSequence<Trait, Element> { self }

  /// The same events without the promise: a value is followed by a completion.
  @inlinable
  public func asObservable() -> Observable<Element> { source }
}

extension PrimitiveSequence {
  /// The `zip` of any number, which those of five and more are written out for.
  @inlinable
  static func zipOfMany<each Source>(
    _ source: repeat PrimitiveSequence<Trait, each Source>,
    resultSelector: @escaping @Sendable (repeat each Source) throws -> Element
  ) -> PrimitiveSequence {
    PrimitiveSequence(raw: .zipOfMany(repeat each source, resultSelector: resultSelector))
  }
}
