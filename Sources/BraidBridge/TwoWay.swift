// SPDX-License-Identifier: MIT
public import BraidObservable
public import BraidSignal

/// Something that has two-way connections: a property, a relay, a terminal.
public protocol ChannelMaker<Value> {
  /// The values that it emits and takes.
  associatedtype Value

  /// A new two-way connection: the terminal emits the changes that others make, and values sent to
  /// it are taken and not echoed.
  func channel() -> ChannelTerminal<Value>
}

extension SignalProperty: ChannelMaker {}

extension ChannelTerminal: ChannelMaker {
  /// Itself.
  public func channel() -> ChannelTerminal<Value> { self }
}

extension BehaviorRelay: ChannelMaker {
  /// A new two-way connection to the relay: the terminal replays its value, then emits the changes
  /// that others make; values sent to the terminal are accepted and not echoed.
  ///
  /// - **Ends:** completes when the relay is released. An end that is sent to the terminal ends the
  ///   connection and not the relay.
  public func channel() -> ChannelTerminal<Element> { .link(to: subject.core, node, value) }
}

extension PublishRelay: ChannelMaker {
  /// A new two-way connection to the relay: the terminal emits the changes that others make; values
  /// sent to it are accepted and not echoed.
  ///
  /// - **Ends:** completes when the relay is released. An end that is sent to the terminal ends the
  ///   connection and not the relay.
  public func channel() -> ChannelTerminal<Element> { .link(to: subject.core, node, nil) }
}

extension ReplayRelay: ChannelMaker {
  /// A new two-way connection to the relay: the terminal replays its latest value, then emits the
  /// changes that others make; values sent to it are accepted and not echoed.
  ///
  /// - **Ends:** completes when the relay is released. An end that is sent to the terminal ends the
  ///   connection and not the relay.
  public func channel() -> ChannelTerminal<Element> { .link(to: subject.core, node, nil) }
}

extension TwoWayType where Self: Sendable {
  /// A new two-way connection to a view's value: the terminal emits the value and the changes that
  /// the user makes; values sent to it are shown.
  ///
  /// Each call makes a separate connection: binding the same view again replaces no binding, and a
  /// value that one connection shows is not sent to the others.
  ///
  /// - **Ends:** completes when the view is released, if its observable completes then. An end that
  ///   is sent to the terminal ends the connection.
  /// - **Threads:** call it on the view's thread. On another thread, the view's value arrives later
  ///   and counts as a change made in the view.
  public func channel() -> ChannelTerminal<Element> {
    .link({ terminal in asObservable().asRACSignal().subscribe(terminal) }, set: { onNext($0) })
  }
}

/// Connects two values of either model: the left one takes the value of the right one, if it has
/// one, and then each follows the other.
///
/// ```swift
/// let balance = SignalProperty(0)
/// let shown = BehaviorRelay(value: 10)
/// let binding = balance <~> shown
/// balance.value = 20
/// print(shown.value)  // 20
/// binding.dispose()
/// ```
///
/// Each change enters each side once, whatever path it takes, even in a ring of bindings.
/// Connecting the same two again replaces the first connection. An observer that subscribed to one
/// side before the connection receives a change before the other side; if it sets that side, each
/// side ends with the value of the other.
///
/// - Returns: Disconnects the two when disposed.
@discardableResult
public func <~> <Left: ChannelMaker, Right: ChannelMaker>(
  left: Left, right: Right
) -> any Disposable where Left.Value == Right.Value {
  left.channel().bind(with: right.channel())
}

/// Connects a value and a view's value: the left side takes the view's value, and then each follows
/// the other.
///
/// - Returns: Disconnects the two when disposed.
@discardableResult
public func <~> <Left: ChannelMaker, Right: TwoWayType & Sendable>(
  left: Left, right: Right
) -> any Disposable where Left.Value == Right.Element {
  left.channel().bind(with: right.channel())
}

/// Connects a view's value and a value: the view shows the value, and then each follows the other.
///
/// Call it on the view's thread; see `channel()`.
///
/// - Returns: Disconnects the two when disposed.
@discardableResult
public func <~> <Left: TwoWayType & Sendable, Right: ChannelMaker>(
  left: Left, right: Right
) -> any Disposable where Left.Element == Right.Value {
  left.channel().bind(with: right.channel())
}
