// SPDX-License-Identifier: MIT
public import BraidCore

infix operator <~> : AssignmentPrecedence

/// A property whose changes are a signal: what `RACObserve` is for, without a runtime to ask.
///
/// ```swift
/// final class Account {
///   @SignalProperty var balance = 0
/// }
/// account.$balance.signal.subscribe(next: { print($0) })  // 0
/// account.balance = 5                                      // 5
/// ```
///
/// It is read and set from any thread. A class that is `Sendable` may have no variables, not even
/// wrapped ones; there, and where other isolations use it, write `let balance = SignalProperty(0)`
/// and `balance.value`. A setting is one step, but reading and then setting (`balance += 1`) is
/// two.
///
/// - **Ends:** ``signal`` and ``channel()`` complete when the property is released, with its owner.
@propertyWrapper
public final class SignalProperty<Value> {
  @usableFromInline let changes: BehaviorSignalSubject<PropertyChange<Value>>
  /// Made for the first channel.
  @usableFromInline let node = LazyReference()
  /// The `Lifetime.Token`, made when something asks for the lifetime.
  @usableFromInline let token = LazyReference()

  /// A property with a value.
  @inlinable
  public init(wrappedValue: Value) {
    changes = BehaviorSignalSubject(PropertyChange(wrappedValue))
  }

  /// A property with a value, for a `let`.
  @inlinable
  public convenience init(_ value: Value) { self.init(wrappedValue: value) }

  deinit { changes.sendCompleted() }

  /// The value that was set last.
  public var wrappedValue: Value {
    @inlinable get { changes.value.value }
    @inlinable set {
      let route = node.isEmpty ? nil : propertyNode.route(of: nil)
      changes.sendNext(PropertyChange(newValue, route))
    }
  }

  /// The value that was set last.
  public var value: Value {
    @inlinable get { wrappedValue }
    @inlinable set { wrappedValue = newValue }
  }

  /// The property itself: `$balance.signal`.
  @inlinable
  public var projectedValue: SignalProperty<Value> { self }

  /// The value now, then each value that is set, also if it is the same.
  ///
  ///     set     -b-b-c
  ///     signal  ab-b-c
  ///
  /// It keeps neither the property nor its owner.
  @inlinable
  public var signal: Signal<Value> {
    StagedSignal(changes, ChangedValues()).named("+signal")
  }

  /// A new two-way connection to the property: who subscribes gets the value it had when the
  /// channel was made, or the latest since, and then what others set; what is sent to it is set,
  /// and not sent back.
  ///
  /// ```swift
  /// let terminal = account.$balance.channel()
  /// terminal.subscribe(next: { field.number = $0 })
  /// field.onChange = { terminal.sendNext($0) }
  /// ```
  ///
  /// - **Ends:** completes with the property. An end that is sent to it ends the channel and not
  ///   the property.
  @inlinable
  public func channel() -> ChannelTerminal<Value> {
    let node = propertyNode
    let link = PropertyLink(node)
    let channel = Channel<Value>(value, keeping: link, of: node.id)
    let origin = link.id
    nonisolated(unsafe) let leading = channel.leading  // only sent to
    nonisolated(unsafe) let changes = changes  // only sent to
    let isFirst = AtomicFlag()
    link.disposables.add(
      changes.subscribe(
        next: { change in
          // The channel may have been made with an older value than the one that comes first.
          if isFirst.setIfClear() || change.origin != origin {
            leading.core.send(ChannelChange(change.value, change.route), from: .leading)
          }
        },
        completed: { leading.sendCompleted() }))
    link.disposables.add(
      leading.core.toLeading.subscribe(next: { change in
        if let route = change.route, !route.enter(node.id) { return }
        changes.sendNext(PropertyChange(change.value, node.route(of: change.route), origin))
      }))
    return channel.following
  }

  @inlinable
  var propertyNode: PropertyNode { node.get { PropertyNode() } }

  /// Connects two properties: the left one takes the value of the right one, and then each follows
  /// the other.
  ///
  /// Connecting the same two again, in either order, replaces the first connection: the left one
  /// takes the value of the right one again, and what the first call returned disposes nothing any
  /// more. A property is not connected with itself. In a ring each property takes each change once.
  ///
  /// If two threads set both at the same moment, each may end with the value of the other.
  ///
  /// - Returns: Disconnects the two when disposed.
  @inlinable @discardableResult
  public static func <~> (
    left: SignalProperty<Value>, right: SignalProperty<Value>
  ) -> any Disposable {
    left.channel().bind(with: right.channel())
  }

  /// Connects a property and a terminal: the property takes the value of the terminal, if that has
  /// one, and then each follows the other.
  ///
  /// - Returns: Disconnects the two when disposed.
  @inlinable @discardableResult
  public static func <~> (
    left: SignalProperty<Value>, right: ChannelTerminal<Value>
  ) -> any Disposable {
    left.channel().bind(with: right)
  }

  /// Connects a terminal and a property: the terminal's other side takes the value of the property,
  /// and then each follows the other.
  ///
  /// - Returns: Disconnects the two when disposed.
  @inlinable @discardableResult
  public static func <~> (
    left: ChannelTerminal<Value>, right: SignalProperty<Value>
  ) -> any Disposable {
    left.bind(with: right.channel())
  }
}

extension SignalProperty: HasLifetime {
  /// Ends when the property is released, with its owner: so do bindings to its `value`.
  public var lifetime: Lifetime { token.get(Lifetime.Token.init).lifetime }
}

extension SignalProperty: @unchecked Sendable where Value: Sendable {}  // the subject is

/// A value that was set.
@usableFromInline
struct PropertyChange<Value> {
  @usableFromInline let value: Value
  @usableFromInline let track: ChangeTrack
  /// Where the change has been, if it may come back.
  @inlinable var route: ChangeRoute? { track.route }
  /// The link of the channel that set it; zero if none did.
  @usableFromInline let origin: BindingPlace.ID

  @inlinable
  init(_ value: Value, _ route: ChangeRoute? = nil, _ origin: BindingPlace.ID = 0) {
    self.value = value
    track = ChangeTrack(route)
    self.origin = origin
  }
}

extension PropertyChange: Sendable where Value: Sendable {}

/// The values of changes.
@usableFromInline
struct ChangedValues<Value>: StageOperator {
  @inlinable
  init() {}

  @inlinable
  func receive(_ input: PropertyChange<Value>, _ output: StageOutput<Value>) {
    output.next(input.value)
  }
}

/// What connects a property and a channel, until nobody has or uses the channel.
@usableFromInline
final class PropertyLink: Sendable {
  @usableFromInline let disposables = CompoundDisposable()
  /// Marks the changes that the channel makes.
  @usableFromInline let id = BindingPlace.newID()
  private let node: PropertyNode

  @usableFromInline
  init(_ node: PropertyNode) {
    self.node = node
    node.links.increment()
  }

  deinit {
    disposables.dispose()
    node.links.decrement()
  }
}
