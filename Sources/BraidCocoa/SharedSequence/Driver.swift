// SPDX-License-Identifier: MIT
public import BraidObservable

/// State for a view: a sequence that cannot fail, emits on the main thread, and replays its newest
/// value to new observers.
///
///     source        a--b--c|
///     from tick 0   a--b--c|
///     from tick 4   ----b-c|
///
/// ```swift
/// @MainActor func show(_ titles: Observable<String>, _ bag: DisposeBag) {
///   let title = titles.asDriver(onErrorJustReturn: "")
///   title.drive(onNext: { print($0) }).disposed(by: bag)
///   title.map { $0.count }.drive(onNext: { print($0) }).disposed(by: bag)
/// }
/// ```
///
/// All observers share one subscription to the source, which lasts as long as there is an observer:
/// `share(replay: 1, scope: .whileConnected)`. For events that must not be replayed to new
/// observers, use ``Signal``.
///
/// - **Ends:** completes with the source; never fails.
/// - **Threads:** values arrive on the main queue, synchronously if they are sent there. Call
///   `drive` on the main thread, because it sends the newest value synchronously; on another thread
///   it traps. Operators with timers use the main scheduler and take no scheduler argument.
public typealias Driver<Element> = SharedSequence<DriverSharingStrategy, Element>

/// The sharing strategy of a ``Driver``.
public struct DriverSharingStrategy: SharingStrategyProtocol {
  /// The main scheduler, or the scheduler set by ``SharingScheduler``.
  public static var scheduler: any SchedulerType { SharingScheduler.make() }

  /// Shares one subscription while there is an observer, and replays the newest value to new
  /// observers.
  @inlinable
  public static func share<Element>(_ source: Observable<Element>) -> Observable<Element> {
    source.share(replay: 1, scope: .whileConnected)
  }
}

extension SharedSequenceConvertibleType where SharingStrategy == DriverSharingStrategy {
  /// Returns the driver of the same values.
  @inlinable
  public func asDriver() -> Driver<Element> { asSharedSequence() }
}

// Names for files in which another module or a type of the user's takes the usual ones.

/// ``Signal``, for files in which that name means something else as well: `BraidSignal` has a class
/// of that name, `RACSignal`.
public typealias RxSignal<Element> = Signal<Element>

/// ``Driver``, for files in which that name means something else as well.
public typealias RxDriver<Element> = Driver<Element>
