// SPDX-License-Identifier: MIT
public import BraidObservable

/// Events for a view: a sequence that cannot fail, emits on the main thread, and replays nothing to
/// new observers.
///
///     source        a--b--c|
///     from tick 0   a--b--c|
///     from tick 4   ------c|
///
/// ```swift
/// @MainActor func alert(_ failures: PublishRelay<String>, _ bag: DisposeBag) {
///   let alerts = failures.asSignal()
///   alerts.emit(onNext: { print($0) }).disposed(by: bag)
/// }
/// ```
///
/// All observers share one subscription to the source, which lasts as long as there is an observer:
/// `share(scope: .whileConnected)`. For state, where a new observer needs the newest value, use
/// ``Driver``.
///
/// Not related to the `Signal` of `BraidSignal`: a file that imports both modules writes
/// ``RxSignal`` and `RACSignal`.
///
/// - **Ends:** completes with the source; never fails.
/// - **Threads:** values arrive on the main queue, synchronously if they are sent there.
public typealias Signal<Element> = SharedSequence<SignalSharingStrategy, Element>

/// The sharing strategy of a ``Signal``.
public struct SignalSharingStrategy: SharingStrategyProtocol {
  /// The main scheduler, or the scheduler set by ``SharingScheduler``.
  public static var scheduler: any SchedulerType { SharingScheduler.make() }

  /// Shares one subscription while there is an observer.
  @inlinable
  public static func share<Element>(_ source: Observable<Element>) -> Observable<Element> {
    source.share(scope: .whileConnected)
  }
}

extension SharedSequenceConvertibleType where SharingStrategy == SignalSharingStrategy {
  /// Returns the signal of the same values.
  @inlinable
  public func asSignal() -> Signal<Element> { asSharedSequence() }
}
