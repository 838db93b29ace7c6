// SPDX-License-Identifier: MIT
public import BraidObservable

/// A sequence for what happens once: it cannot fail, its values arrive on the main thread, and
/// nothing is repeated to new observers.
///
///     source        a--b--c|
///     from tick 0   a--b--c|
///     from tick 4   ------c|
///
/// ```swift
/// let alerts = failures.asSignal()
/// alerts.emit(onNext: { screen.show($0) }).disposed(by: bag)
/// ```
///
/// All observers share one subscription to the source, which lasts while somebody observes:
/// `share(scope: .whileConnected)`. For state, where a new observer needs the newest value, use
/// ``Driver``.
///
/// It has nothing to do with the `Signal` of `BraidSignal`. A file that imports both modules writes
/// ``RxSignal`` and `RACSignal`.
///
/// - **Ends:** completes if the source does; never fails.
/// - **Threads:** values arrive on the main queue, inside the call where that is possible.
public typealias Signal<Element> = SharedSequence<SignalSharingStrategy, Element>

/// What makes a shared sequence a ``Signal``.
public struct SignalSharingStrategy: SharingStrategyProtocol {
  /// The main scheduler, or what ``SharingScheduler`` says.
  public static var scheduler: any SchedulerType { SharingScheduler.make() }

  /// Shares one subscription while it is observed.
  @inlinable
  public static func share<Element>(_ source: Observable<Element>) -> Observable<Element> {
    source.share(scope: .whileConnected)
  }
}

extension SharedSequenceConvertibleType where SharingStrategy == SignalSharingStrategy {
  /// The signal of the same values.
  @inlinable
  public func asSignal() -> Signal<Element> { asSharedSequence() }
}
