// SPDX-License-Identifier: MIT

/// `sample`: sends the latest value of the source whenever the trigger sends.
@usableFromInline
package struct SampleRule<Element>: TriggerRule {
  @usableFromInline var latest: Element?
  @usableFromInline var isSourceOver = false
  /// Sent if there is no value when the trigger sends.
  @usableFromInline let defaultValue: Element?
  /// Whether a value is sent repeatedly, and the completion of either source ends the result, as in
  /// RAC.
  ///
  /// In Rx a value is sent once, and after the completion of the source, the result terminates with
  /// the next event of the trigger.
  @usableFromInline let repeats: Bool

  @inlinable
  package init(defaultValue: Element? = nil, repeats: Bool) {
    self.defaultValue = defaultValue
    self.repeats = repeats
  }

  @inlinable package static var putsSourceFirst: Bool { true }
  @inlinable package var tearsDownFirst: Bool { repeats }

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
