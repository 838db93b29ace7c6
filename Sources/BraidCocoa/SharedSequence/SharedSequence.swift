// SPDX-License-Identifier: MIT
public import BraidObservable

/// A sequence that cannot fail, and whose observers share one subscription to what it is made of.
///
/// The strategy says how it is shared and where its values arrive. There are two: ``Driver``, for
/// state, and ``Signal``, for events. A strategy of your own is a ``SharingStrategyProtocol``.
///
/// What makes one says what takes the place of errors:
/// `asDriver(onErrorJustReturn:)` and its relatives. The closures of its operators do not throw.
/// The result of each operator is shared, too: however many observers it has, its closure is called
/// once a value.
///
/// A thin wrapper: it costs what the observable inside costs.
public struct SharedSequence<SharingStrategy: SharingStrategyProtocol, Element>:
  SharedSequenceConvertibleType
{
  @usableFromInline let source: Observable<Element>

  /// Shares an observable that does not fail, and sends where the strategy says: nothing checks it.
  @inlinable
  init(_ source: Observable<Element>) { self.source = SharingStrategy.share(source) }

  /// Wraps an observable that need not be shared.
  @inlinable
  init(raw source: Observable<Element>) { self.source = source }

  /// The same events without the promises.
  @inlinable
  public func asObservable() -> Observable<Element> { source }

  /// Itself.
  @inlinable
  public func asSharedSequence() -> SharedSequence<SharingStrategy, Element> { self }

  /// The same values as a sequence whose type says that it cannot fail.
  @inlinable
  public func asInfallible() -> Infallible<Element> { Infallible(raw: source) }
}

extension SharedSequence: Sendable where Element: Sendable {}

/// How a ``SharedSequence`` is shared, and where its values arrive.
public protocol SharingStrategyProtocol: SendableMetatype {
  /// Where values arrive.
  static var scheduler: any SchedulerType { get }

  /// Shares one subscription to `source` among all observers of the result.
  ///
  /// - Parameter source: Cannot fail, and sends on ``scheduler``.
  static func share<Element>(_ source: Observable<Element>) -> Observable<Element>
}

/// Something that is a ``SharedSequence``, or can be turned into one; it has the operators.
public protocol SharedSequenceConvertibleType: ObservableConvertibleType {
  /// How it is shared.
  associatedtype SharingStrategy: SharingStrategyProtocol

  /// The shared sequence of the same values.
  func asSharedSequence() -> SharedSequence<SharingStrategy, Element>
}

extension SharedSequenceConvertibleType {
  /// The observable that sends the same values.
  @inlinable
  public func asObservable() -> Observable<Element> { asSharedSequence().asObservable() }

  /// The observable inside.
  @inlinable
  var shared: Observable<Element> { asSharedSequence().source }
}
