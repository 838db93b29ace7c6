// SPDX-License-Identifier: MIT
public import BraidCore

/// One side of a ``Channel`` or of a ``SignalProperty``: a signal of the values sent to the other
/// side, and a subscriber that sends to the other side.
///
/// ```swift
/// let model = Channel<String>()
/// let view = Channel<String>()
/// view.leading.bind(with: model.following)
/// view.following.subscribe(next: { print($0) })
/// model.leading.sendNext("Ada")  // Ada
/// ```
///
/// To connect the terminals of two channels, use ``bind(with:)``. A terminal does not echo the
/// values sent to it, so subscribing two terminals to each other is not a loop either, and allows a
/// conversion in each direction. Each change is then converted once, in the direction in which it
/// travels; the value that was set remains unchanged, even if the two conversions are not inverse.
/// Connect two properties this way only once, and not in a ring: only a binding records where a
/// change has been.
public final class ChannelTerminal<Value>: Signal<Value>, SubscriberType,
  @unchecked Sendable  // immutable
{
  let core: ChannelCore<Value>
  let side: ChannelSide
  /// The signal that subscribers receive.
  let values: SignalSubject<Value>
  /// Feeds the channel as long as this terminal is retained or in use.
  let link: AnyObject?

  init(_ core: ChannelCore<Value>, _ side: ChannelSide, _ link: AnyObject?) {
    self.core = core
    self.side = side
    self.link = link
    values = core.values(of: side)
    super.init(.trampolined) { (this, sink: consuming EventSink<Value>, scope) in
      let this = unsafeDowncast(this, to: ChannelTerminal.self)
      this.values.connect(this.keepingLink(sink), scope)
    }
  }

  override class var kind: String { "ChannelTerminal" }

  /// Sends a value to the subscribers of the other terminal.
  public func sendNext(_ value: Value) { core.send(value, nil, from: side) }

  /// Ends both terminals with an error, which later subscribers also receive.
  public func sendError(_ error: any Error) { core.finish(.error(error), from: side) }

  /// Completes both terminals; later subscribers also receive the completion.
  public func sendCompleted() { core.finish(.completed, from: side) }

  /// Disposes a subscription of this terminal when the channel ends.
  public func didSubscribe(with disposable: CompoundDisposable) {
    core.link(disposable)
  }

  /// Connects two terminals in both directions: this side takes the other side's value, if it has
  /// one, and then each follows the other.
  ///
  /// The end of either channel ends the other one. Until then, or until the binding is disposed,
  /// the two terminals retain each other.
  ///
  /// Binding the same two terminals again, in either order, replaces the first binding: this side
  /// takes the other side's value again, and the disposable of the first call has no effect. All
  /// channels of one property count as the same terminal. A terminal cannot be bound to itself; the
  /// call has no effect.
  ///
  /// A change enters each property and each channel at most once, on whatever path, so rings of
  /// bindings settle. An observer that subscribed to one side before the binding receives a change
  /// before the other side; if it sets that side, each side ends with the value of the other.
  ///
  /// - Parameter other: A terminal of another channel.
  /// - Returns: A disposable that disconnects the two.
  @discardableResult
  public func bind(with other: ChannelTerminal<Value>) -> any Disposable {
    bind(with: other, to: { $0 }, from: { $0 })
  }

  /// Connects two terminals of different types in both directions, with a conversion for each.
  ///
  /// ```swift
  /// let volume = SignalProperty(5)
  /// let text = SignalProperty("")
  /// text.channel().bind(with: volume.channel(), map: { "\($0)" }, back: { Int($0) ?? 0 })
  /// text.value = "11"
  /// print(volume.value)  // 11
  /// ```
  ///
  /// A change is converted once for each terminal it passes, in its own direction. The value that
  /// was set stays as it is, even if the conversions are not inverse. Otherwise like
  /// ``bind(with:)``.
  ///
  /// - Parameters:
  ///   - other: A terminal of another channel.
  ///   - convert: Converts a value of the other terminal for this one.
  ///   - convertBack: Converts a value of this terminal for the other one.
  /// - Returns: A disposable that disconnects the two.
  @preconcurrency @discardableResult
  public func bind<Other>(
    with other: ChannelTerminal<Other>, map convert: @escaping @Sendable (Other) -> Value,
    back convertBack: @escaping @Sendable (Value) -> Other
  ) -> any Disposable {
    bind(
      with: other, to: { $0.map(convert) }, from: { $0.map(convertBack) })
  }

  /// Connects two terminals.
  ///
  /// - Parameters:
  ///   - other: A terminal of another channel.
  ///   - toThis: Returns the changes of the other terminal for this one.
  ///   - toOther: Returns the changes of this terminal for the other one.
  func bind<Other>(
    with other: ChannelTerminal<Other>,
    to toThis: (Signal<Other>) -> Signal<Value>, from toOther: (Signal<Value>) -> Signal<Other>
  ) -> any Disposable {
    let (place, otherPlace) = (place, other.place)
    if place == otherPlace { return Disposables.create() }
    Bindings.replace(place, otherPlace)
    // First, so that a value that an observer of this terminal sets in reply reaches the other
    // side.
    let there = toOther(changes(withFirst: false)).subscribe(ChannelEntrance(other, from: self))
    let here = toThis(other.changes(withFirst: true)).subscribe(ChannelEntrance(self, from: other))
    Bindings.note(place, otherPlace, here, there)
    return Disposables.create(here, there)
  }

  /// The end that this terminal represents in a binding.
  var place: BindingPlace { BindingPlace(core.id, core.belongsToProperty ? nil : side, core.part) }

  /// The identity that a binding records for its changes; nil for a property, which records itself.
  var source: ChangeRoute.Place? { core.belongsToProperty ? nil : core.id }

  /// The values for a binding, starting with the current one if `replays` is true.
  func changes(withFirst replays: Bool) -> Signal<Value> {
    OperatorSignal(TerminalChanges(terminal: self, replays: replays))
  }

  /// Returns a sink that retains the link, so that the subscription can outlive the terminal.
  func keepingLink<Element>(_ sink: consuming EventSink<Element>) -> EventSink<Element> {
    guard let link else { return sink }
    return sink.retaining(link)
  }
}

