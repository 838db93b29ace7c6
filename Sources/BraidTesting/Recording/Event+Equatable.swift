// SPDX-License-Identifier: MIT

public import BraidCore

extension Event: Equatable where Element: Equatable {
  /// Returns whether two events are equal: values by `==`, errors by type and content.
  ///
  /// - Parameters:
  ///   - lhs: An event.
  ///   - rhs: Another event.
  /// - Returns: Whether the events are equal. See ``errorsAreEqual(_:_:)`` for the comparison of
  ///   errors.
  public static func == (lhs: Event, rhs: Event) -> Bool {
    eventsAreEqual(lhs, rhs, by: ==)
  }
}

func eventsAreEqual<Element>(
  _ lhs: Event<Element>, _ rhs: Event<Element>, by areEqual: (Element, Element) -> Bool
) -> Bool {
  switch (lhs, rhs) {
  case (.next(let one), .next(let other)): areEqual(one, other)
  case (.error(let one), .error(let other)): errorsAreEqual(one, other)
  case (.completed, .completed): true
  default: false
  }
}
