// SPDX-License-Identifier: MIT

/// An event of an observable or a signal: a value, or one of the two terminal events.
public enum Event<Element> {
  /// A value; any number of them may follow.
  case next(Element)
  /// The sequence failed. No event follows.
  case error(any Error)
  /// The sequence completed. No event follows.
  case completed
}

extension Event: Sendable where Element: Sendable {}

/// The type of events that a closure takes, as a type parameter of ``EventSink``.
package protocol EventType<Element>: SendableMetatype {
  associatedtype Element
  static func next(_ element: Element) -> Self
  init(_ termination: Termination)
}

extension Event: EventType {}

extension Event {
  /// The terminal event for `termination`.
  public init(_ termination: Termination) {
    switch termination {
    case .error(let error): self = .error(error)
    case .completed: self = .completed
    }
  }

  /// The value of a `next` event, otherwise nil.
  public var element: Element? {
    if case .next(let element) = self { element } else { nil }
  }

  /// The error of an `error` event, otherwise nil.
  public var error: (any Error)? {
    if case .error(let error) = self { error } else { nil }
  }

  /// Whether this is `completed`.
  public var isCompleted: Bool {
    if case .completed = self { true } else { false }
  }

  /// Whether this is a terminal event.
  public var isStopEvent: Bool {
    if case .next = self { false } else { true }
  }

  /// The termination that this event stands for; nil for a value.
  public var termination: Termination? {
    switch self {
    case .next: nil
    case .error(let error): .error(error)
    case .completed: .completed
    }
  }

  /// Transforms the value of the event; an error thrown by `transform` becomes an `error` event.
  public func map<Result>(_ transform: (Element) throws -> Result) -> Event<Result> {
    switch self {
    case .next(let element):
      do { return .next(try transform(element)) } catch { return .error(error) }
    case .error(let error): return .error(error)
    case .completed: return .completed
    }
  }
}

/// A value that represents an event, as `dematerialize` expects it.
public protocol EventConvertible<Element>: SendableMetatype {
  /// The type of the event's value.
  associatedtype Element

  /// The represented event.
  var event: Event<Element> { get }
}

extension Event: EventConvertible {
  /// The event itself.
  public var event: Event<Element> { self }
}

extension Event: CustomDebugStringConvertible {
  /// `next(value)`, `error(error)` or `completed`.
  public var debugDescription: String {
    switch self {
    case .next(let element): "next(\(element))"
    case .error(let error): "error(\(error))"
    case .completed: "completed"
    }
  }
}
