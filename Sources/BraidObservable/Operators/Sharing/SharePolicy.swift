// SPDX-License-Identifier: MIT
public import BraidCore

/// How observers share one subscription: when it begins, when it ends, and what is kept.
///
/// What an observer gets that comes when all others have gone, or after the end of the source:
///
/// | lets go | restart | at the end | comes at once | comes later | comes after the end |
/// |---|---|---|---|---|---|
/// | with the last | fresh | restart | begins anew | begins anew | begins anew |
/// | with the last | fresh | replay | begins anew | begins anew | kept, end |
/// | with the last | keeps | restart | kept, begins anew | kept, begins anew | kept, begins anew |
/// | with the last | keeps | replay | kept, begins anew | kept, begins anew | kept, end |
/// | after a time | fresh | restart | kept, goes on | begins anew | begins anew |
/// | after a time | fresh | replay | kept, goes on | begins anew | kept, end |
/// | after a time | keeps | restart | kept, goes on | kept, begins anew | kept, begins anew |
/// | after a time | keeps | replay | kept, goes on | kept, begins anew | kept, end |
/// | never | fresh | restart | kept, goes on | kept, goes on | begins anew |
/// | never | fresh | replay | kept, goes on | kept, goes on | kept, end |
/// | never | keeps | restart | kept, goes on | kept, goes on | kept, begins anew |
/// | never | keeps | replay | kept, goes on | kept, goes on | kept, end |
///
/// *Kept* is what ``replay`` keeps: with `.none` nothing. *Begins anew*: subscribes to the source
/// again, as ``connection`` says (at once where it says so for the first time only: later with the
/// first observer). *Goes on*: the subscription was kept.
public struct SharePolicy: Sendable {
  /// Which values a late observer gets.
  public enum Replay: Sendable, Hashable {
    /// None of those before it came.
    case none
    /// The last ones, so many at most.
    case latest(Int)
    /// All, since the subscription to the source began.
    case all
  }

  /// When the source is subscribed to.
  public enum Connection: Sendable, Hashable {
    /// When the shared observable is made.
    case atOnce
    /// When the first observer comes.
    case firstObserver
    /// When there are so many observers.
    case observers(Int)
  }

  /// When the subscription to the source is given up, if nobody observes any more.
  public enum Disconnection: Sendable {
    /// When the last observer goes.
    case lastObserver
    /// When the last observer has been gone for some time: one that comes meanwhile goes on with
    /// it.
    case grace(Duration, on: any SchedulerType)
    /// When the shared observable itself is let go.
    case never
  }

  /// What a new subscription to the source begins with.
  public enum Restart: Sendable, Hashable {
    /// Nothing.
    case fresh
    /// The values that the one before kept.
    case keepingValues
  }

  /// What observers get that come after the source has ended.
  public enum End: Sendable, Hashable {
    /// What is kept, and the end; the source is never subscribed to again.
    case replay
    /// A new subscription to the source.
    case restart
  }

  /// Which values a late observer gets.
  public var replay: Replay
  /// When the source is subscribed to.
  public var connection: Connection
  /// When the subscription to the source is given up.
  public var disconnection: Disconnection
  /// What a new subscription to the source begins with.
  public var restart: Restart
  /// What observers get that come after the source has ended.
  public var end: End

  /// A policy; without arguments it is that of ``ObservableType/share(replay:scope:)``.
  ///
  /// - Parameters:
  ///   - replay: Which values a late observer gets.
  ///   - connection: When the source is subscribed to.
  ///   - disconnection: When that is given up.
  ///   - restart: What a new subscription to the source begins with.
  ///   - end: What observers get that come after the source has ended.
  public init(
    replay: Replay = .none, connection: Connection = .firstObserver,
    disconnection: Disconnection = .lastObserver, restart: Restart = .fresh, end: End = .restart
  ) {
    self.replay = replay
    self.connection = connection
    self.disconnection = disconnection
    self.restart = restart
    self.end = end
  }
}

extension ObservableType {
  /// Shares one subscription to the source among all observers, as a policy says.
  ///
  ///     source        -a-b-c-d|
  ///     from tick 0   -a-b-c-d|
  ///     from tick 4   ----bc-d|
  ///
  /// (`share(SharePolicy(replay: .latest(1)))`.) ``share(replay:scope:)`` is RxSwift's, with
  /// an implementation and an order of endings of its own: `.whileConnected` shares as the default
  /// policy does, `.forever` as `restart: .keepingValues, end: .replay`. ``SharePolicy`` has a
  /// table of what the policies do.
  ///
  /// - **Ends:** the source is torn down, then all observers receive the end (C6).
  /// - **Threads:** observers may come and go on any threads at once: exactly one of them
  ///   subscribes to the source, and no lock is held meanwhile. Events arrive where the source
  ///   sends them; a subscription that is given up after a time is torn down on the scheduler.
  ///
  /// - Parameter policy: When the subscription begins and ends, and what is kept.
  /// - Returns: An observable that shares. If nobody holds or observes it any more, its
  ///   subscription ends, whatever the policy says.
  @inlinable
  public func share(_ policy: SharePolicy) -> Observable<Element> {
    switch policy.replay {
    case .none: SharedSource.observable(of: asObservable(), policy, NoReplay())
    case .latest(let count):
      SharedSource.observable(of: asObservable(), policy, ReplayBuffer(limit: max(count, 0)))
    case .all: SharedSource.observable(of: asObservable(), policy, ReplayBuffer(limit: .max))
    }
  }
}
