// SPDX-License-Identifier: MIT
public import BraidCore

/// The handler to which the assertions of this module report failures.
///
/// The assertions support test files written for RxTest. This module imports no test framework, so
/// it cannot fail a test by itself: without a handler, a failed assertion traps. Set a handler
/// before the first test to forward failures to your framework:
///
/// ```swift
/// // With XCTest: { XCTFail($0, file: $1, line: $2) }
/// AssertionFailures.handler = { message, file, line in print("\(file):\(line): \(message)") }
/// ```
///
/// New tests do not need these assertions: recordings can be compared by `==`, and so by
/// `XCTAssertEqual` and `#expect`.
public enum AssertionFailures {
  /// Receives the message, file and line of a failed assertion.
  public typealias Handler = @Sendable (String, StaticString, UInt) -> Void

  private static let current = Locked<Handler> { message, file, line in
    fatalError(message, file: file, line: line)
  }

  /// The handler of failed assertions.
  ///
  /// Traps with the message by default.
  @preconcurrency
  public static var handler: Handler {
    get { current.withLock { $0 } }
    set {
      let old = current.withLock { current in
        defer { current = newValue }
        return current
      }
      withExtendedLifetime(old) {}
    }
  }
}

/// Fails unless a recording consists of exactly the given values, at any times.
///
/// A terminal event in the recording is a failure, too. In new tests, write
/// `#expect(recording.map(\.value) == [.next(1), .next(2)])`.
///
/// - Parameters:
///   - stream: The recording.
///   - elements: The expected values.
///   - file: The file of the assertion.
///   - line: The line of the assertion.
public func XCTAssertRecordedElements<Element: Equatable>(
  _ stream: [Recorded<Event<Element>>], _ elements: [Element],
  file: StaticString = #filePath, line: UInt = #line
) {
  if let end = stream.first(where: { $0.value.isStopEvent }) {
    AssertionFailures.handler("There is an end among the elements: \(end)", file, line)
  } else if stream.compactMap(\.value.element) != elements {
    AssertionFailures.handler(
      """
      The recorded elements are not the expected ones.
        expected  \(elements)
        actual    \(stream.compactMap(\.value.element))
      """, file, line)
  }
}
