// SPDX-License-Identifier: MIT
import BraidCore

/// The kinds of events that ``Signal/log(_:to:)`` writes.
public struct SignalEvents: OptionSet, Hashable, Sendable {
  /// One bit for each kind of event.
  public let rawValue: UInt8

  /// Creates a set of the kinds whose bits are set.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Values.
  public static let next = SignalEvents(rawValue: 1)
  /// Errors.
  public static let error = SignalEvents(rawValue: 2)
  /// Completion.
  public static let completed = SignalEvents(rawValue: 4)
  /// All events.
  public static let all: SignalEvents = [.next, .error, .completed]
}

extension Signal {
  /// Writes a line for each event before the event is forwarded.
  ///
  ///     source  a--b--c|
  ///     log     a--b--c|
  ///
  /// ```swift
  /// let taps = Signal.from(1...2)
  /// taps.log().subscribe()
  /// // <Signal<Int>: 0x7f2c4c00b2e0> next: 1, ...
  /// ```
  ///
  /// A line consists of the signal's ``description`` and the event. With ``SignalNames`` enabled,
  /// the description names all operators of the chain: `name: [taps] -map: next: 1`. The result
  /// keeps the name of the source. To trace a whole chain, set ``SignalTracing/tracer``.
  ///
  /// - **Ends:** with the source.
  /// - **Threads:** lines are written on the source's thread.
  /// - Complexity: one line per event; stores no values.
  ///
  /// - Parameters:
  ///   - events: The kinds of events to write.
  ///   - write: Receives each line. Prints it by default; pass a closure to write to a logger of
  ///     your own.
  @preconcurrency
  public final func log(
    _ events: SignalEvents = .all,
    to write: @escaping @Sendable (String) -> Void = { print($0) }
  ) -> Signal<Value> {
    let source = description
    return makeSignal(
      raw,
      .trace { (event: Event<Value>) in
        if events.contains(event.kind) { write("\(source) \(event.logged)") }
      }
    ).named(name)
  }

  /// Prints a line for each value; see ``log(_:to:)``.
  public final func logNext() -> Signal<Value> { log(.next) }

  /// Prints a line for an error; see ``log(_:to:)``.
  public final func logError() -> Signal<Value> { log(.error) }

  /// Prints a line for completion; see ``log(_:to:)``.
  public final func logCompleted() -> Signal<Value> { log(.completed) }

  /// Prints a line for each event; see ``log(_:to:)``.
  public final func logAll() -> Signal<Value> { log(.all) }
}

extension Event {
  fileprivate var kind: SignalEvents {
    switch self {
    case .next: .next
    case .error: .error
    case .completed: .completed
    }
  }

  /// The event as ReactiveObjC logs it.
  fileprivate var logged: String {
    switch self {
    case .next(let value): "next: \(value)"
    case .error(let error): "error: \(error)"
    case .completed: "completed"
    }
  }
}
