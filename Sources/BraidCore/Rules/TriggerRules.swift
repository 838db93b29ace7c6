// SPDX-License-Identifier: MIT

/// `take(until:)`: the source, until the trigger sends.
@frozen
@usableFromInline
package struct TakeUntilRule<Element>: TriggerRule {
  /// What the end of the trigger does.
  ///
  /// In Rx its completion changes nothing and its error fails the result; in RAC its completion
  /// ends the result and its error is ignored.
  @frozen
  @usableFromInline
  package enum TriggerEnd: Sendable {
    case rx
    case rac
  }

  @usableFromInline let triggerEnd: TriggerEnd

  @inlinable
  package init(_ triggerEnd: TriggerEnd) { self.triggerEnd = triggerEnd }

  @inlinable package mutating func receive(_ element: Element) -> TriggerAction<Element> {
    .next(element)
  }
  @inlinable package mutating func sourceEnded(_ stop: Stop) -> TriggerAction<Element> {
    .stop(stop)
  }
  @inlinable package mutating func triggered() -> TriggerAction<Element> { .stop(.completed) }

  @inlinable
  package mutating func triggerEnded(_ stop: Stop) -> TriggerAction<Element> {
    switch triggerEnd {
    case .rx: stop.isCompleted ? .nothing : .stop(stop)
    case .rac: stop.isCompleted ? .stop(stop) : .nothing
    }
  }
}

/// `skip(until:)`: the source, once the trigger has sent.
@frozen
@usableFromInline
package struct SkipUntilRule<Element>: TriggerRule {
  @usableFromInline var isOpen = false

  @inlinable
  package init() {}

  @inlinable package static var putsSourceFirst: Bool { true }

  @inlinable
  package mutating func receive(_ element: Element) -> TriggerAction<Element> {
    isOpen ? .next(element) : .nothing
  }

  @inlinable
  package mutating func sourceEnded(_ stop: Stop) -> TriggerAction<Element> {
    stop.isCompleted && !isOpen ? .abandon : .stop(stop)
  }

  @inlinable
  package mutating func triggered() -> TriggerAction<Element> {
    isOpen = true
    return .dropTrigger
  }

  @inlinable
  package mutating func triggerEnded(_ stop: Stop) -> TriggerAction<Element> {
    stop.isCompleted || isOpen ? .nothing : .stop(stop)
  }
}

/// `sample`: the latest value of the source whenever the trigger sends.
@frozen
@usableFromInline
package struct SampleRule<Element>: TriggerRule {
  @usableFromInline var latest: Element?
  @usableFromInline var isSourceOver = false
  /// Sent by a trigger that finds no value.
  @usableFromInline let defaultValue: Element?
  /// Whether a value is sent again and either end ends the result: the RAC rule.
  ///
  /// In Rx a value is sent once, and the result goes on until the trigger after the source's end.
  @usableFromInline let repeats: Bool

  @inlinable
  package init(defaultValue: Element? = nil, repeats: Bool) {
    self.defaultValue = defaultValue
    self.repeats = repeats
  }

  @inlinable package static var putsSourceFirst: Bool { true }

  @inlinable
  package mutating func receive(_ element: Element) -> TriggerAction<Element> {
    latest = element
    return .nothing
  }

  @inlinable
  package mutating func sourceEnded(_ stop: Stop) -> TriggerAction<Element> {
    if repeats || !stop.isCompleted { return .stop(stop) }
    isSourceOver = true
    return .nothing
  }

  @inlinable
  package mutating func triggered() -> TriggerAction<Element> {
    let value = latest ?? defaultValue
    if !repeats { latest = nil }
    guard let value else { return isSourceOver ? .stop(.completed) : .nothing }
    return isSourceOver ? .last(value) : .next(value)
  }

  @inlinable
  package mutating func triggerEnded(_ stop: Stop) -> TriggerAction<Element> {
    if repeats || !stop.isCompleted { return .stop(stop) }
    guard let value = latest ?? defaultValue else { return .stop(stop) }
    latest = nil
    return .last(value)
  }
}
