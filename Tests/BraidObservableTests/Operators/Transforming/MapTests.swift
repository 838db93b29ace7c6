// SPDX-License-Identifier: MIT
import BraidObservable
import BraidTesting
import TestSupport
import Testing

@Suite struct MapTests {
  @Test func `sends what the closure makes of each value`() {
    expectDiagram("a-b--c|", "A-B--C|") { source, _ in source.map { $0.uppercased() } }
  }

  @Test(arguments: ["|", "#", "--|", "--#", "(a#)"])
  func ends(source: String) {
    expectDiagram(source, source) { source, _ in source.map { $0 } }
  }

  @Test func `disposal disposes the source`() {
    expectDiagram("a--b--c|", "a--b", during: "^---!", subscriptions: "^---!") { source, _ in
      source.map { $0 }
    }
  }

  @Test func `a thrown error ends it and disposes the source`() {
    expectDiagram("a-b-c|", "a-#", subscriptions: "^-!") { source, _ in
      source.map { value throws in if value == "b" { throw MarbleFailure() } else { value } }
    }
  }

  @Test func `compactMap leaves nil out`() {
    expectDiagram("1-x--3|", "1----3|", results: .digits) { source, _ in
      source.compactMap { Int($0) }
    }
    expectDiagram("1-x--3|", "1-#", results: .digits) { source, _ in
      source.compactMap { value throws -> Int? in
        guard let number = Int(value) else { throw MarbleFailure() }
        return number
      }
    }
  }

  @Test func `enumerated counts from zero, in each subscription`() {
    for _ in 0..<2 {
      expectDiagram("a-b--c|", "0-1--2|", results: .digits) { source, _ in
        source.enumerated().map(\.index)
      }
    }
    #expect(
      Observable.of("x", "y").enumerated().map { "\($0.index)\($0.element)" }.recorded() == [
        "next(0x)", "next(1y)", "completed",
      ])
  }
}
