// SPDX-License-Identifier: MIT
public import Testing

/// What all tests of a process share: tests that use the same resource take turns.
public enum SharedResource: String, Sendable {
  /// Servers on the loopback interface, and the URL sessions that connect to them.
  case server
  /// The main queue: `MainScheduler.instance` runs work inside the call only while no work of
  /// another test waits there, and an asynchronously moved virtual clock holds the main actor.
  case mainQueue
  /// The switches of `Trace`.
  case trace
  /// The switch that names signals, and the tracer of signals.
  case signalNames
  /// The hook that receives reports of overlapping events.
  case synchronizationTracker
  /// User defaults: each change is posted to all observers in the process.
  case userDefaults
  /// All cores: a test with threads measures nothing if it shares them with another such test.
  case cores

  /// Whether the current test has declared this resource.
  public var isDeclared: Bool { Turns.held.contains(self) }

  /// Records an issue unless the current test has declared this resource.
  ///
  /// Helpers that use a resource call it, so that no test forgets the trait. The process of an exit
  /// test runs one test only, and needs no turns.
  public func require(sourceLocation: SourceLocation = #_sourceLocation) {
    if Test.current == nil || isDeclared { return }
    Issue.record(
      "This test shares a resource: add the trait .exclusive(.\(rawValue)) to it or its suite",
      sourceLocation: sourceLocation)
  }
}

/// Runs a test, or each test of a suite, while no other test with the same resource runs.
///
/// `.serialized` orders the tests of one suite; this trait holds across suites and test targets.
public struct ExclusiveTrait: TestTrait, SuiteTrait, TestScoping {
  let resources: Set<SharedResource>
  /// Whether all tests of a suite share one turn, instead of each case of a test taking its own.
  let isForSuite: Bool

  /// Whether the tests of a suite take turns of their own.
  public var isRecursive: Bool { !isForSuite }

  /// A suite, or each case of a test.
  public func scopeProvider(for test: Test, testCase: Test.Case?) -> Self? {
    (isForSuite ? test.isSuite : testCase != nil) ? self : nil
  }

  /// Runs `function` while the test holds its resources.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    // The traits of the suite and of the test are nested scopes. The outermost one takes the
    // resources of all: tests that took one after the other could wait for each other.
    let all = test.traits.compactMap { ($0 as? ExclusiveTrait)?.resources }
    let missing = resources.union(all.joined()).subtracting(Turns.held)
    if missing.isEmpty { return try await function() }
    try await Turns.shared.perform(with: missing, function)
  }
}

extension Trait where Self == ExclusiveTrait {
  /// The test takes turns with all other tests that use one of these resources.
  public static func exclusive(_ resources: SharedResource...) -> Self {
    ExclusiveTrait(resources: Set(resources), isForSuite: false)
  }

  /// No other suite with this trait runs at the same time; the tests of this one do.
  ///
  /// Tests of threads would share the cores with other suites, and a test that waits for a
  /// moment would wait for all of them.
  public static var alone: Self { ExclusiveTrait(resources: [.cores], isForSuite: true) }
}
