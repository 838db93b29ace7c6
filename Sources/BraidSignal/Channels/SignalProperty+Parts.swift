// SPDX-License-Identifier: MIT
import BraidCore

extension SignalProperty {
  /// Creates a terminal bound to a part of the value, at any depth.
  ///
  /// ```swift
  /// struct Address { var street = "" }
  /// struct Person { var age = 36, address = Address() }
  /// let person = SignalProperty(Person())
  /// let street = person.channel(\.address.street)
  /// street.subscribe(next: { print("[\($0)]") })  // []
  /// person.value.address.street = "Elm"  // [Elm]
  /// person.value.age += 1  // prints nothing: the street is the same
  /// street.sendNext("Oak")
  /// print(person.value.address.street, person.value.age)  // Oak 37
  /// ```
  ///
  /// The terminal replays the current part, then emits it whenever others change it. A value sent
  /// to the terminal sets the part and leaves the others as they are, atomically, as ``modify(_:)``
  /// does. Two parts of one property can be bound to different places, but not to each other, and
  /// not both to one place: a change enters the property once, by the part that was bound first.
  ///
  /// - **Ends:** completes with the property. A terminal event sent to the terminal ends the
  ///   channel, not the property.
  ///
  /// - Parameter keyPath: The part.
  public func channel<Part: Equatable>(
    _ keyPath: WritableKeyPath<Value, Part>
  ) -> ChannelTerminal<Part> {
    let values = values
    let first = value[keyPath: keyPath]
    let latest = LatestPart<Part>()
    return makeChannel(keyPath, first) { value in
      latest.changed(to: value[keyPath: keyPath])
    } write: { part, route, origin in
      values.checkIfModifying()
      values.replace {
        ChangeMark(route, from: origin, in: values.core)
      } by: {
        $0[keyPath: keyPath] = part
      }
    }
  }

  /// Creates a terminal of optional values, with a replacement for nil.
  ///
  /// ```swift
  /// let volume = SignalProperty(5)
  /// let slider = volume.channel(nilValue: 0)
  /// slider.sendNext(nil)
  /// print(volume.value)  // 0
  /// ```
  ///
  /// The terminal emits the value of the property as ``channel()`` does, never nil. ReactiveObjC
  /// writes `RACChannelTo(object, keyPath, nilValue)`.
  ///
  /// - Parameter nilValue: The value that the property takes when nil is sent to the terminal.
  public func channel(nilValue: Value) -> ChannelTerminal<Value?> {
    let values = values
    return makeChannel(nil, .some(value), read: { .some(.some($0)) }) {
      value, route, origin in
      values.set(value ?? nilValue, route, from: origin)
    }
  }
}

/// The part that a channel has seen last.
private final class LatestPart<Part: Equatable> {
  private var part: Part?

  /// Returns the part if it is a new one.
  func changed(to part: Part) -> Part? {
    if part == self.part { return nil }
    self.part = part
    return part
  }
}
