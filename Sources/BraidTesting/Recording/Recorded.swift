// SPDX-License-Identifier: MIT

public import BraidCore

/// A point in virtual time, in ticks.
public typealias TestTime = Int

/// A value with a point in virtual time, most often an event.
///
/// The recording of a stream is an array of these, in order:
///
///     let expected = Recorded.events(.next(210, "a"), .next(220, "b"), .completed(230))
///
/// Two recordings can be compared by `==`, so neither test framework needs additional overloads.
/// The marble notation expresses the same as a picture: see ``MarbleDiagram``.
public struct Recorded<Value> {
  /// The tick.
  public let time: TestTime

  /// The value, most often an event.
  public let value: Value

  /// Creates a record of `value` at `time`.
  ///
  /// - Parameters:
  ///   - time: The tick.
  ///   - value: The value, most often an event.
  public init(time: TestTime, value: Value) {
    self.time = time
    self.value = value
  }
}

extension Recorded: Equatable where Value: Equatable {}
extension Recorded: Sendable where Value: Sendable {}

extension Recorded: CustomDebugStringConvertible {
  /// The value, then the time: `next(1) @ 210`.
  public var debugDescription: String { "\(value) @ \(time)" }
}

extension Recorded {
  /// Returns a recorded value.
  ///
  /// - Parameters:
  ///   - time: The tick.
  ///   - element: The value.
  /// - Returns: The recorded event.
  public static func next<Element>(
    _ time: TestTime, _ element: Element
  ) -> Recorded<Event<Element>> where Value == Event<Element> {
    Recorded(time: time, value: .next(element))
  }

  /// Returns a recorded completion.
  ///
  /// - Parameters:
  ///   - time: The tick.
  ///   - type: The type of the stream's values, if it cannot be inferred.
  /// - Returns: The recorded event.
  public static func completed<Element>(
    _ time: TestTime, _ type: Element.Type = Element.self
  ) -> Recorded<Event<Element>> where Value == Event<Element> {
    Recorded(time: time, value: .completed)
  }

  /// Returns a recorded error.
  ///
  /// - Parameters:
  ///   - time: The tick.
  ///   - error: The error.
  ///   - type: The type of the stream's values, if it cannot be inferred.
  /// - Returns: The recorded event.
  public static func error<Element>(
    _ time: TestTime, _ error: any Error, _ type: Element.Type = Element.self
  ) -> Recorded<Event<Element>> where Value == Event<Element> {
    Recorded(time: time, value: .error(error))
  }

  /// Returns an array of recorded events, whose type is inferred once for all of them.
  ///
  /// - Parameter recordedEvents: The events, in order.
  /// - Returns: The same events.
  public static func events<Element>(
    _ recordedEvents: Recorded<Event<Element>>...
  ) -> [Recorded<Event<Element>>] where Value == Event<Element> {
    recordedEvents
  }

  /// Returns an array of recorded events, whose type is inferred once for all of them.
  ///
  /// - Parameter recordedEvents: The events, in order.
  /// - Returns: The same events.
  public static func events<Element>(
    _ recordedEvents: [Recorded<Event<Element>>]
  ) -> [Recorded<Event<Element>>] where Value == Event<Element> {
    recordedEvents
  }
}
