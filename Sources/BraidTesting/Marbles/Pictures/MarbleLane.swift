// SPDX-License-Identifier: MIT

public import BraidCore

/// One horizontal line of a ``MarblePicture``: a stream, and what happened on it.
///
///     let lane = MarbleLane("source", try MarbleDiagram.cold("a-b-|"))
///
/// A value that is itself a stream, such as a group or a window, carries an ``Mark/inner`` lane. It
/// is drawn as a diagonal that starts where the value was emitted.
public struct MarbleLane: Hashable, Sendable {
  /// Something that happened on a lane.
  public struct Mark: Hashable, Sendable {
    /// What a mark can be.
    public enum Kind: Hashable, Sendable {
      /// A value, by its text. An empty text is drawn as a small ring.
      case value(String)
      /// The stream completed.
      case completed
      /// The stream failed with an error of this text; empty if it needs no explanation.
      case failed(String)
    }

    /// When it happened.
    public var time: TestTime

    /// What happened.
    public var kind: Kind

    /// The stream that the value is, if it is one.
    public var inner: MarbleLane? {
      get { innerLanes.first }
      set { innerLanes = newValue.map { [$0] } ?? [] }
    }

    /// An array, because a struct cannot hold itself; never more than one.
    private var innerLanes: [MarbleLane]

    /// Notes that something happened at `time`.
    ///
    /// - Parameters:
    ///   - time: When it happened.
    ///   - kind: What happened.
    ///   - inner: The stream that the value is, if it is one.
    public init(time: TestTime, kind: Kind, inner: MarbleLane? = nil) {
      self.time = time
      self.kind = kind
      innerLanes = inner.map { [$0] } ?? []
    }
  }

  /// The name at the left of the lane.
  public var label: String

  /// What happened, in order.
  public var marks: [Mark]

  /// When the stream was subscribed to.
  ///
  /// If there are any, values outside of them are drawn faint, and `^` and `!` mark their bounds.
  public var subscriptions: [Subscription]

  /// A lane of the given marks.
  ///
  /// - Parameters:
  ///   - label: The name at the left of the lane.
  ///   - marks: What happened, in order.
  ///   - subscriptions: When the stream was subscribed to, if that matters.
  public init(_ label: String, marks: [Mark], subscriptions: [Subscription] = []) {
    self.label = label
    self.marks = marks
    self.subscriptions = subscriptions
  }

  /// A lane that shows a recording.
  ///
  /// - Parameters:
  ///   - label: The name at the left of the lane.
  ///   - events: What was recorded.
  ///   - origin: The time that is tick 0 of the picture.
  ///   - subscriptions: When the stream was subscribed to, if that matters.
  ///   - text: What to write into the circle of a value.
  ///   - inner: The lane of a value that is a stream: the recording of what was seen on it, in the
  ///     same time as `events` and with the same origin applied by its own initializer.
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

  /// A lane of a cold source, which plays from its start for each subscription.
  ///
  /// - Parameters:
  ///   - label: The name at the left of the lane.
  ///   - events: What the source sends, in time since a subscription.
  ///   - subscriptions: When it was subscribed to. Those that overlap belong on lanes of
  ///     their own.
  ///   - origin: The time that is tick 0 of the picture.
  ///   - text: What to write into the circle of a value.
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
  /// When the stream ended or its last subscription was disposed; `nil` if it goes on.
  var end: TestTime? {
    guard let last = subscriptions.max(by: { $0.unsubscribe < $1.unsubscribe }) else {
      return marks.first(where: \.isEnd)?.time
    }
    return end(of: last)
  }

  /// When a subscription saw the end of the stream or was disposed; `nil` if it goes on.
  func end(of subscription: Subscription) -> TestTime? {
    let ends = marks.filter(\.isEnd).map(\.time).filter { $0 > subscription.subscribe }
    let ended = min(ends.min() ?? .max, subscription.unsubscribe)
    return ended == .max ? nil : ended
  }

  var innerLanes: [MarbleLane] { marks.compactMap(\.inner) }

  /// Every tick at which something is drawn, on this lane and its inner lanes.
  var times: [TestTime] {
    marks.map(\.time) + innerLanes.flatMap(\.times)
      + subscriptions.flatMap { [$0.subscribe, $0.unsubscribe] }.filter { $0 != .max }
  }

  /// The texts that are drawn, on this lane and its inner lanes.
  var texts: [String] {
    marks.compactMap(\.text) + innerLanes.flatMap(\.texts)
  }

  /// Whether somebody was subscribed; true throughout if the lane has no subscriptions.
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
