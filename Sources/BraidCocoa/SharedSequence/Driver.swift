// SPDX-License-Identifier: MIT
public import BraidObservable

/// A sequence for what a view shows: it cannot fail, its values arrive on the main thread, and a
/// new observer gets the newest one at once.
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
/// All observers share one subscription to the source, which lasts while somebody observes:
/// `share(replay: 1, scope: .whileConnected)`. For events that must not be repeated to whoever
/// comes later use ``Signal``.
///
/// - **Ends:** completes if the source does; never fails.
/// - **Threads:** values arrive on the main queue, inside the call where that is possible. `drive`
///   is called on the main thread, since it sends the newest value inside the call: elsewhere it
///   stops the program. Operators with time take the main scheduler, and need no argument.
public typealias Driver<Element> = SharedSequence<DriverSharingStrategy, Element>

/// What makes a shared sequence a ``Driver``.
public struct DriverSharingStrategy: SharingStrategyProtocol {
  /// The main scheduler, or what ``SharingScheduler`` says.
  public static var scheduler: any SchedulerType { SharingScheduler.make() }

  /// Shares one subscription while it is observed; who comes late gets the newest value.
  @inlinable
  public static func share<Element>(_ source: Observable<Element>) -> Observable<Element> {
    source.share(replay: 1, scope: .whileConnected)
  }
}

extension SharedSequenceConvertibleType where SharingStrategy == DriverSharingStrategy {
  /// The driver of the same values.
  @inlinable
  public func asDriver() -> Driver<Element> { asSharedSequence() }
}
