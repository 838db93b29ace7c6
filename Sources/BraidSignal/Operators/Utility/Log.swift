// SPDX-License-Identifier: MIT
import BraidCore

/// Some of the three kinds of events.
public struct SignalEvents: OptionSet, Hashable, Sendable {
  /// A bit for each kind.
  public let rawValue: UInt8

  /// The kinds whose bits are set.
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
  /// Writes a line for each event before it passes it on: the signal's ``description`` and the
  /// event.
  ///
  ///     source  a--b--c|
  ///     log     a--b--c|
  ///
  /// With ``SignalNames`` switched on, the line tells the operators of the chain:
  ///
  /// ```
  /// <Signal<Int>: 0x7f2c4c00b2e0> name: [taps] -map: next: 1
  /// ```
  ///
  /// The result keeps the name of the source. To see a whole chain, set ``SignalTracing/tracer``.
  ///
  /// - Parameters:
  ///   - events: Which events to write.
  ///   - write: Takes a line; by default it is printed. Feed it to a logger of yours.
  @preconcurrency
  public final func log(
    _ events: SignalEvents = .all,
    to write: @escaping @Sendable (String) -> Void = { print($0) }
  ) -> Signal<Value> {
    let source = description
    return StagedSignal(
      self,
      TraceStage { event in
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
