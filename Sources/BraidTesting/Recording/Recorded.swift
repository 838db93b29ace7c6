// SPDX-License-Identifier: MIT

public import BraidCore

/// A moment of virtual time, counted in ticks.
public typealias TestTime = Int

/// Something that happened at a moment of virtual time: most often an event.
///
/// A recording of a stream is an array of these, in the order in which they happened:
///
///     let expected = Recorded.events(.next(210, "a"), .next(220, "b"), .completed(230))
///
/// Two recordings compare with `==` alone, so neither test framework needs overloads. The marble
/// notation writes the same thing as a picture: see ``MarbleDiagram``.
public struct Recorded<Value> {
  /// When it happened.
  public let time: TestTime

  /// What happened.
  public let value: Value

  /// Notes that `value` happened at `time`.
  ///
  /// - Parameters:
  ///   - time: When it happened.
  ///   - value: What happened.
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
  /// A value that was sent at `time`.
  ///
  /// - Parameters:
  ///   - time: When it was sent.
  ///   - element: The value.
  /// - Returns: The recorded event.
  public static func next<Element>(
    _ time: TestTime, _ element: Element
  ) -> Recorded<Event<Element>> where Value == Event<Element> {
    Recorded(time: time, value: .next(element))
  }

  /// A stream that completed at `time`.
  ///
  /// - Parameters:
  ///   - time: When it completed.
  ///   - type: The element of the stream, where the compiler cannot tell.
  /// - Returns: The recorded event.
  public static func completed<Element>(
    _ time: TestTime, _ type: Element.Type = Element.self
  ) -> Recorded<Event<Element>> where Value == Event<Element> {
    Recorded(time: time, value: .completed)
  }

  /// A stream that failed at `time`.
  ///
  /// - Parameters:
  ///   - time: When it failed.
  ///   - error: What it failed with.
  ///   - type: The element of the stream, where the compiler cannot tell.
  /// - Returns: The recorded event.
  public static func error<Element>(
    _ time: TestTime, _ error: any Error, _ type: Element.Type = Element.self
  ) -> Recorded<Event<Element>> where Value == Event<Element> {
    Recorded(time: time, value: .error(error))
  }

  /// An array of recorded events whose element type is inferred once for all of them.
  ///
  /// - Parameter recordedEvents: The events, in order.
  /// - Returns: The same events.
  public static func events<Element>(
    _ recordedEvents: Recorded<Event<Element>>...
  ) -> [Recorded<Event<Element>>] where Value == Event<Element> {
    recordedEvents
  }

  /// An array of recorded events whose element type is inferred once for all of them.
  ///
  /// - Parameter recordedEvents: The events, in order.
  /// - Returns: The same events.
  public static func events<Element>(
    _ recordedEvents: [Recorded<Event<Element>>]
  ) -> [Recorded<Event<Element>>] where Value == Event<Element> {
    recordedEvents
  }
}
