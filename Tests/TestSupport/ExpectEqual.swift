// SPDX-License-Identifier: MIT
public import Testing

/// Records an issue with both values unless they are equal.
///
/// `#expect(value == expected)` is a macro: its expansion takes the compiler some 15 milliseconds,
/// which was a quarter of the build of the tests, and it shows no values if the expression awaits.
///
/// - Parameters:
///   - value: The value that the test produced.
///   - expected: The value that it should have produced.
///   - comment: Describes the step, in a test with several.
///   - location: The caller's place; nil means the place of this call.
public func expectEqual<Value: Equatable>(
  _ value: Value, _ expected: Value, _ comment: @autoclosure () -> Comment? = nil,
  sourceLocation location: SourceLocation? = nil,
  fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
) {
  guard let problem = inequality(of: value, expected, comment()) else { return }
  Issue.record(
    problem,
    sourceLocation: location
      ?? SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column))
}

/// What `expectEqual` says of two values; nil if they are equal.
public func inequality<Value: Equatable>(
  of value: Value, _ expected: Value, _ comment: Comment?
) -> Comment? {
  if value == expected { return nil }
  let step = comment.map { "\($0.rawValue)\n" } ?? ""
  return """
    \(step)\(String(reflecting: value)) is not equal to
    \(String(reflecting: expected))
    """
}
