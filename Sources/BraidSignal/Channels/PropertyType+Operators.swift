// SPDX-License-Identifier: MIT
extension PropertyType {
  /// A property of the results of `transform`.
  ///
  /// ```swift
  /// let name = SignalProperty("Ada")
  /// let isLong = name.map { $0.count > 5 }
  /// name.value = "Charles"
  /// print(isLong.value)  // true
  /// ```
  ///
  /// - Parameter transform: Returns the new value. Called once for each value of this property,
  ///   even if the result is never observed.
  @preconcurrency
  public func map<Result>(
    _ transform: @escaping @Sendable (Value) -> Result
  ) -> Property<Result> {
    Property(of: signal.map(transform))
  }

  /// A property of the values that satisfy a condition.
  ///
  /// - Parameters:
  ///   - initial: The value until one satisfies the condition.
  ///   - isIncluded: Returns true for a value to take.
  @preconcurrency
  public func filter(
    initial: Value, _ isIncluded: @escaping @Sendable (Value) -> Bool
  ) -> Property<Value> {
    Property(initial: initial, then: signal.filter(isIncluded))
  }

  /// A property of the latest values of both properties: `first.combineLatest(with: second)`.
  ///
  /// A property with a callable value rather than a method, as ``Signal/combineLatest`` is; see
  /// ``PropertyCombineLatest/callAsFunction(with:)``.
  public var combineLatest: PropertyCombineLatest<Self> { PropertyCombineLatest(source: self) }

  /// A property of pairs of values by position: `first.zip(with: second)`; see
  /// ``PropertyZip/callAsFunction(with:)``.
  public var zip: PropertyZip<Self> { PropertyZip(source: self) }

  /// A property of the value before the current one, and the current value.
  ///
  /// - Parameter initial: The value before the first one.
  public func combinePrevious(_ initial: Value) -> Property<(Value, Value)> {
    Property(of: signal.combinePrevious(initial) { ($0, $1) })
  }

  /// A property that ignores a value that is equivalent to the previous value.
  ///
  /// - Parameter areEquivalent: Compares a value with the previous value of the result.
  @preconcurrency
  public func distinctUntilChanged(
    by areEquivalent: @escaping @Sendable (Value, Value) -> Bool
  ) -> Property<Value> {
    Property(of: signal.distinctUntilChanged(by: areEquivalent))
  }

  /// A property that takes a value only the first time it occurs, by an identity.
  ///
  /// - Parameter identity: Returns the identity of a value. All identities are retained.
  @preconcurrency
  public func uniqueValues<Identity: Hashable>(
    _ identity: @escaping @Sendable (Value) -> Identity
  ) -> Property<Value> {
    Property(of: signal.uniqueValues(identity))
  }

  /// A property of the values of the properties that `transform` returns.
  ///
  /// ```swift
  /// let volumes = [SignalProperty(3), SignalProperty(7)]
  /// let selected = SignalProperty(0)
  /// let volume = selected.flatMap(.latest) { volumes[$0] }
  /// selected.value = 1
  /// print(volume.value)  // 7
  /// ```
  ///
  /// - Parameters:
  ///   - strategy: How to treat a new property while others are followed.
  ///   - transform: Returns a property for a value.
  @preconcurrency
  public func flatMap<Inner: PropertyType>(
    _ strategy: FlattenStrategy, _ transform: @escaping @Sendable (Value) -> Inner
  ) -> Property<Inner.Value> {
    Property(of: signal.flatMap(strategy, promised { transform($0).signal }))
  }
}

extension PropertyType where Value: Equatable {
  /// A property that ignores a value that is equal to the previous value.
  public func distinctUntilChanged() -> Property<Value> {
    Property(of: signal.distinctUntilChanged())
  }
}

extension PropertyType where Value: Hashable {
  /// A property that takes a value only the first time it occurs.
  ///
  /// All values are retained.
  public func uniqueValues() -> Property<Value> { Property(of: signal.uniqueValues()) }
}

extension PropertyType where Value: PropertyType {
  /// A property of the values of the inner properties.
  ///
  /// - Parameter strategy: How to treat a new inner property while others are followed.
  public func flatten(_ strategy: FlattenStrategy) -> Property<Value.Value> {
    flatMap(strategy, promised { (property: Value) in property })
  }
}

extension PropertyType where Value == Bool {
  /// A property of the opposite.
  public func not() -> Property<Bool> { map { !$0 } }

