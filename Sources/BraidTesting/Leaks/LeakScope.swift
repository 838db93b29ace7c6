// SPDX-License-Identifier: MIT
public import BraidCore

/// Runs `body` and returns the library's objects that are left afterwards, by kind.
///
/// ```swift
/// let source = PublishSubject<Int>()
/// let leak = leakCheck {
///   let subscription = Observable.of(1, 2, 3).subscribe(onNext: { print($0) })
///   subscription.dispose()
/// }
/// if let leak { print(leak) }  // or #expect(leak == nil), or XCTAssertNil(leak)
/// ```
///
/// The counts apply to the whole process, so no other code may subscribe or dispose at the same
/// time, including parallel tests (`@Suite(.serialized)` orders only one suite). In a parallel test
/// run, use a process of its own (`#expect(processExitsWith: .success) { }`), or observe an object
/// through a weak reference instead.
///
/// - Parameters:
///   - kinds: The kinds of objects to count.
///   - body: The closure to run.
/// - Returns: The counts that grew, or nil.
/// - Throws: The error of `body`.
public func leakCheck(
  _ kinds: [Resources.Kind] = Resources.kinds, _ body: () throws -> Void
) rethrows -> Leak? {
  let before = kinds.map(\.count)
  try body()
  return Leak(kinds, since: before)
}

/// Runs an async `body` and returns the library's objects that are left afterwards, by kind.
///
/// - Parameters:
///   - kinds: The kinds of objects to count.
///   - isolation: The caller's actor, on which `body` runs.
///   - body: The closure to run.
/// - Returns: The counts that grew, or nil.
/// - Throws: The error of `body`.
public func leakCheck(
  _ kinds: [Resources.Kind] = Resources.kinds,
  isolation: isolated (any Actor)? = #isolation,
  _ body: () async throws -> Void
) async rethrows -> Leak? {
  let before = kinds.map(\.count)
  try await body()
  return Leak(kinds, since: before)
}

/// Objects of the library that should have been released.
public struct Leak: Error, Hashable, Sendable, CustomStringConvertible {
  /// The number of additional objects by the name of their kind.
  ///
  /// Contains only kinds that grew.
  public let growth: [String: Int]

  init?(_ kinds: [Resources.Kind], since before: [Int]) {
    let differences = zip(kinds, before).map { ($0.name, $0.count - $1) }.filter { $0.1 > 0 }
    if differences.isEmpty { return nil }
    growth = Dictionary(differences) { $0 + $1 }
  }

  /// The kinds and their counts in a sentence.
  public var description: String {
    let kinds = growth.sorted { $0.key < $1.key }.map { name, count in
      "\(count) \(name)\(count == 1 || name.hasSuffix("work") ? "" : "s")"
    }
    return "Left behind: \(kinds.joined(separator: ", "))."
  }
}
