// SPDX-License-Identifier: MIT
public import BraidObservable

extension MaybeEvent: Equatable where Element: Equatable {
  /// Whether both events are the same: values by `==`, errors by type and content.
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
  /// Whether both events are the same: errors by type and content.
  public static func == (lhs: CompletableEvent, rhs: CompletableEvent) -> Bool {
    switch (lhs, rhs) {
    case (.error(let one), .error(let other)): errorsAreEqual(one, other)
    case (.completed, .completed): true
    default: false
    }
  }
}

/// Whether both results are the same: values by `==`, errors by type and content.
///
/// A `SingleEvent` is a `Result` whose error may be any, which cannot be `Equatable`.
///
/// - Parameters:
///   - lhs: A result.
///   - rhs: Another result.
/// - Returns: Whether the two are equal.
public func == <Element: Equatable>(lhs: SingleEvent<Element>, rhs: SingleEvent<Element>) -> Bool {
  switch (lhs, rhs) {
  case (.success(let one), .success(let other)): one == other
  case (.failure(let one), .failure(let other)): errorsAreEqual(one, other)
  default: false
  }
}

/// Whether both arrays hold the same results, in the same order.
///
/// - Parameters:
///   - lhs: Some results.
///   - rhs: Other results.
/// - Returns: Whether the two are equal.
public func == <Element: Equatable>(
  lhs: [SingleEvent<Element>], rhs: [SingleEvent<Element>]
) -> Bool {
  lhs.elementsEqual(rhs) { $0 == $1 }
}

/// Fails unless both arrays hold the same results: for test files that were written for RxTest.
///
/// - Parameters:
///   - lhs: Some results.
///   - rhs: Other results.
///   - file: Where the assertion stands.
///   - line: Where the assertion stands.
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
