// SPDX-License-Identifier: MIT
public import BraidCore

/// Where the assertions of this module report that they have failed.
///
/// They are there for test files that were written for RxTest. This module imports no test
/// framework, so it cannot fail a test by itself: without a handler a failed assertion stops the
/// test run at its line. One line hands the failures to the framework, before the first test:
///
/// ```swift
/// // With XCTest: { XCTFail($0, file: $1, line: $2) }
/// AssertionFailures.handler = { message, file, line in print("\(file):\(line): \(message)") }
/// ```
///
/// New tests need neither: recordings compare with `==`, so `XCTAssertEqual` and `#expect` take
/// them.
public enum AssertionFailures {
  /// What is told of a failed assertion: the message, and the file and line of the assertion.
  public typealias Handler = @Sendable (String, StaticString, UInt) -> Void

  private static let current = Locked<Handler> { message, file, line in
    fatalError(message, file: file, line: line)
  }

  /// Is called for each failed assertion; stops the program with the message unless set.
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

/// Fails unless a recording consists of the given values alone, whenever they came.
///
/// An end in the recording is a failure, too. In new tests:
/// `#expect(recording.map(\.value) == [.next(1), .next(2)])`.
///
/// - Parameters:
///   - stream: The recording.
///   - elements: The values it should consist of.
///   - file: Where the assertion stands.
///   - line: Where the assertion stands.
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
