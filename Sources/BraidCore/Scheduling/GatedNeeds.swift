// SPDX-License-Identifier: MIT

/// The requirements that a ``GatedSink`` declares when it is created.
struct GatedNeeds {
  /// The use that it makes of the clock.
  var clock = ClockUse.none
  /// Whether the first source is subscribed to before the second.
  ///
  /// It matters if both are the same subject: the first subscription receives each value first.
  var subscribesFirstInOrder = false
  /// Whether the first source is torn down before its terminal event is handled, instead of
  /// afterwards (C6).
  var tearsDownFirst = false
  /// Whether the first event of the second source tears the first source down, even if that event
  /// is queued at the gate.
  var replacesFirst = false
  /// Whether the timer may send an event; it then continues after the source was abandoned.
  var timerSends = true
  /// The events of two sources that always end the result.
  ///
  /// If the gate is busy, both sources are torn down when such an event is queued (C6).
  var finalEvents: GatedEvents = []
}

/// Events of the two sources of a ``GatedSink``.
struct GatedEvents: OptionSet {
  let rawValue: UInt8

  static let firstCompletion = GatedEvents(rawValue: 1)
  static let firstError = GatedEvents(rawValue: 2)
  static let secondValue = GatedEvents(rawValue: 4)
  static let secondCompletion = GatedEvents(rawValue: 8)
  static let secondError = GatedEvents(rawValue: 16)
  static let errors: GatedEvents = [.firstError, .secondError]
}

/// The use that a ``GatedSink`` makes of the clock.
enum ClockUse {
  /// None: it has two sources and no timer.
  case none
  /// It has a timer, but does not receive the time: no clock is read for its events.
  case timer
  /// It has a timer, and receives the time of its events.
  case timerAndTime
}
