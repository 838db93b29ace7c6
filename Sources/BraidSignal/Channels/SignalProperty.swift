// SPDX-License-Identifier: MIT
public import BraidCore

infix operator <~> : AssignmentPrecedence

/// A property whose changes are a signal; replaces `RACObserve` without the Objective-C runtime.
///
/// ```swift
/// final class Account {
///   @SignalProperty var balance = 0
/// }
/// let account = Account()
/// account.$balance.signal.subscribe(next: { print($0) })  // 0
/// account.balance = 5  // 5
/// ```
///
/// The value can be read and set from any thread. Each access is atomic, but a read followed by a
/// write (`balance += 1`) is two accesses; ``modify(_:)`` makes them one. A `Sendable` class cannot
/// have stored variables, not even wrapped ones. There, and where several isolation domains share
/// the property, write `let balance = SignalProperty(0)` and `balance.value`.
///
/// For a view of the property that cannot set it, use ``Property``.
///
/// - **Ends:** ``signal`` and ``channel()`` complete when the property is released, with its owner.
@propertyWrapper
public final class SignalProperty<Value>: PropertyType {
  /// The values; one that a channel or a binding has set, or that can return, has a ``ChangeMark``.
  let values: BehaviorSignalSubject<Value>
  /// Created for the first channel.
  let node = LazyReference()
  /// The `Lifetime.Token`, created on demand.
  let token = LazyReference()

  /// Creates a property with an initial value.
  public init(wrappedValue: Value) {
    values = BehaviorSignalSubject(wrappedValue)
  }

  /// Creates a property with an initial value, for a `let`.
  public convenience init(_ value: Value) { self.init(wrappedValue: value) }

  deinit { values.sendCompleted() }

  /// The current value.
  public var wrappedValue: Value {
    get { values.value }
    set { values.set(newValue, newRoute) }
  }

  /// The route of a change that begins here, if it needs one.
  var newRoute: ChangeRoute? { node.isEmpty ? nil : propertyNode.route(of: nil) }

  /// The current value.
  public var value: Value {
    get { wrappedValue }
    set { wrappedValue = newValue }
  }

  /// The property itself: `$balance.signal`.
  public var projectedValue: SignalProperty<Value> { self }

  /// Emits the current value, then each value that is set, including equal ones.
  ///
  ///     set     -b-b-c
  ///     signal  ab-b-c
  ///
  /// ```swift
  /// let balance = SignalProperty(0)
  /// balance.signal.subscribe(next: { print($0) })  // 0
  /// balance.value = 5  // 5
  /// ```
  ///
  /// To skip equal values, add ``Signal/distinctUntilChanged()``. For a connection that can also
  /// set the property, use ``channel()``. The signal retains neither the property nor its owner.
  ///
  /// - **Ends:** completes when the property is released.
  /// - **Threads:** values arrive on the thread that sets them.
  public var signal: Signal<Value> {
    OperatorSignal(PropertyValues(values: values)).named("+signal")
  }

  /// Creates a terminal bound to the property.
  ///
  /// ```swift
  /// let balance = SignalProperty(0)
  /// let terminal = balance.channel()
  /// terminal.subscribe(next: { print("show \($0)") })  // show 0
  /// terminal.sendNext(5)  // sets the property, shows nothing
  /// balance.value = 7  // show 7
  /// ```
  ///
  /// The terminal replays the property's current value, then emits changes made by others. A value
  /// sent to the terminal sets the property and is not echoed.
  ///
  /// - **Ends:** completes with the property. A terminal event sent to the terminal ends the
  ///   channel, not the property.
  public func channel() -> ChannelTerminal<Value> {
    let values = values
    return makeChannel(nil, value, read: { $0 }) { value, route, origin in
      values.set(value, route, from: origin)
    }
  }

