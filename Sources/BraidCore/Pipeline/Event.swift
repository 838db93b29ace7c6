// SPDX-License-Identifier: MIT

/// One step of an observable or a signal: a value, or one of the two ways to end.
public enum Event<Element> {
  /// A value; any number of them may follow.
  case next(Element)
  /// The sequence failed. Nothing follows.
  case error(any Error)
  /// The sequence ended well. Nothing follows.
  case completed
}

extension Event: Sendable where Element: Sendable {}

extension Event {
  /// The event that ends a sequence the way `termination` says.
  @inlinable
  public init(_ termination: Termination) {
    switch termination {
    case .error(let error): self = .error(error)
    case .completed: self = .completed
    }
  }

  /// The value of a `next`, otherwise nil.
  @inlinable
  public var element: Element? {
    if case .next(let element) = self { element } else { nil }
  }

  /// The error of an `error`, otherwise nil.
  @inlinable
  public var error: (any Error)? {
    if case .error(let error) = self { error } else { nil }
  }

  /// Whether this is `completed`.
  @inlinable
  public var isCompleted: Bool {
    if case .completed = self { true } else { false }
  }

  /// Whether nothing may follow this event.
  @inlinable
  public var isStopEvent: Bool {
    if case .next = self { false } else { true }
  }

  /// How the sequence ends with this event; nil for a value.
  @inlinable
  public var termination: Termination? {
    switch self {
    case .next: nil
    case .error(let error): .error(error)
    case .completed: .completed
    }
  }

  /// The same event with its value transformed; an error thrown by `transform` becomes `error`.
  @inlinable
  public func map<Result>(_ transform: (Element) throws -> Result) -> Event<Result> {
    switch self {
    case .next(let element):
      do { return .next(try transform(element)) } catch { return .error(error) }
    case .error(let error): return .error(error)
    case .completed: return .completed
    }
  }
}

/// Something that stands for an event: what `dematerialize` takes.
public protocol EventConvertible<Element>: SendableMetatype {
  /// What the event carries.
  associatedtype Element

  /// The event.
  var event: Event<Element> { get }
}

extension Event: EventConvertible {
  /// Itself.
  @inlinable
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
