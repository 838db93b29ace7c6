// SPDX-License-Identifier: MIT
import BraidCore

/// A value that changes over time and can be observed: a ``SignalProperty``, a ``Property`` or a
/// ``ValidatingProperty``.
///
/// The operators of properties, such as ``map(_:)`` and `combineLatest(with:)`, return a
/// ``Property``.
public protocol PropertyType<Value>: AnyObject {
  /// The type of the value.
  associatedtype Value

  /// The current value.
  var value: Value { get }

  /// Emits the current value synchronously on subscription, then each change; never fails.
  ///
  /// Completes when no further change is possible.
  var signal: Signal<Value> { get }
}

/// A property that cannot be set: a constant, a view of another property, or a value derived from
/// others.
///
/// ```swift
/// let count = SignalProperty(1)
/// let text = count.map { "\($0) items" }
/// print(text.value)  // 1 items
/// text.signal.subscribe(next: { print($0) })  // 1 items
/// count.value = 2  // 2 items
/// ```
///
/// A derived property computes its value when its source changes, once, and stores it. It does not
/// retain its source; when the source ends, it keeps the last value. To expose a ``SignalProperty``
/// for reading only, return `Property(property)`, or `Property(capturing:)` if the view must retain
/// it.
///
/// - **Ends:** ``signal`` completes with the source of the values. A subscription of it lasts
///   longer than the derived property, if that is released.
/// - **Threads:** values arrive on the thread that sets the source.
@propertyWrapper
public final class Property<Value>: PropertyType {
  private enum Source {
    case constant(Value)
    case captured(any PropertyType<Value>)
    case derived(PropertyFeed<Value>)
  }

  private let source: Source

  /// Creates a property that never changes.
  ///
  /// ``signal`` emits the value and completes.
  public init(value: Value) { source = .constant(value) }

  /// Creates a view of a property, which is retained.
  public init(capturing property: some PropertyType<Value>) { source = .captured(property) }

  /// Creates a view of a property, which is not retained.
  ///
  /// When that property is released, the view keeps its last value.
  public convenience init(_ property: some PropertyType<Value>) { self.init(of: property.signal) }

  /// Creates a property with an initial value, then the values of a signal.
  ///
  /// ```swift
  /// let temperatures = SignalSubject<Double>()
  /// let latest = Property(initial: 20, then: temperatures)
  /// temperatures.sendNext(21.5)
  /// print(latest.value)  // 21.5
  /// ```
  ///
  /// - Parameters:
  ///   - initial: The value until the signal emits.
  ///   - signal: Subscribed to in this call, until the property and all subscriptions of its
  ///     ``signal`` are released. A property cannot show an error, so an error is a programming
  ///     error: a debug build traps; a release build reports it on standard error and completes the
  ///     property. Handle errors before, with ``Signal/catch(to:)``.
  public convenience init(initial: Value, then signal: Signal<Value>) {
    self.init(of: signal.startWith(initial))
  }

  /// Creates a property of optional values, which takes the values of a signal of plain ones.
  public convenience init<Wrapped>(initial: Value, then signal: Signal<Wrapped>)
  where Value == Wrapped? {
    self.init(of: signal.map { .some($0) }.startWith(initial))
  }

  /// Creates a property with the values of a signal that emits one synchronously.
  init(of signal: Signal<Value>) { source = .derived(PropertyFeed(signal)) }

  /// The current value.
  public var value: Value {
    switch source {
    case .constant(let value): value
    case .captured(let property): property.value
    case .derived(let feed): currentValue(of: feed.core)
    }
  }

  /// The current value.
  public var wrappedValue: Value { value }

  /// The property itself.
  public var projectedValue: Property<Value> { self }

  /// Emits the current value, then each change.
  public var signal: Signal<Value> {
    switch source {
    case .constant(let value): .just(value)
    case .captured(let property): property.signal
    case .derived(let feed): OperatorSignal(FedValues(feed)).named("+signal")
    }
  }
}

extension Property: @unchecked Sendable where Value: Sendable {}  // immutable

/// The values of a derived property, and the subscription to their source.
///
/// The property and each subscription of its signal retain the feed; its release ends the
/// subscription to the source.
final class PropertyFeed<Value>: Sendable {
  let core: SubjectCore
  private let scope = SinkDisposer()

  init(_ signal: Signal<Value>) {
    core = RecordingCore(RawType(Value.self), .replay, limit: 1)
    let source = FeedSource<Value>(core, scope)
    signal.subscribe(
      EventSink<Value>(next: { source.core.next($0) }, finish: { source.finish($0) }), scope)
    Misuse.require(
      !core.remembered().isEmpty,
      """
      Braid: a property was derived from one whose signal does not emit the current value \
      synchronously. The signal of a PropertyType emits it on subscription: use \
      Property(initial:then:) for other signals.
      """)
  }

  deinit { scope.dispose() }
}

/// The subscriber of the source; only the source retains it, so its release reveals that no further
/// change is possible.
private final class FeedSource<Value>: Sendable {
  let core: SubjectCore
  private let scope: SinkDisposer

  init(_ core: SubjectCore, _ scope: SinkDisposer) {
    self.core = core
    self.scope = scope
  }

  deinit { core.finish(.completed) }

  func finish(_ termination: Termination) {
    scope.dispose()
    BindingFailure.complain(termination)
    core.finish(.completed)
  }
}

/// The values of a feed, which each subscription retains.
private struct FedValues<Value>: SourceOperator {
  private let feed: PropertyFeed<Value>

  init(_ feed: PropertyFeed<Value>) { self.feed = feed }

  func run(_ sink: consuming EventSink<Value>, _ scope: SinkDisposer) {
    feed.core.subscribe(sink.retaining(feed), scope)
  }
}
