// SPDX-License-Identifier: MIT
import BraidCore
import BraidObservable
import BraidTesting
import TestSupport
import Testing

// A row has a peer's behaviour, by its source, and runs the spelling that a hint or a guide gives
// for it. `.ci/api names` asks for a row for each hint and for each row of a guide, and for the
// new names in it.

/// The inputs of a row: sources drawn as diagrams, virtual time and a recording.
struct Inputs: Sendable {
  let scheduler: TestScheduler
  fileprivate let sources: [Observable<String>]
  fileprivate let seen: TestSupport.Log<String>

  /// The first source, the second and the third.
  var a: Observable<String> { sources[0] }
  var b: Observable<String> { sources[1] }
  var c: Observable<String> { sources[2] }
  /// The first source, with digits as numbers.
  var m: Observable<Int> { a.map { Int($0) ?? -1 } }

  /// A source that is recorded when it is subscribed to.
  var other: Observable<Int> {
    .deferred {
      note("other")
      return .never()
    }
  }

  /// Records a text at the present tick.
  func note(_ text: some Any) { seen("\(text)@\(scheduler.clock)") }

  /// Records the events of an observable: `value@tick`, `|` for completion, `#` for a failure.
  func record<Output>(_ observable: Observable<Output>) -> any Disposable {
    observable.subscribe(
      onNext: { note($0) },
      onError: {
        note($0 is MarbleFailure ? "#" : "#\(String(describing: $0).prefix { $0 != "(" })")
      },
      onCompleted: { note("|") }, isolation: nil)
  }
}

/// Plays diagrams through a spelling and compares the events with those of a peer.
///
///     row("prefix(_:)", "a-b-c|", gives: "a@0 b@2 |@2") { $0.a.take(2) }
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
func row<Output: ObservableConvertibleType>(
  _ old: String, _ sources: String..., gives events: String, unlike peer: String? = nil,
  disposedAt disposal: Int = 40, sourceLocation: SourceLocation = #_sourceLocation,
  was meaning: ((Inputs) throws -> Void)? = nil, _ spelling: (Inputs) throws -> Output
) {
  let played = Played(old, sources, events, peer, disposal, sourceLocation)
  if let meaning { played.before(meaning) }
  played.now { inputs in
    inputs.record(try spelling(inputs).asObservable())
  }
}

/// Runs a spelling that subscribes and records by itself.
func steps(
  _ old: String, _ sources: String..., gives events: String, unlike peer: String? = nil,
  disposedAt disposal: Int = 40, sourceLocation: SourceLocation = #_sourceLocation,
  was meaning: ((Inputs) throws -> Void)? = nil, _ spelling: (Inputs) throws -> any Disposable
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
      return Disposables.create()
    }
  }

  /// Compares the spelling with Braid's events.
  func now(_ spelling: (Inputs) throws -> any Disposable) { play(events, "", spelling) }

  private func play(
    _ events: String, _ prefix: String, _ body: (Inputs) throws -> any Disposable
  ) {
    #expect(throws: Never.self, "\(prefix)\(old)", sourceLocation: sourceLocation) {
      let scheduler = TestScheduler(initialClock: 0, resolution: 1, simulateProcessingDelay: false)
      let sources = try diagrams.map { diagram in
        diagram.contains("^")
          ? scheduler.createHotObservable(try MarbleDiagram.hot(diagram)).asObservable()
          : scheduler.createColdObservable(try MarbleDiagram.cold(diagram)).asObservable()
      }
      let inputs = Inputs(scheduler: scheduler, sources: sources, seen: TestSupport.Log())
      let subscription = try body(inputs)
      scheduler.advanceTo(disposal)
      subscription.dispose()
      scheduler.advanceTo(disposal + 10)
      let seen = inputs.seen.entries.joined(separator: " ")
      expectEqual(seen, events, "\(prefix)\(old)", sourceLocation: sourceLocation)
    }
  }
}
