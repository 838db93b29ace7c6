// SPDX-License-Identifier: MIT
public import BraidCore

/// Runs `body` and tells which of the library's objects are left behind, by kind.
///
/// ```swift
/// let leak = leakCheck {
///   let subscription = Observable.of(1, 2, 3).subscribe(onNext: { print($0) })
///   subscription.dispose()
/// }
/// if let leak { print(leak) }  // or #expect(leak == nil), or XCTAssertNil(leak)
/// ```
///
/// The counts are those of the whole process, so nothing else may subscribe or dispose meanwhile:
/// not other tests in parallel (`@Suite(.serialized)` orders one suite only). In a parallel test
/// run, put the check into a process of its own (`#expect(processExitsWith: .success) { }`), or
/// watch an object with a weak reference instead.
///
/// - Parameters:
///   - kinds: What to count.
///   - body: What to run.
/// - Returns: What grew, or nil.
/// - Throws: What `body` throws.
public func leakCheck(
  _ kinds: [Resources.Kind] = Resources.kinds, _ body: () throws -> Void
) rethrows -> Leak? {
  let before = kinds.map(\.count)
  try body()
  return Leak(kinds, since: before)
}

/// Runs an async `body` and tells which of the library's objects are left behind, by kind.
///
/// - Parameters:
///   - kinds: What to count.
///   - isolation: The caller's actor, on which `body` runs.
///   - body: What to run.
/// - Returns: What grew, or nil.
/// - Throws: What `body` throws.
public func leakCheck(
  _ kinds: [Resources.Kind] = Resources.kinds,
  isolation: isolated (any Actor)? = #isolation,
  _ body: () async throws -> Void
) async rethrows -> Leak? {
  let before = kinds.map(\.count)
  try await body()
  return Leak(kinds, since: before)
}

/// Objects of the library that are alive though they should not be.
public struct Leak: Error, Hashable, Sendable, CustomStringConvertible {
  /// How many more there are than before, by the name of their kind; only those that grew.
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
