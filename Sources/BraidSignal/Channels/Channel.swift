// SPDX-License-Identifier: MIT
import BraidCore

/// A two-way connection between two sides, such as a model and a view.
///
///     channel.leading  <--->  channel.following
///     (the model)             (the view)
///
/// A value sent to one ``ChannelTerminal`` is received by the subscribers of the other terminal,
/// and never echoed to subscribers of the same terminal.
///
/// ```swift
/// let name = Channel<String>()
/// name.leading.subscribe(next: { print("the model receives \($0)") })
/// name.following.subscribe(next: { print("the view receives \($0)") })
/// name.leading.sendNext("Ada")  // the view receives Ada
/// name.following.sendNext("Bob")  // the model receives Bob
/// ```
///
/// The model's value comes first: a subscriber of ``following`` receives the latest value sent to
/// ``leading``, if there is one, and then new values. A subscriber of ``leading`` receives only new
/// values. For a channel of a property, use ``SignalProperty/channel()``.
///
/// - **Ends:** an error or a completion sent to either terminal ends both, that terminal first, and
///   is replayed to later subscribers of both. Only the first terminal event counts.
/// - **Threads:** values arrive on the thread that sends them. Both terminals can be sent to from
///   any thread (C3).
public final class Channel<Value> {
  /// The model's side.
  ///
  /// Its subscribers receive the values sent to ``following`` after they subscribe.
  public let leading: ChannelTerminal<Value>
  /// The view's side.
  ///
  /// Its subscribers receive the latest value sent to ``leading``, if there is one, then new
  /// values.
  public let following: ChannelTerminal<Value>

  /// Creates a channel without a value.
  public convenience init() { self.init(nil) }

  /// Creates a channel whose following terminal starts with `value`, if there is one, and retains
  /// `link` as long as that terminal is retained or in use.
  ///
  /// - Parameters:
  ///   - property: The property of the channel, if it belongs to one.
  ///   - part: The part of the property, if it belongs to one.
  init(
    _ value: Value?, keeping link: AnyObject? = nil, of property: ChangeRoute.Place? = nil,
    _ part: AnyKeyPath? = nil
  ) {
    let core = ChannelCore<Value>(value, property, part)
    leading = ChannelTerminal(core, .leading, nil)
    following = ChannelTerminal(core, .following, link)
  }
}

extension Channel: Sendable where Value: Sendable {}

/// Selects a terminal of a channel: its subscribers and senders.
enum ChannelSide: Hashable, Sendable { case leading, following }

/// Both directions of a channel.
final class ChannelCore<Value>: @unchecked Sendable {  // immutable; subjects and flags are safe
  /// Forwards the values sent to the following terminal.
  let toLeading = SignalSubject<Value>()
  /// Forwards the values sent to the leading terminal, and replays the latest one.
  let toFollowing = ReplaySignalSubject<Value>(capacity: 1)
  /// The subscriptions in which a terminal is the subscriber.
  private let sources = SubjectSources()
  let hasTerminated = AtomicFlag()
  /// Identifies the channel, or the property that it belongs to.
  let id: ChangeRoute.Place
  let belongsToProperty: Bool
  /// The part of the property that it belongs to.
  let part: AnyKeyPath?

  init(_ value: Value?, _ property: ChangeRoute.Place?, _ part: AnyKeyPath?) {
    self.part = part
    id = property ?? ChangeRoute.newPlace()
    belongsToProperty = property != nil
    if let value { toFollowing.sendNext(value) }
  }

  /// The values that a terminal emits; one that can return has a ``ChangeMark``.
  func values(of side: ChannelSide) -> SignalSubject<Value> {
    side == .leading ? toLeading : toFollowing
  }

  /// Sends a value to a terminal, with the places it has visited, if it can return.
  func send(_ value: Value, _ route: ChangeRoute?, from side: ChannelSide) {
    let subject = values(of: side == .leading ? .following : .leading).core
    guard let route else { return subject.next(value) }
    subject.next(value, marked: ChangeMark(route, from: 0, in: subject))
  }

  /// The route of the value that the leading terminal is emitting on this thread, if it has one.
  var currentRoute: ChangeRoute? {
    ChangeMark.current(of: ObjectIdentifier(toLeading.core))?.route
  }

  /// Ends both directions, first the direction of `side`, as in ReactiveObjC (RACChannel.m:37).
  func finish(_ termination: Termination, from side: ChannelSide) {
    if !hasTerminated.setIfClear() { return }
    sources.dispose()
    if side == .leading { toLeading.core.finish(termination) }
    toFollowing.core.finish(termination)
    if side == .following { toLeading.core.finish(termination) }
  }

  /// Disposes a subscription whose subscriber is a terminal when the channel ends.
  func link(_ disposable: CompoundDisposable) {
    sources.link(disposable) { hasTerminated.isSet }
  }

  deinit { sources.dispose() }
}
