// SPDX-License-Identifier: MIT
import BraidTesting
import Foundation
import TestSupport
import Testing

@testable import Marbles

struct IllustratorTests {
  private let comment = [
    "Emits a value once `dueTime` has passed without a newer one.",
    "",
    "    source        a-b-c-----d|",
    "    debounce(3)   -------c---(d|)",
    "",
    "```swift",
    "let queries = typed.debounce(.milliseconds(300))",
    "```",
  ]

  @Test func `the picture of a page is the diagram of its comment`() throws {
    let diagram = try #require(DocDiagram(in: comment, of: "debounce"))
    expectEqual(diagram.lines, 2..<4)
    expectEqual(
      diagram.picture.text(),
      """
      source  a-b-c-----d|
              +-------------+
              | debounce(3) |
              +-------------+
              -------c---(d|)
              0    5    10
      """)
  }

  @Test func `the picture comes before the diagram, with a link to its marbles`() throws {
    var illustrator = Illustrator()
    let page = illustrator.pictureLines(
      comment, of: "debounce(_:scheduler:)", in: "BraidObservable")
    let picture = try #require(page)
    expectEqual(picture.place, 2)
    expectEqual(picture.lines[0], "![Marble diagram of debounce](marbles-debounce)")
    #expect(picture.lines[2].hasPrefix("[Drag these marbles](/#debounce)"))
    expectEqual(Array(illustrator.pictures.keys), ["marbles-debounce"])
  }

  @Test func `overloads share a picture, unless their diagrams differ`() throws {
    var illustrator = Illustrator()
    for diagram in [["    take(2)  a-(b|)"], ["    take(2)  a-(b|)"], ["    take(for: 1)  a|"]] {
      let page = illustrator.pictureLines(diagram, of: "take(_:)", in: "BraidSignal")
      #expect(page != nil)
    }
    expectEqual(illustrator.pictures.keys.sorted(), ["marbles-take", "marbles-take-2"])
  }

