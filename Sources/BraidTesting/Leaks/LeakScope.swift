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
/// If the program links BraidTrace, `body` is traced, and the report names each remaining object: a
/// subscription with the chain of sources and operators that retains it, the others with the place
/// of their creation; see ``Leak/chains``.
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
  let scope = LeakScope(kinds)
  defer { scope.end() }
  try body()
  return scope.leak
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
  let scope = LeakScope(kinds)
  defer { scope.end() }
  try await body()
  return scope.leak
}

/// The objects that were alive when the check began.
private struct LeakScope {
  private let kinds: [Resources.Kind]
  private let counts: [Int]
  private let newestNode: Int
  private let wasTraced: Bool

  /// Begins to trace.
  init(_ kinds: [Resources.Kind]) {
    self.kinds = kinds
    counts = kinds.map(\.count)
    newestNode = Tracing.recorder?.newestNode ?? 0
    wasTraced = Tracing.parts.contains(.graph)
    if !wasTraced { Tracing.set(.graph, true) }
  }

  func end() {
    if !wasTraced { Tracing.set(.graph, false) }
  }

  var leak: Leak? {
    let differences = zip(kinds, counts).map { ($0.name, $0.count - $1) }.filter { $0.1 > 0 }
    if differences.isEmpty { return nil }
    return Leak(
      growth: Dictionary(differences) { $0 + $1 },
      chains: Tracing.recorder?.leaks(since: newestNode, of: differences.map(\.0)) ?? [])
  }
}

/// Objects of the library that should have been released.
public struct Leak: Error, Hashable, Sendable, CustomStringConvertible {
  /// The number of additional objects by the name of their kind.
  ///
  /// Contains only kinds that grew.
  public let growth: [String: Int]

  /// Empty unless the program links BraidTrace.
  ///
  /// The remaining subscriptions, each with its owners, from the source down to the observer:
  /// `subscribed at Search.swift:47: held by PublishSubject <- map at Search.swift:41`.
  ///
  /// The source itself is retained by the program, or by a scheduler. Sources and operators that
  /// were created before the check have no places.
  ///
  /// Then the remaining subjects, disposables and scheduled actions, each with the place of its
  /// creation. A subject has the source that retains it, if there is one, and its first observer; a
  /// disposable the subscription whose teardown it is:
  ///
  /// ```
  /// subject at Search.swift:12: held by the program, no observers
  /// AnonymousDisposable at Search.swift:30: not disposed, the teardown of create <- subscribed
  /// ```
  public let chains: [String]

  /// The kinds and their counts in a sentence, and a line for each chain.
  public var description: String {
    let kinds = growth.sorted { $0.key < $1.key }.map { name, count in
      "\(count) \(name)\(count == 1 || name.hasSuffix("work") ? "" : "s")"
    }
    return (["Left behind: \(kinds.joined(separator: ", "))."] + chains).joined(separator: "\n")
  }
}
