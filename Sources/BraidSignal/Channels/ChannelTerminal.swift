// SPDX-License-Identifier: MIT
public import BraidCore

/// One side of a ``Channel``, or of a ``SignalProperty``: a signal of what the other side sends,
/// and a subscriber that sends to the other side.
///
/// Terminals of two channels are connected with ``bind(with:)``, or by subscribing each to the
/// other. Nothing that is sent to a terminal comes back from it, so that is no loop.
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
  public func sendNext(_ value: Value) { core.send(value, from: side) }

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
  /// - Parameter other: A terminal of another channel.
  /// - Returns: Disconnects the two when disposed.
  @inlinable
  @discardableResult
  public func bind(with other: ChannelTerminal<Value>) -> any Disposable {
    let here = other.subscribe(self)
    let there = keepingLink(core.changes(of: side)).subscribe(other)
    return Disposables.create(here, there)
  }

  @inlinable
  func keepingLink(_ signal: Signal<Value>) -> Signal<Value> {
    link == nil ? signal : OperatorSignal(LinkedChanges(signal, self))
  }

  /// A subscriber that keeps the link, so that the subscription may outlive the terminal.
  @inlinable
  func keepingLink(_ sink: consuming EventSink<Value>) -> EventSink<Value> {
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
@frozen
@usableFromInline
struct LinkedChanges<Value>: SourceOperator {
  @usableFromInline let changes: Signal<Value>
  @usableFromInline let terminal: ChannelTerminal<Value>

  @inlinable
  init(_ changes: Signal<Value>, _ terminal: ChannelTerminal<Value>) {
    self.changes = changes
    self.terminal = terminal
  }

  @inlinable
  func run(_ sink: consuming EventSink<Value>, _ scope: SinkDisposer) {
    changes.connect(terminal.keepingLink(sink), scope)
  }
}