  @Test func `a comment of an article becomes the pictures of the demos that it names`() throws {
    var illustrator = Illustrator()
    let text = try illustrator.illustrated(article: "One\n\n<!-- marbles: zip amb -->\nTwo")
    expectEqual(
      text,
      """
      One

      @Row {
        @Column {
          ![Marble diagram of zip](demo-zip)

          [Drag these marbles](/#zip), while `swift run Marbles --docs` runs.
        }
        @Column {
          ![Marble diagram of amb](demo-amb)

          [Drag these marbles](/#amb), while `swift run Marbles --docs` runs.
        }
      }

      Two
      """)
    expectEqual(illustrator.demos.keys.sorted(), ["demo-amb", "demo-zip"])
    let tabs = try illustrator.illustrated(article: "<!-- marbles: zip amb merge concat map -->")
    #expect(tabs.hasPrefix("@TabNavigator {\n  @Tab(\"zip\") {\n    ![Marble"))
    #expect(throws: Command.Problem.self) {
      try illustrator.illustrated(article: "<!-- marbles: nothing -->")
    }
  }

  @Test(arguments: [
    ("take(while:behavior:)", "BraidObservable", "/#take%28while%3A%29)"),
    ("take(_:)", "BraidObservable", "/#take)"),
    ("flattenMap(_:)", "BraidSignal", "/#flatMap)"),
    ("ignoreValues()", "BraidSignal", "/#ignoreElements)"),
  ])
  func `a page leads to the demo with its labels`(title: String, module: String, link: String)
    throws
  {
    var illustrator = Illustrator()
    let page = illustrator.pictureLines(comment, of: title, in: module)
    let lines = try #require(page).lines
    #expect(lines[2].contains(link), "\(lines[2])")
  }

  @Test func `a diagram knows its sources, its results and its arrays`() throws {
    let group = [
      "    source    a-1-b-2-|", "    letters   a---b---|", "    digits    --1---2-|",
    ]
    let groups = try #require(DocDiagram(in: group, of: "groupBy")).picture
    expectEqual(groups.sources.map(\.label), ["source"])
    expectEqual(groups.results.map(\.label), ["letters", "digits"])
    expectEqual(groups.operation, "groupBy")
    let rates = [
      "    source                      abc---d|", "    throttle(3)                 a--c--d|",
      "    throttle(3, latest: false)  a-----d|",
    ]
    let throttled = try #require(DocDiagram(in: rates, of: "throttle")).picture
    expectEqual(throttled.operation, "1: throttle(3)\n2: throttle(3, latest: false)")
    expectEqual(throttled.results.map(\.label), ["1", "2"])
    let merge = ["    a      a---b---|", "    b      --1---2|", "    merge  a-1-b-2-|"]
    let merged = try #require(DocDiagram(in: merge, of: "merge")).picture
    expectEqual(merged.sources.map(\.label), ["a", "b"])
    let array = ["    source     a-b--|", "    toArray()  -----([a, b]|)"]
    let collected = try #require(DocDiagram(in: array, of: "toArray")).picture
    expectEqual(collected.results[0].marks.map(\.kind), [.value("[a, b]"), .completed])
  }

  @Test func `code and prose are no diagrams`() {
    #expect(DocDiagram(in: ["    let x = a - b", "text  with -- dashes"], of: "x") == nil)
  }

  @Test func `a symbol graph keeps all that is no diagram`() throws {
    let graph = """
      {"module":{"name":"BraidObservable"},"relationships":[1],"symbols":[
      {"names":{"title":"just(_:)"},"docComment":{"module":"m","lines":[{"text":"One."},
      {"text":""},{"text":"    just(a)  (a|)"}]}},{"names":{"title":"x"}},
      {"names":{"title":"just(_:)"},"docComment":{"lines":[{"text":"On a scheduler."},
      {"text":""},{"text":"- Parameter element: The value."}]}},
      {"names":{"title":"of(_:)"},"docComment":{"lines":[{"text":"Several."}]}}]}
      """
    var illustrator = Illustrator(try index(graph, of: "BraidObservable"))
    let data = try illustrator.illustrated(Data(graph.utf8))
    let object = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    #expect(object["relationships"] as? [Int] == [1])
    let symbols = try #require(object["symbols"] as? [[String: Any]])
    #expect(symbols.count == 4 && symbols[1]["docComment"] == nil)
    let comment = try #require(symbols[0]["docComment"] as? [String: Any])
    #expect(comment["module"] as? String == "m")
    let lines = try #require(comment["lines"] as? [[String: String]])
    #expect(lines.compactMap { $0["text"] }.contains("![Marble diagram of just](marbles-just)"))
    // A further overload has the picture after its summary.
    let other = try #require(symbols[2]["docComment"] as? [String: Any])
    let shown = try #require(other["lines"] as? [[String: String]]).compactMap { $0["text"] }
    expectEqual(shown[..<3], ["On a scheduler.", "", "![Marble diagram of just](marbles-just)"])
    expectEqual(shown.last, "- Parameter element: The value.")
    expectEqual(illustrator.illustrated, 2)
  }

  // MARK: Relatives

  /// The diagrams in a symbol graph.
  private func index(_ graph: String, of module: String) throws -> DiagramIndex {
    let object = try JSONSerialization.jsonObject(with: Data(graph.utf8)) as? [String: Any]
    var index = DiagramIndex()
    for symbol in object?["symbols"] as? [[String: Any]] ?? [] {
      if let symbol = DocSymbol(symbol, in: module) { index.add(symbol) }
    }
    index.finish()
    return index
  }

  /// A member of a type, as it is in a symbol graph.
  private func symbol(
    _ path: String..., returns type: String, id: String = "s:", kind: String = "swift.method",
    _ lines: String...
  ) throws -> String {
    let types = [["kind": "typeIdentifier", "spelling": type]]
    let object: [String: Any] = [
      "names": ["title": path.last ?? ""], "pathComponents": path, "kind": ["identifier": kind],
      "identifier": ["precise": id], "functionSignature": ["returns": types],
      "declarationFragments": types, "docComment": ["lines": lines.map { ["text": $0] }],
    ]
    return String(decoding: try JSONSerialization.data(withJSONObject: object), as: UTF8.self)
  }

  /// The lines with pictures in the illustrated comments of the symbols, in their order.
  private func pictures(_ symbols: [String]) throws -> [String?] {
    let graph = "{\"symbols\":[\(symbols.joined(separator: ","))]}"
    var illustrator = Illustrator(try index(graph, of: "M"))
    let data = try illustrator.illustrated(Data(graph.utf8), of: "M")
    let object = try JSONSerialization.jsonObject(with: data) as? [String: Any]
    return (object?["symbols"] as? [[String: Any]] ?? []).map { symbol in
      let lines = (symbol["docComment"] as? [String: Any])?["lines"] as? [[String: String]]
      return lines?.compactMap { $0["text"] }.first { $0.hasPrefix("![") }
    }
  }

  @Test func `an async form does not open the page, and no page is for one language mode`() throws {
    func fragments(_ texts: [String]) -> [[String: String]] {
      texts.map { ["kind": "text", "spelling": $0] }
    }
    let graph: [String: Any] = [
      "module": ["name": "BraidObservable"],
      "symbols": [
        [
          "declarationFragments": fragments(["@preconcurrency", " ", "func", " a", " async"]),
          "availability": [["domain": "Swift"], ["domain": "macOS"]],
        ],
        [
          "declarationFragments": fragments(["@preconcurrency", " ", "func", " a"]),
          "availability": [["domain": "Swift"]],
        ],
      ],
    ]
    var illustrator = Illustrator()
    let data = try illustrator.illustrated(JSONSerialization.data(withJSONObject: graph))
    let object = try #require(JSONSerialization.jsonObject(with: data) as? [String: Any])
    let symbols = try #require(object["symbols"] as? [[String: Any]])
    let declarations = symbols.map { symbol in
      (symbol["declarationFragments"] as? [[String: String]])?.compactMap { $0["spelling"] }
        .joined()
    }
    expectEqual(declarations, ["func a async", "@preconcurrency func a"])
    expectEqual(
      symbols.map { ($0["availability"] as? [[String: String]])?.compactMap { $0["domain"] } },
      [["macOS"], nil])
  }

  @Test func `an overload without a diagram has the diagram of the operator`() throws {
    let found = try pictures([
      symbol("Signal", "take(_:)", returns: "Signal", "Few.", "", "    take(1)  a|"),
      symbol("Signal", "take(while:)", returns: "Signal", "Some.", "", "    take(while:)  ab|"),
      symbol("Signal", "take(while:at:)", returns: "Signal", "More."),
      symbol("Infallible", "take(_:)", returns: "Infallible", "Few."),
      symbol("Relay", "take(_:)", returns: "Signal", id: "s::SYNTHESIZED::s", "Few."),
    ])
    let (take, takeWhile) = ("![Marble diagram of take](marbles-take)", "(marbles-take-2)")
    #expect(found[0] == take && found[3] == take && found[4] == take)
    #expect(found[1]?.hasSuffix(takeWhile) == true && found[2]?.hasSuffix(takeWhile) == true)
  }

  @Test func `a property that is called has the diagram of the call`() throws {
    let found = try pictures([
      symbol("ObservableType", "mix", returns: "Mixer", kind: "swift.property", "Mixes."),
      symbol("Mixer", "callAsFunction(_:)", returns: "Observable", "Mixes.", "", "    mix  -a|"),
      symbol("ObservableType", "mix(_:)", returns: "Observable", "Mixes all."),
      symbol("Property", "mix", returns: "PropertyMixer", kind: "swift.property", "Mixes."),
      symbol("PropertyMixer", "callAsFunction(_:)", returns: "Property", "Mixes."),
      symbol("Property", "mix2", returns: "Int", kind: "swift.property", "Counts."),
    ])
    expectEqual(found[0], "![Marble diagram of mix](marbles-mix)")
    #expect(found[2] == found[0] && found[3] == found[0] && found[5] == nil)
    expectEqual(found[4], "![Marble diagram of callAsFunction](marbles-callasfunction)")
  }

  @Test func `a second name has the diagram of the operator that it links to`() throws {
    let found = try pictures([
      symbol("Signal", "one(_:)", returns: "Signal", "One.", "", "    one(a)  a|"),
      symbol("Signal", "uno(_:)", returns: "Signal", "Another name for ``one(_:)``."),
      symbol("Signal", "due(_:)", returns: "Signal", "Two.", "", "Unlike ``one(_:)``."),
    ])
    expectEqual(found[1], "![Marble diagram of uno](marbles-uno)")
    expectEqual(found[2], nil)
  }

  @Test func `an operator without a diagram has the picture of its demo`() throws {
    expectEqual(
      try pictures([symbol("Signal", "dematerialize()", returns: "Signal", "Events.")]),
      ["![Marble diagram of dematerialize](marbles-dematerialize)"])
  }

  @Test func `a function that is no operator gets no picture of another symbol`() throws {
    let found = try pictures([
      symbol("Signal", "map(_:)", returns: "Signal", "Maps.", "", "    map  -a|"),
      symbol("Event", "map(_:)", returns: "Event", "Maps."),
      symbol("Signal", "map(each:)", returns: "Array", "Maps."),
    ])
    #expect(found[0] != nil && found[1] == nil && found[2] == nil)
  }

  @Test func `the links of a comment from another module become code`() throws {
    let graph = """
      {"symbols":[{"names":{"title":"x"},"docComment":{"module":"Core","lines":[
      {"text":"See ``y(_:)`` and `z`."}]}}]}
      """
    var illustrator = Illustrator()
    let inherited = try illustrator.illustrated(Data(graph.utf8), of: "M")
    #expect(String(decoding: inherited, as: UTF8.self).contains("See `y(_:)` and `z`."))
    let own = try illustrator.illustrated(Data(graph.utf8), of: "Core")
    #expect(String(decoding: own, as: UTF8.self).contains("See ``y(_:)`` and"))
  }

  @Test func `an article has the picture of a timeline`() throws {
    var illustrator = Illustrator()
    let text = try illustrator.illustrated(article: "One\n\n<!-- timeline -->\n\nTwo")
    #expect(text.contains("![The events of three threads as nested bars](timeline)"))
    let picture = try #require(illustrator.timelines["timeline"])
    expectEqual(picture.summary, "13 events on 3 threads, 1 wait, 2 hops")
    #expect(picture.svg(.light).contains(">observe"))
  }
}
