// SPDX-License-Identifier: MIT
public import BraidCore

/// One side of a ``Channel``, or of a ``SignalProperty``: a signal of what the other side sends,
/// and a subscriber that sends to the other side.
///
/// Terminals of two channels are connected with ``bind(with:)``. Nothing that is sent to a terminal
/// comes back from it, so subscribing each to the other is no loop either, and leaves room for a
/// conversion. Then each change is converted once, in the direction it takes: the value that was
/// set stays as it was, also if the two conversions are not inverse to each other. Connect two
/// properties this way once, and not in a ring: only a binding knows where a change has been.
public final class ChannelTerminal<Value>: Signal<Value>, SubscriberType,
  @unchecked Sendable  // immutable
{
  @usableFromInline let core: ChannelCore<Value>
  @usableFromInline let side: ChannelSide
  /// What subscribers get.
  @usableFromInline let values: Signal<Value>
  /// What feeds the channel for as long as somebody has or uses this terminal.
  @usableFromInline let link: AnyObject?

  @inlinable
  init(_ core: ChannelCore<Value>, _ side: ChannelSide, _ link: AnyObject?) {
    self.core = core
    self.side = side
    self.link = link
    values = core.values(of: side)
    super.init(.trampolined) { (this, sink: consuming EventSink<Value>, scope) in
      let this = unsafeDowncast(this, to: ChannelTerminal.self)
      this.values.connect(this.probed(this.keepingLink(sink), scope), scope)
    }
  }

  override class var kind: String { "ChannelTerminal" }

  /// Sends a value to the subscribers of the other terminal.
  @inlinable
  public func sendNext(_ value: Value) { core.send(ChannelChange(value), from: side) }

  /// Ends both terminals with an error, also for those who subscribe later.
  @inlinable
  public func sendError(_ error: any Error) { core.finish(.error(error), from: side) }

  /// Completes both terminals, also for those who subscribe later.
  @inlinable
  public func sendCompleted() { core.finish(.completed, from: side) }

  /// Ends a subscription of this terminal when the channel ends.
  @inlinable
  public func didSubscribe(with disposable: CompoundDisposable) {
    core.link(disposable, to: side)
  }

  /// Connects this terminal and another one in both directions: this side takes the value of the
  /// other one first, if that has one, and then each follows the other.
  ///
  /// The end of either channel ends the other one. Until then, or until the binding is disposed,
  /// the two keep each other.
  ///
  /// Binding the same two again, in either order, replaces the first binding: this side takes the
  /// other's value again, and what the first call returned disposes nothing any more. All channels
  /// of one property count as the same. A terminal is not bound with itself.
  ///
  /// A change enters each property and each channel at most once, whichever way it takes, so rings
  /// of bindings settle.
  ///
  /// - Parameter other: A terminal of another channel.
  /// - Returns: Disconnects the two when disposed.
  @inlinable
  @discardableResult
  public func bind(with other: ChannelTerminal<Value>) -> any Disposable {
    let (place, otherPlace) = (place, other.place)
    if place == otherPlace { return Disposables.create() }
    Bindings.replace(place, otherPlace)
    let here = other.changes(withFirst: true).subscribe(ChannelEntrance(self, from: other))
    let there = changes(withFirst: false).subscribe(ChannelEntrance(other, from: self))
    Bindings.note(place, otherPlace, here, there)
    return Disposables.create(here, there)
  }

  /// What the terminal stands for in a binding.
  @inlinable
  var place: BindingPlace { BindingPlace(core.id, core.belongsToProperty ? nil : side) }

  @inlinable
  func changes(withFirst isFirst: Bool) -> Signal<ChannelChange<Value>> {
    let changes = core.changes(of: side, withFirst: isFirst)
    return link == nil ? changes : OperatorSignal(LinkedChanges(changes, self))
  }

  /// A subscriber that keeps the link, so that the subscription may outlive the terminal.
  @inlinable
  func keepingLink<Element>(_ sink: consuming EventSink<Element>) -> EventSink<Element> {
    guard let link else { return sink }
    nonisolated(unsafe) let kept = link  // only kept
    let sink = consume sink
    // Used, and not only captured: nobody promises that what is never used is kept.
    return EventSink(
      next: { value in withExtendedLifetime(kept) { sink.next(value) } },
      finish: { termination in withExtendedLifetime(kept) { sink.finish(termination) } })
  }
}

/// Changes that a terminal sees, for a subscriber that keeps the terminal's link.
@usableFromInline
struct LinkedChanges<Value>: SourceOperator {
  @usableFromInline let changes: Signal<ChannelChange<Value>>
  @usableFromInline let terminal: ChannelTerminal<Value>

  @inlinable
  init(_ changes: Signal<ChannelChange<Value>>, _ terminal: ChannelTerminal<Value>) {
    self.changes = changes
    self.terminal = terminal
  }

  @inlinable
  func run(_ sink: consuming EventSink<ChannelChange<Value>>, _ scope: SinkDisposer) {
    changes.connect(terminal.keepingLink(sink), scope)
  }
}

/// One direction of a binding: sends the changes of one terminal to the other, each once.
@usableFromInline
final class ChannelEntrance<Value>: SubscriberType {
  @usableFromInline let terminal: ChannelTerminal<Value>
  /// The channel that the changes come from; nil for a property, which notes itself.
  @usableFromInline let source: BindingPlace.ID?

  @inlinable
  init(_ terminal: ChannelTerminal<Value>, from source: ChannelTerminal<Value>) {
    self.terminal = terminal
    self.source = source.core.belongsToProperty ? nil : source.core.id
  }

  @inlinable
  func sendNext(_ change: ChannelChange<Value>) {
    let core = terminal.core
    let route =
      change.route ?? (Bindings.rings.load() > 0 ? source.map { ChangeRoute($0) } : nil)
    // A property asks when the change gets there.
    if !core.belongsToProperty, let route, !route.enter(core.id) { return }
    core.send(ChannelChange(change.value, route), from: terminal.side)
  }

  @inlinable
  func sendError(_ error: any Error) { terminal.sendError(error) }

  @inlinable
  func sendCompleted() { terminal.sendCompleted() }

  @inlinable
  func didSubscribe(with disposable: CompoundDisposable) {
    terminal.didSubscribe(with: disposable)
  }
}