/// The values of a terminal for a binding, which retains the terminal's link.
private struct TerminalChanges<Value>: SourceOperator {
  let terminal: ChannelTerminal<Value>
  let replays: Bool

  func run(_ sink: consuming EventSink<Value>, _ scope: SinkDisposer) {
    let sink = terminal.keepingLink(sink)
    if !replays {
      return terminal.values.core.subscribe(scope.noticingRelease(sink.raw), scope, replays: false)
    }
    // The replayed value has no route: to a new binding it is a new change.
    ChangeMark.withoutMark { terminal.values.connect(sink, scope) }
  }
}

/// One direction of a binding: forwards the changes of one terminal to the other, each at most
/// once.
final class ChannelEntrance<Value>: SubscriberType {
  let terminal: ChannelTerminal<Value>
  /// The channel from which the changes arrive; nil for a property, which records itself.
  let source: ChangeRoute.Place?
  /// The subject of the changes.
  let subject: ObjectIdentifier

  init<Other>(_ terminal: ChannelTerminal<Value>, from other: ChannelTerminal<Other>) {
    self.terminal = terminal
    source = other.source
    subject = ObjectIdentifier(other.values.core)
  }

  func sendNext(_ value: Value) {
    let core = terminal.core
    let route =
      ChangeMark.current(of: subject)?.route
      ?? (ChangeRoute.rings.load() > 0 ? source.map { ChangeRoute($0) } : nil)
    // A property performs this check itself, on arrival of the change.
    if !core.belongsToProperty, let route, !route.enter(core.id) { return }
    core.send(value, route, from: terminal.side)
  }

  func sendError(_ error: any Error) { terminal.sendError(error) }

  func sendCompleted() { terminal.sendCompleted() }

  func didSubscribe(with disposable: CompoundDisposable) {
    terminal.didSubscribe(with: disposable)
  }
}
