// SPDX-License-Identifier: MIT
import BraidCore

/// How observers share one subscription to a source: when it starts, when it ends, and which values
/// are replayed.
///
/// The columns on the right list the events of an observer that subscribes immediately after the
/// last observer has unsubscribed, some time later, or after the source has terminated.
///
/// | ``disconnection`` | ``restart`` | ``end`` | immediately | later | after termination |
/// |---|---|---|---|---|---|
/// | `lastObserver` | `fresh` | `restart` | new | new | new |
/// | `lastObserver` | `fresh` | `replay` | new | new | buffer, end |
/// | `lastObserver` | `keepingValues` | `restart` | buffer, new | buffer, new | buffer, new |
/// | `lastObserver` | `keepingValues` | `replay` | buffer, new | buffer, new | buffer, end |
/// | `grace` | `fresh` | `restart` | buffer, same | new | new |
/// | `grace` | `fresh` | `replay` | buffer, same | new | buffer, end |
/// | `grace` | `keepingValues` | `restart` | buffer, same | buffer, new | buffer, new |
/// | `grace` | `keepingValues` | `replay` | buffer, same | buffer, new | buffer, end |
/// | `never` | `fresh` | `restart` | buffer, same | buffer, same | new |
/// | `never` | `fresh` | `replay` | buffer, same | buffer, same | buffer, end |
/// | `never` | `keepingValues` | `restart` | buffer, same | buffer, same | buffer, new |
/// | `never` | `keepingValues` | `replay` | buffer, same | buffer, same | buffer, end |
///
/// - *Buffer*: the observer first receives the values buffered for ``replay``; with `.none` there
///   are none.
/// - *New*: the source is subscribed again, under the conditions of ``connection``. With `.atOnce`,
///   which is about the first subscription, the first observer resubscribes.
/// - *Same*: the subscription to the source is still active, and the observer joins it.
/// - *End*: the observer receives the source's terminal event.
public struct SharePolicy: Sendable {
  /// Which earlier values a late observer receives.
  public enum Replay: Sendable, Hashable {
    /// None.
    case none
    /// The given number of most recent values.
    case latest(Int)
    /// All values of the current subscription to the source.
    case all
  }

  /// When the source is subscribed.
  public enum Connection: Sendable, Hashable {
    /// When the shared observable is made.
    case atOnce
    /// When the first observer subscribes.
    case firstObserver
    /// When the number of observers reaches the given number.
    case observers(Int)
  }

  /// When the subscription to the source is disposed for lack of observers.
  public enum Disconnection: Sendable {
    /// When the last observer unsubscribes.
    case lastObserver
    /// After a grace period without observers. An observer that subscribes in time joins the
    /// existing connection.
    case grace(Duration, on: any SchedulerType)
    /// When the shared observable itself is released.
    case never
  }

  /// The replay buffer of a new subscription to the source.
  public enum Restart: Sendable, Hashable {
    /// Empty.
    case fresh
    /// The values buffered by the previous subscription.
    case keepingValues
  }

  /// The events of an observer that subscribes after the source has terminated.
  public enum End: Sendable, Hashable {
    /// The buffered values and the terminal event; the source is never subscribed again.
    case replay
    /// The values of a new subscription to the source.
    case restart
  }

  /// Which earlier values a late observer receives.
  public var replay: Replay
  /// When the source is subscribed.
  public var connection: Connection
  /// When the subscription to the source is disposed for lack of observers.
  public var disconnection: Disconnection
  /// The replay buffer of a new subscription to the source.
  public var restart: Restart
  /// The events of an observer that subscribes after the source has terminated.
  public var end: End

  /// A policy.
  ///
  /// The defaults share as ``ObservableType/share(replay:scope:)`` without arguments does.
  ///
  /// - Parameters:
  ///   - replay: Which earlier values a late observer receives.
  ///   - connection: When the source is subscribed.
  ///   - disconnection: When the subscription to the source is disposed for lack of observers.
  ///   - restart: The replay buffer of a new subscription to the source.
  ///   - end: The events of an observer that subscribes after the source has terminated.
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
  /// Shares one subscription to the source among all observers, by the rules of a policy.
  ///
  ///     source        -a-b-c-d|
  ///     from tick 0   -a-b-c-d|
  ///     from tick 4   ----bc-d|
  ///
  /// (`share(SharePolicy(replay: .latest(1)))`.)
  ///
  /// ```swift
  /// let position = Observable<Int>.interval(.seconds(1), scheduler: MainScheduler.instance)
  /// let shared = position.share(
  ///   SharePolicy(
  ///     replay: .latest(1), disconnection: .grace(.seconds(5), on: MainScheduler.instance)))
  /// ```
  ///
  /// ``share(replay:scope:)`` is RxSwift's operator, with its own implementation and order of
  /// teardown. Its `.whileConnected` corresponds to the default policy, its `.forever` to
  /// `restart: .keepingValues, end: .replay`. ``SharePolicy`` has a table of all combinations.
  ///
  /// - **Ends:** the source is torn down, then all observers receive the terminal event (C6).
  /// - **Threads:** observers may subscribe and unsubscribe concurrently on any thread. Exactly one
  ///   of them subscribes to the source, and no lock is held during that call. Events are delivered
  ///   on the thread on which the source emits them. After a grace period, the source is torn down
  ///   on the policy's scheduler.
  /// - **Complexity:** O(n) per value for n observers; buffers the values to replay.
  ///
  /// - Parameter policy: When the subscription starts and ends, and which values are replayed.
  /// - Returns: An observable that shares. When it is released and has no observers, its
  ///   subscription ends, whatever the policy.
  public func share(_ policy: SharePolicy) -> Observable<Element> {
    nonisolated(unsafe) let source = rawSource  // only subscribed to
    let type = RawType(Element.self)
    let core = MulticastCore(policy.rules) { previous in
      let subject = SubjectCore.replaying(type, limit: policy.replay.limit)
      if let old = previous?.subject { subject.keepValues(of: old) }
      return MulticastSession(source, subject)
    }
    if policy.connection == .atOnce { core.connect() }
    return makeObservable(core)
  }
}

extension SharePolicy.Replay {
  /// The number of values.
  fileprivate var limit: Int {
    switch self {
    case .none: 0
    case .latest(let count): max(count, 0)
    case .all: .max
    }
  }
}

extension SharePolicy {
  fileprivate var rules: MulticastRules {
    var rules = MulticastRules(keepsEnded: end == .replay, endsWithCore: true)
    if case .observers(let count) = connection { rules.observers = count }
    rules.keepsValues = restart == .keepingValues
    switch disconnection {
    case .lastObserver: break
    case .grace(let length, let scheduler): rules.disconnection = .grace(length, scheduler.timing)
    case .never: rules.disconnection = .never
    }
    return rules
  }
}