  /// Creates a terminal bound to the property, or to a part of it.
  ///
  /// - Parameters:
  ///   - part: The part of the property; nil for the property itself.
  ///   - first: The value that the terminal replays.
  ///   - read: Returns the value that the terminal emits for a value of the property, or nil. It is
  ///     also called for values that the terminal sets itself; those results are ignored.
  ///   - write: Sets the property, with the route and the origin of the change.
  func makeChannel<Part>(
    _ part: AnyKeyPath?, _ first: Part,
    read: @escaping (Value) -> Part?,
    write: @escaping (Part, ChangeRoute?, ChangeRoute.Place) -> Void
  ) -> ChannelTerminal<Part> {
    let node = propertyNode
    let link = PropertyLink(node)
    let channel = Channel<Part>(first, keeping: link, of: node.id, part)
    let (origin, subject) = (link.id, ObjectIdentifier(values.core))
    nonisolated(unsafe) let leading = channel.leading  // only sent to
    nonisolated(unsafe) let (read, write) = (read, write)  // capture what can be sent to
    let hasBegun = AtomicFlag()
    link.disposables.add(
      values.subscribe(
        next: { value in
          let mark = ChangeMark.current(of: subject)
          // The channel may have been created with an older value than the first one received here.
          let isFirst = !hasBegun.isSet && hasBegun.setIfClear()
          let isOwn = !isFirst && mark?.origin == origin
          if let part = read(value), !isOwn {
            leading.core.send(part, mark?.route, from: .leading)
          }
        },
        completed: { leading.sendCompleted() }, isolation: nil))
    link.follow(leading) { write($0, $1, origin) }
    return channel.following
  }

  var propertyNode: PropertyNode { node.get { PropertyNode() } }

  /// Connects two properties: the left one takes the value of the right one, and then each follows
  /// the other.
  ///
  /// Connecting the same two properties again, in either order, replaces the first connection: the
  /// left one takes the value of the right one again, and the disposable of the first call has no
  /// effect. A property cannot be connected to itself; the call has no effect. In a ring of
  /// connections, each property takes each change once.
  ///
  /// If two threads set both properties concurrently, each property may end with the value of the
  /// other. The same happens if an observer that subscribed to one property before they were
  /// connected sets the other one: it receives a change before the connection forwards it.
  ///
  /// - Returns: A disposable that disconnects the two.
  @discardableResult
  public static func <~> (
    left: SignalProperty<Value>, right: SignalProperty<Value>
  ) -> any Disposable {
    PropertyEntrance.bind(left, right)
  }

  /// Connects a property and a terminal: the property takes the value of the terminal, if it has
  /// one, and then each follows the other.
  ///
  /// - Returns: A disposable that disconnects the two.
  @discardableResult
  public static func <~> (
    left: SignalProperty<Value>, right: ChannelTerminal<Value>
  ) -> any Disposable {
    left.channel().bind(with: right)
  }

  /// Connects a terminal and a property: the terminal's other side takes the value of the property,
  /// and then each follows the other.
  ///
  /// - Returns: A disposable that disconnects the two.
  @discardableResult
  public static func <~> (
    left: ChannelTerminal<Value>, right: SignalProperty<Value>
  ) -> any Disposable {
    left.bind(with: right.channel())
  }
}

extension SignalProperty: HasLifetime {
  /// Ends when the property is released, with its owner.
  ///
  /// Bindings to its `value` end then, too.
  public var lifetime: Lifetime { token.get(Lifetime.Token.init).lifetime }
}

extension SignalProperty: Sendable where Value: Sendable {}  // the subject is Sendable

/// The values of a property, without the subject that can be sent to.
private struct PropertyValues<Value>: SourceOperator {
  let values: BehaviorSignalSubject<Value>

  func run(_ sink: consuming EventSink<Value>, _ scope: SinkDisposer) {
    values.connect(sink, scope)
  }
}

/// The link between a property and a channel; exists while the channel is retained or in use.
final class PropertyLink: Sendable {
  let disposables = CompoundDisposable()
  /// Marks the changes that the channel makes.
  let id = ChangeRoute.newPlace()
  let node: PropertyNode

  init(_ node: PropertyNode) {
    self.node = node
    node.links.increment()
  }

  /// Calls `write` with each value that is sent to a channel and has not been here, and its route.
  func follow<Value>(
    _ leading: ChannelTerminal<Value>, _ write: @escaping (Value, ChangeRoute?) -> Void
  ) {
    nonisolated(unsafe) let write = write  // captures what can be sent to
    let (node, core) = (node, leading.core)
    disposables.add(
      core.toLeading.subscribe(
        next: { value in
          let route = core.currentRoute
          if let route, !route.enter(node.id) { return }
          write(value, node.route(of: route))
        }, isolation: nil))
  }

  deinit {
    disposables.dispose()
    node.links.decrement()
  }
}
