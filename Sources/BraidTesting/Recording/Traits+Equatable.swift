// SPDX-License-Identifier: MIT
public import BraidObservable

extension MaybeEvent: Equatable where Element: Equatable {
  /// Returns whether two events are equal: values by `==`, errors by type and content.
  public static func == (lhs: MaybeEvent, rhs: MaybeEvent) -> Bool {
    switch (lhs, rhs) {
    case (.success(let one), .success(let other)): one == other
    case (.error(let one), .error(let other)): errorsAreEqual(one, other)
    case (.completed, .completed): true
    default: false
    }
  }
}

extension CompletableEvent: Equatable {
  /// Returns whether two events are equal: errors by type and content.
  public static func == (lhs: CompletableEvent, rhs: CompletableEvent) -> Bool {
    switch (lhs, rhs) {
    case (.error(let one), .error(let other)): errorsAreEqual(one, other)
    case (.completed, .completed): true
    default: false
    }
  }
}

/// Returns whether two results are equal: values by `==`, errors by type and content.
///
/// A `SingleEvent` is a `Result` with any error type, which cannot be `Equatable`.
///
/// - Parameters:
///   - lhs: A result.
///   - rhs: Another result.
/// - Returns: Whether the results are equal.
public func == <Element: Equatable>(lhs: SingleEvent<Element>, rhs: SingleEvent<Element>) -> Bool {
  switch (lhs, rhs) {
  case (.success(let one), .success(let other)): one == other
  case (.failure(let one), .failure(let other)): errorsAreEqual(one, other)
  default: false
  }
}

/// Returns whether two arrays contain equal results in the same order.
///
/// - Parameters:
///   - lhs: An array of results.
///   - rhs: Another array of results.
/// - Returns: Whether the arrays are equal.
public func == <Element: Equatable>(
  lhs: [SingleEvent<Element>], rhs: [SingleEvent<Element>]
) -> Bool {
  lhs.elementsEqual(rhs) { $0 == $1 }
}

/// Fails unless two arrays contain equal results.
///
/// Supports test files written for RxTest.
///
/// - Parameters:
///   - lhs: An array of results.
///   - rhs: Another array of results.
///   - file: The file of the assertion.
///   - line: The line of the assertion.
public func XCTAssertEqual<Element: Equatable>(
  _ lhs: [SingleEvent<Element>], _ rhs: [SingleEvent<Element>],
  file: StaticString = #filePath, line: UInt = #line
) {
  if lhs == rhs { return }
  AssertionFailures.handler(
    """
    The results differ.
      expected  \(rhs)
      actual    \(lhs)
    """, file, line)
}
