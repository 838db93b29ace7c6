// SPDX-License-Identifier: MIT
import BraidTesting
import TestSupport
import Testing

@testable import Marbles

struct PlayTests {
  private func play(
    _ operation: String, _ sources: String..., inner: String? = nil
  ) throws -> PlayResponse {
    let request = PlayRequest(operation: operation, sources: sources, inner: inner, width: 600)
    return try #require(request.response())
  }

  @Test func `the operator answers the marbles of the reader`() throws {
    let response = try play("debounce", "a-----b|")
    #expect(response.mistakes.isEmpty)
    let picture = try #require(response.pictures.first)
    expectEqual(picture.models, ["Observable", "Signal"])
    #expect(picture.text.contains("---a---(b|)"))
    expectEqual(picture.sources.map(\.label), ["source"])
    expectEqual(picture.sources[0].events.map(\.symbol), ["a", "b", "|"])
    expectEqual(picture.sources[0].events.map(\.tick), [0, 6, 7])
  }

  @Test func `models that differ on these marbles get a picture each, and say so`() throws {
    let alike = try play("retry", "a-b|")
    expectEqual(alike.pictures.map(\.models), [["Observable", "Signal"]])
    let different = try play("retry", "a-#")
    expectEqual(different.pictures.map(\.models), [["Observable"], ["Signal"]])
    #expect(different.pictures[0].svg.contains(">Observable: retry(3)</text>"))
    #expect(different.pictures[1].svg.contains(">Signal: retry(3)</text>"))
    // Each subscription has a line of its own.
    #expect(different.pictures[0].text.contains("source 3  "))
  }

  @Test func `a source that starts later says when`() throws {
    let picture = try #require(try play("concat", "a--|", "1-2|").pictures.first)
    expectEqual(picture.sources.map(\.start), [0, 3])
  }

  @Test func `equal values have inner streams of their own`() throws {
    let scenes = try #require(
      Family.all.flatMap(\.demos).first { $0.name == "flatMapLatest" }
    ).scenes(playing: ["a---a---a|"])
    let inners = try #require(scenes.first?.picture.sources.first).marks.compactMap(\.inner)
    expectEqual(
      inners.map(\.subscriptions),
      [
        [Subscription(0, 4)], [Subscription(4, 8)], [Subscription(8, 15)],
      ])
  }

  @Test func `a mistake gives a message at its position`() throws {
    let response = try play("merge", "a-b|", "1-(2-3)|")
    #expect(response.pictures.isEmpty)
    expectEqual(
      response.mistakes,
      [
        PlayResponse.Mistake(
          source: 1, column: 5, problem: "no time can pass inside a group, it is one tick",
          remedy: "Write `-` outside of the parentheses")
      ])
    expectEqual(try play("concatMap", "a|", inner: "1(").mistakes.map(\.source), [1])
  }

  @Test func `length, number of marbles and time are bounded`() throws {
    let long = String(repeating: "-", count: 161)
    expectEqual(try play("map", long).mistakes.map(\.column), [161])
    let crowd = "(" + String(repeating: "a", count: 41) + ")"
    expectEqual(try play("map", crowd).mistakes.first?.problem, "there are more than 40 events")
    let late = String(repeating: "-", count: 24) + "a"
    expectEqual(try play("map", late).mistakes.first?.remedy, "Move it to the left")
    expectEqual(try play("map", String(repeating: "-", count: 23) + "a").mistakes, [])
  }

  @Test func `a run without end is stopped and explained`() throws {
    let response = try play("repeat", "|")
    #expect(response.pictures.isEmpty)
    expectEqual(response.mistakes.map(\.source), [-1])
    expectEqual(response.mistakes.first?.problem, "the run does not get beyond tick 0")
  }

  @Test func `the text of a value cannot become markup`() throws {
    let picture = try #require(try play("delay", "<-&-\"|").pictures.first)
    #expect(!picture.svg.contains("><</text>"))
    #expect(picture.svg.contains(">&lt;</text>"))
    #expect(picture.svg.contains(">&amp;</text>"))
  }

  @Test func `random marbles are played or refused by every operator`() throws {
    var chance = Seeded(7)
    let symbols = Array("ab1-----|#()^! é<👍\u{301}")
    let demos = Family.all.flatMap(\.demos)
    var (played, refused) = (0, 0)
    for round in 0..<600 {
      let demo = demos[round % demos.count]
      func diagram() -> String {
        String(
          (0..<Int.random(in: 0...12, using: &chance)).map { _ in
            symbols[Int.random(in: 0..<symbols.count, using: &chance)]
          })
      }
      let request = PlayRequest(
        operation: demo.name, sources: demo.inputs.map { _ in diagram() },
        inner: demo.inner.map { _ in diagram() },
        width: [-1, 300, .infinity, .nan, 1e9].randomElement(using: &chance) ?? 0)
      let response = try #require(request.response())
      #expect(response.mistakes.isEmpty != response.pictures.isEmpty)
      if response.mistakes.isEmpty { played += 1 } else { refused += 1 }
      for picture in response.pictures {
        #expect(picture.svg.hasPrefix("<svg") && picture.svg.hasSuffix("</svg>\n"))
        #expect(picture.width < 3000 && picture.height < 6000)
      }
    }
    #expect(played > 100 && refused > 100)
  }

  @Test func `the code is the demo's own, with the marbles of the reader`() throws {
    let picture = try #require(try play("debounce", "a|").pictures.first)
    expectEqual(
      picture.listings.first?.code,
      """
      import BraidObservable
      import BraidTesting

      let scheduler = TestScheduler(initialClock: 0, simulateProcessingDelay: false)
      let source = scheduler.createColdObservable(try MarbleDiagram.cold("a|")).asObservable()

      let result: Observable<String> = source.debounce(.seconds(3), scheduler: scheduler)

      let observer = scheduler.createObserver(String.self)
      let subscription = result.subscribe(observer)
      scheduler.advanceTo(24)
      print(observer.events)
      subscription.dispose()

      """)
    for demo in Family.all.flatMap(\.demos) {
      for version in demo.versions {
        let code = Listing(demo: demo, version: version).text()
        #expect(code.contains("let result: "), "\(demo.name)")
        #expect(!code.contains("stage") && !code.contains("$0.source"), "\(demo.name)")
        #expect(!code.contains(".text()") && !code.contains(".numbers"), "\(demo.name)")
      }
    }
  }
}

extension Demo {
  fileprivate func scenes(playing sources: [String]) throws -> [Scene] {
    var demo = self
    for (index, diagram) in sources.enumerated() { demo.inputs[index].diagram = diagram }
    return try Scene.scenes(of: demo, family: "")
  }
}
