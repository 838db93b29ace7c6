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
  package enum TriggerTermination: Sendable {
    case rx
    case rac
  }

  @usableFromInline let triggerTermination: TriggerTermination

  @inlinable
  package init(_ triggerTermination: TriggerTermination) {
    self.triggerTermination = triggerTermination
  }

  @inlinable package mutating func receive(_ element: Element) -> TriggerAction<Element> {
    .next(element)
  }
  @inlinable package mutating func sourceFinished(_ termination: Termination) -> TriggerAction<
    Element
  > {
    .finish(termination)
  }
  @inlinable package mutating func triggered() -> TriggerAction<Element> { .finish(.completed) }

  @inlinable
  package mutating func triggerEnded(_ termination: Termination) -> TriggerAction<Element> {
    switch triggerTermination {
    case .rx: termination.isCompleted ? .nothing : .finish(termination)
    case .rac: termination.isCompleted ? .finish(termination) : .nothing
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
  package mutating func sourceFinished(_ termination: Termination) -> TriggerAction<Element> {
    termination.isCompleted && !isOpen ? .abandon : .finish(termination)
  }

  @inlinable
  package mutating func triggered() -> TriggerAction<Element> {
    isOpen = true
    return .dropTrigger
  }

  @inlinable
  package mutating func triggerEnded(_ termination: Termination) -> TriggerAction<Element> {
    termination.isCompleted || isOpen ? .nothing : .finish(termination)
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
  package mutating func sourceFinished(_ termination: Termination) -> TriggerAction<Element> {
    if repeats || !termination.isCompleted { return .finish(termination) }
    isSourceOver = true
    return .nothing
  }

  @inlinable
  package mutating func triggered() -> TriggerAction<Element> {
    let value = latest ?? defaultValue
    if !repeats { latest = nil }
    guard let value else { return isSourceOver ? .finish(.completed) : .nothing }
    return isSourceOver ? .last(value) : .next(value)
  }

  @inlinable
  package mutating func triggerEnded(_ termination: Termination) -> TriggerAction<Element> {
    if repeats || !termination.isCompleted { return .finish(termination) }
    guard let value = latest ?? defaultValue else { return .finish(termination) }
    latest = nil
    return .last(value)
  }
}
