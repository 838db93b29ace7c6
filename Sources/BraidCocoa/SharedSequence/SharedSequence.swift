// SPDX-License-Identifier: MIT
public import BraidObservable

/// A sequence that cannot fail and whose observers share one subscription to its source.
///
/// The strategy defines how the subscription is shared and where values arrive. There are two:
/// ``Driver``, for state, and ``Signal``, for events. For a strategy of your own, implement
/// ``SharingStrategyProtocol``.
///
/// A conversion to a shared sequence specifies the replacement for an error:
/// `asDriver(onErrorJustReturn:)` and its variants. The closures of operators do not throw. The
/// result of each operator is shared, too: its closure is called once per value, however many
/// observers there are.
///
/// The type wraps an observable and has the same cost.
public struct SharedSequence<SharingStrategy: SharingStrategyProtocol, Element>:
  SharedSequenceConvertibleType
{
  let source: Observable<Element>

  /// Shares an observable.
  ///
  /// It must not fail and must emit on the strategy's scheduler, which is not checked.
  init(_ source: Observable<Element>) { self.source = SharingStrategy.share(source) }

  /// Wraps an observable without sharing it.
  init(raw source: Observable<Element>) { self.source = source }

  /// Returns the same events as an observable.
  public func asObservable() -> Observable<Element> { source }

  /// Returns this sequence.
  public func asSharedSequence() -> SharedSequence<SharingStrategy, Element> { self }

  /// Returns the same values as a sequence that cannot fail.
  public func asInfallible() -> Infallible<Element> { Infallible(raw: source) }
}

extension SharedSequence: Sendable where Element: Sendable {}

/// Defines how a ``SharedSequence`` is shared, and on which scheduler its values arrive.
public protocol SharingStrategyProtocol: SendableMetatype {
  /// The scheduler on which values arrive.
  static var scheduler: any SchedulerType { get }

  /// Shares one subscription to `source` among all observers of the result.
  ///
  /// - Parameter source: The observable to share. It cannot fail, and emits on ``scheduler``.
  static func share<Element>(_ source: Observable<Element>) -> Observable<Element>
}

/// A type that can be converted to a ``SharedSequence`` and has its operators.
public protocol SharedSequenceConvertibleType: ObservableConvertibleType {
  /// The sharing strategy.
  associatedtype SharingStrategy: SharingStrategyProtocol

  /// Returns the shared sequence of the same values.
  func asSharedSequence() -> SharedSequence<SharingStrategy, Element>
}

extension SharedSequenceConvertibleType {
  /// Returns an observable of the same values.
  public func asObservable() -> Observable<Element> { asSharedSequence().asObservable() }

  /// The underlying observable.
  var shared: Observable<Element> { asSharedSequence().source }
}
