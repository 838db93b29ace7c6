// SPDX-License-Identifier: MIT
import BraidCore
import BraidSignal
import BraidTesting
import TestSupport
import Testing

// A row has a peer's behaviour, by its source, and runs the spelling that a hint or a guide gives
// for it. `.ci/api names` asks for a row for each hint and for each row of a guide, and for the
// new names in it.

/// The inputs of a row: sources drawn as diagrams, virtual time and a recording.
struct Inputs: Sendable {
  let scheduler: TestSignalScheduler
  fileprivate let sources: [TestSignal<String>]
  fileprivate let seen: TestSupport.Log<String>

  /// The first source, the second and the third.
  var a: Signal<String> { sources[0] }
  var b: Signal<String> { sources[1] }
  var c: Signal<String> { sources[2] }
  /// The first and the second source, with digits as numbers.
  var m: Signal<Int> { a.map { Int($0) ?? -1 } }
  var n: Signal<Int> { b.map { Int($0) ?? -1 } }

  /// Records a text at the present tick.
  func note(_ text: some Any) {
    let tick = ContinuousClock.Instant.virtualEpoch.duration(to: scheduler.now).components.seconds
    seen("\(text)@\(tick)")
  }

  fileprivate func end(_ error: any Error) { note(error is MarbleFailure ? "#" : "#\(error)") }
}

/// Plays diagrams through a spelling and compares the events with those of a peer.
///
///     row("-take:", "a-b-c|", gives: "a@0 b@2 |@2") { $0.a.take(2) }
///
/// A source whose diagram has `^` is hot. The result is disposed at a tick.
///
/// - Parameters:
///   - old: The old names, with commas in between.
///   - sources: Diagrams.
///   - events: The peer's events: `value@tick`, `|` for completion, `#` for a failure.
///   - peer: The peer's events if they differ on purpose; `events` are Braid's then.
///   - disposal: When the result is disposed.
///   - meaning: The peer's behaviour, restated from its source, which records its events by itself.
///   - spelling: The new names.
func row<Output>(
  _ old: String, _ sources: String..., gives events: String, unlike peer: String? = nil,
  disposedAt disposal: Int = 40,
  sourceLocation: SourceLocation = #_sourceLocation,
  was meaning: ((Inputs) throws -> Void)? = nil, _ spelling: (Inputs) throws -> Signal<Output>
) {
  let played = Played(old, sources, events, peer, disposal, sourceLocation)
  if let meaning { played.before(meaning) }
  played.now { inputs in
    try spelling(inputs).subscribe(
      next: { inputs.note($0) }, error: { inputs.end($0) }, completed: { inputs.note("|") },
      isolation: nil)
  }
}

/// Runs a spelling that subscribes and records by itself.
func steps(
  _ old: String, _ sources: String..., gives events: String, unlike peer: String? = nil,
  disposedAt disposal: Int = 40,
  sourceLocation: SourceLocation = #_sourceLocation,
  was meaning: ((Inputs) throws -> Void)? = nil,
  _ spelling: (Inputs) throws -> (any BraidCore.Disposable)?
) {
  let played = Played(old, sources, events, peer, disposal, sourceLocation)
  if let meaning { played.before(meaning) }
  played.now(spelling)
}

/// A row: the diagrams, the events of both sides, and the line.
private struct Played {
  let old: String
  let diagrams: [String]
  let events: String
  let peer: String?
  let disposal: Int
  let sourceLocation: SourceLocation

  init(
    _ old: String, _ diagrams: [String], _ events: String, _ peer: String?, _ disposal: Int,
    _ sourceLocation: SourceLocation
  ) {
    #expect(events != peer, "\(old)", sourceLocation: sourceLocation)
    (self.old, self.diagrams, self.events) = (old, diagrams, events)
    (self.peer, self.disposal, self.sourceLocation) = (peer, disposal, sourceLocation)
  }

  /// Compares the restated behaviour with the peer's events.
  func before(_ meaning: (Inputs) throws -> Void) {
    play(peer ?? events, "before: ") { inputs in
      try meaning(inputs)
      return nil
    }
  }

  /// Compares the spelling with Braid's events.
  func now(_ spelling: (Inputs) throws -> (any BraidCore.Disposable)?) {
    play(events, "", spelling)
  }

  private func play(
    _ events: String, _ prefix: String, _ body: (Inputs) throws -> (any BraidCore.Disposable)?
  ) {
    #expect(throws: Never.self, "\(prefix)\(old)", sourceLocation: sourceLocation) {
      let scheduler = TestSignalScheduler()
      let sources = try diagrams.map { diagram in
        diagram.contains("^")
          ? scheduler.createHotSignal(try MarbleDiagram.hot(diagram))
          : scheduler.createColdSignal(try MarbleDiagram.cold(diagram))
      }
      let inputs = Inputs(scheduler: scheduler, sources: sources, seen: TestSupport.Log())
      let subscription = try body(inputs)
      scheduler.advance(by: .seconds(disposal))
      subscription?.dispose()
      scheduler.advance(by: .seconds(10))
      let seen = inputs.seen.entries.joined(separator: " ")
      expectEqual(seen, events, "\(prefix)\(old)", sourceLocation: sourceLocation)
    }
  }
}
