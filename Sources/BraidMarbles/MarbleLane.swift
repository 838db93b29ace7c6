// SPDX-License-Identifier: MIT

public import BraidCore
public import BraidTesting

/// A horizontal line of a ``MarblePicture``: a stream and its events.
///
///     let lane = MarbleLane("source", try MarbleDiagram.cold("a-b-|"))
///
/// A value that is itself a stream, such as a group or a window, has an ``Mark/inner`` lane. That
/// lane is drawn as a diagonal that starts where the value was emitted.
public struct MarbleLane: Hashable, Sendable {
  /// An event on a lane.
  public struct Mark: Hashable, Sendable {
    /// The kind of an event.
    public enum Kind: Hashable, Sendable {
      /// A value, by its text. An empty text is drawn as a small ring.
      case value(String)
      /// The stream completed.
      case completed
      /// The stream failed with an error of this text; empty if the error needs no explanation.
      case failed(String)
    }

    /// The tick of the event.
    public var time: TestTime

    /// The kind of the event.
    public var kind: Kind

    /// The lane of the value, if the value is a stream.
    public var inner: MarbleLane? {
      get { innerLanes.first }
      set { innerLanes = newValue.map { [$0] } ?? [] }
    }

    /// An array because a struct cannot contain itself; at most one element.
    private var innerLanes: [MarbleLane]

    /// Creates an event at `time`.
    ///
    /// - Parameters:
    ///   - time: The tick of the event.
    ///   - kind: The kind of the event.
    ///   - inner: The lane of the value, if the value is a stream.
    public init(time: TestTime, kind: Kind, inner: MarbleLane? = nil) {
      self.time = time
      self.kind = kind
      innerLanes = inner.map { [$0] } ?? []
    }
  }

  /// The name at the left of the lane.
  public var label: String

  /// The events, in order.
  public var marks: [Mark]

  /// The subscriptions to the stream.
  ///
  /// If there are any, values outside of them are drawn faint, and `^` and `!` mark their bounds.
  public var subscriptions: [Subscription]

  /// The tick before which nothing is known of the stream; nil if everything is.
  package var unknownUntil: TestTime?

  /// Creates a lane of the given events.
  ///
  /// - Parameters:
  ///   - label: The name at the left of the lane.
  ///   - marks: The events, in order.
  ///   - subscriptions: The subscriptions to the stream, if they matter.
  public init(_ label: String, marks: [Mark], subscriptions: [Subscription] = []) {
    self.label = label
    self.marks = marks
    self.subscriptions = subscriptions
  }

  /// Creates a lane of a recording.
  ///
  /// - Parameters:
  ///   - label: The name at the left of the lane.
  ///   - events: The recorded events.
  ///   - origin: The time that is tick 0 of the picture.
  ///   - subscriptions: The subscriptions to the stream, if they matter.
  ///   - text: Returns the text in the circle of a value.
  ///   - inner: Returns the lane of a value that is a stream. Create it with the same origin as
  ///     this lane.
  public init<Value>(
    _ label: String, _ events: [Recorded<Event<Value>>], origin: TestTime = 0,
    subscriptions: [Subscription] = [], text: (Value) -> String = { String(describing: $0) },
    inner: (Value) -> MarbleLane? = { _ in nil }
  ) {
    let marks = events.map { event -> Mark in
      let time = event.time - origin
      return switch event.value {
      case .next(let value): Mark(time: time, kind: .value(text(value)), inner: inner(value))
      case .completed: Mark(time: time, kind: .completed)
      case .error(let error):
        Mark(time: time, kind: .failed(error is MarbleFailure ? "" : String(describing: error)))
      }
    }
    let shifted = subscriptions.map {
      Subscription(
        $0.subscribe - origin, $0.unsubscribe == .max ? .max : $0.unsubscribe - origin)
    }
    self.init(label, marks: marks, subscriptions: shifted)
  }

  /// Creates a lane of a cold source, which starts again for each subscription.
  ///
  /// - Parameters:
  ///   - label: The name at the left of the lane.
  ///   - events: The events, in ticks since a subscription.
  ///   - subscriptions: The subscriptions. Overlapping subscriptions need lanes of their own.
  ///   - origin: The time that is tick 0 of the picture.
  ///   - text: Returns the text in the circle of a value.
  public init<Value>(
    _ label: String, cold events: [Recorded<Event<Value>>], subscriptions: [Subscription],
    origin: TestTime = 0, text: (Value) -> String = { String(describing: $0) }
  ) {
    let replays = subscriptions.flatMap { subscription in
      events.lazy.map { Recorded(time: $0.time + subscription.subscribe, value: $0.value) }
        .filter { $0.time <= subscription.unsubscribe }
    }
    self.init(label, replays, origin: origin, subscriptions: subscriptions, text: text)
  }
}

extension MarbleLane {
  /// The tick of the terminal event or of the last disposal; nil if the stream continues.
  var end: TestTime? {
    guard let last = subscriptions.max(by: { $0.unsubscribe < $1.unsubscribe }) else {
      return marks.first(where: \.isEnd)?.time
    }
    return end(of: last)
  }

  /// The tick of the terminal event or of the disposal of a subscription; nil if it continues.
  func end(of subscription: Subscription) -> TestTime? {
    let ends = marks.filter(\.isEnd).map(\.time).filter { $0 > subscription.subscribe }
    let end = min(ends.min() ?? .max, subscription.unsubscribe)
    return end == .max ? nil : end
  }

  var innerLanes: [MarbleLane] { marks.compactMap(\.inner) }

  /// Every tick at which this lane or its inner lanes draw an event.
  var times: [TestTime] {
    marks.map(\.time) + innerLanes.flatMap(\.times)
      + subscriptions.flatMap { [$0.subscribe, $0.unsubscribe] }.filter { $0 != .max }
  }

  /// The texts that are drawn, on this lane and its inner lanes.
  var texts: [String] {
    marks.compactMap(\.text) + innerLanes.flatMap(\.texts)
  }

  /// Whether the stream was subscribed to at `time`; always true if the lane has no subscriptions.
  func isSubscribed(at time: TestTime) -> Bool {
    subscriptions.isEmpty
      || subscriptions.contains { $0.subscribe <= time && time <= $0.unsubscribe }
  }
}

extension MarbleLane.Mark {
  var isEnd: Bool {
    if case .value = kind { false } else { true }
  }

  /// The text of a value.
  var text: String? {
    if case .value(let text) = kind { text } else { nil }
  }
}