  /// A property that is true while both properties are true.
  public func and(_ other: some PropertyType<Bool>) -> Property<Bool> {
    Property(of: signal.and(other.signal))
  }

  /// A property that is true while at least one of the properties is true.
  public func or(_ other: some PropertyType<Bool>) -> Property<Bool> {
    Property(of: signal.or(other.signal))
  }
}

extension Property {
  /// A property of the latest values of all properties.
  ///
  /// ```swift
  /// let name = SignalProperty("Ada")
  /// let age = SignalProperty(36)
  /// let both = Property.combineLatest(name, age)
  /// age.value = 37
  /// print(both.value)  // ("Ada", 37)
  /// ```
  @_disfavoredOverload  // the form with a pack gives way to those of two to eight (0007)
  public static func combineLatest<First: PropertyType, each Other: PropertyType>(
    _ first: First, _ other: repeat each Other
  ) -> Property<(First.Value, repeat (each Other).Value)> where First.Value == Value {
    Property<(First.Value, repeat (each Other).Value)>(
      of: Signal.combineLatest(first.signal, repeat (each other).signal))
  }

  /// A property of tuples: the first values of all properties, then the second ones, and so on.
  @_disfavoredOverload  // the form with a pack gives way to those of two to eight (0007)
  public static func zip<First: PropertyType, each Other: PropertyType>(
    _ first: First, _ other: repeat each Other
  ) -> Property<(First.Value, repeat (each Other).Value)> where First.Value == Value {
    Property<(First.Value, repeat (each Other).Value)>(
      of: Signal.zip(first.signal, repeat (each other).signal))
  }

  /// A property of the latest values of all properties, as an array; empty if there are none.
  public static func combineLatest<Sources: Sequence>(
    _ properties: Sources
  ) -> Property<[Value]> where Sources.Element: PropertyType, Sources.Element.Value == Value {
    let signals = properties.map { $0.signal }
    if signals.isEmpty { return Property<[Value]>(value: []) }
    return Property<[Value]>(of: Signal.combineLatest(signals))
  }

  /// A property of arrays: the first values of all properties, then the second ones, and so on;
  /// empty if there are none.
  public static func zip<Sources: Sequence>(
    _ properties: Sources
  ) -> Property<[Value]> where Sources.Element: PropertyType, Sources.Element.Value == Value {
    let signals = properties.map { $0.signal }
    if signals.isEmpty { return Property<[Value]>(value: []) }
    return Property<[Value]>(of: Signal.zip(signals))
  }
}

extension Property where Value == Bool {
  /// A property that is true while all properties are true; true if there are none.
  public static func all<Sources: Sequence>(_ properties: Sources) -> Property<Bool>
  where Sources.Element: PropertyType<Bool> {
    Property.combineLatest(properties).map { $0.allSatisfy { $0 } }
  }

  /// A property that is true while any of the properties is true; false if there are none.
  public static func any<Sources: Sequence>(_ properties: Sources) -> Property<Bool>
  where Sources.Element: PropertyType<Bool> {
    Property.combineLatest(properties).map { $0.contains(true) }
  }
}

/// The callable value of ``PropertyType/combineLatest``.
public struct PropertyCombineLatest<Source: PropertyType> {
  let source: Source

  /// A property of the latest values of both properties.
  ///
  /// If both derive from one property, a change of that property sets the result twice; the first
  /// pair contains one outdated value.
  public func callAsFunction<Other: PropertyType>(
    with other: Other
  ) -> Property<(Source.Value, Other.Value)> {
    Property(of: source.signal.combineLatest(with: other.signal))
  }
}

/// The callable value of ``PropertyType/zip``.
public struct PropertyZip<Source: PropertyType> {
  let source: Source

  /// A property of pairs: the first values of both properties, then the second ones, and so on.
  public func callAsFunction<Other: PropertyType>(
    with other: Other
  ) -> Property<(Source.Value, Other.Value)> {
    Property(of: source.signal.zip(with: other.signal))
  }
}

extension Signal {
  /// Emits values while a property is false; while it is true, only the latest value waits.
  ///
  /// Otherwise like ``throttle(while:)-(Signal<Bool>)``. The result does not retain the property.
  ///
  /// - Parameter shouldThrottle: True makes values wait, false emits them.
  public final func throttle(while shouldThrottle: some PropertyType<Bool>) -> Signal<Value> {
    throttle(while: shouldThrottle.signal)
  }
}
