// SPDX-License-Identifier: MIT
import BraidTesting
import TestSupport
import Testing

@testable import Marbles

struct MarblesTests {
  @Test func `every operator can be played and drawn, under a unique name`() throws {
    let scenes = try Scene.all()
    let names = scenes.flatMap(\.names).map { $0.lowercased() }
    expectEqual(Set(names).count, names.count)
    for scene in scenes {
      #expect(!scene.picture.results.isEmpty, "\(scene.title)")
      #expect(scene.picture.svg().hasPrefix("<svg"), "\(scene.title)")
    }
  }

  @Test func `one picture shows both models if they behave the same`() throws {
    let debounce = try #require(try scene("debounce"))
    expectEqual(debounce.models, [.observable, .signal])
    let flatMap = try #require(try scene("flattenMap"))
    expectEqual(flatMap.title, "flatMap, flattenMap")
    expectEqual(flatMap.picture.operation, "flatMap { inner($0) }\nflattenMap { inner($0) }")
    let timeout = try #require(try scene("timeout"))
    expectEqual(timeout.models, [.observable])
    expectEqual(try scene("Signal.timeout")?.models, [.signal])
  }

  @Test func `the picture shows a run in virtual time`() throws {
    expectEqual(
      try scene("debounce")?.picture.text(),
      """
      source  a-b-c-----d|
              +-------------+
              | debounce(3) |
              +-------------+
              -------c---(d|)
              0    5    10
      """)
  }

  @Test func `each attempt of a retry has a line, and a picture of one model names it`() throws {
    let observable = try #require(try scene("retry")?.picture)
    expectEqual(observable.sources.map(\.label), ["source", "source 2", "source 3"])
    expectEqual(observable.operation, "Observable: retry(3)")
    let signal = try #require(try scene("Signal.retry")?.picture)
    #expect(signal.sources.count > 1 && signal.operation.hasPrefix("Signal: "))
  }

  @Test func `inner streams are drawn from where they were sent`() throws {
    let lane = try #require(try scene("flatMapLatest")?.picture.sources.first)
    let inners = lane.marks.compactMap(\.inner)
    expectEqual(
      inners.map(\.subscriptions),
      [
        [Subscription(0, 4)], [Subscription(4, 8)], [Subscription(8, 15)],
      ])
  }

  @Test func `the command line is parsed`() throws {
    #expect(asks(for: "list"))
    #expect(asks(for: "show debounce", "DEBOUNCE"))
    #expect(asks(for: "show take(while:)", "take(while:)"))
    #expect(asks(for: "show element(at:)", "element"))
    #expect(asks(for: "svg debounce to a.svg", "debounce", "--svg", "a.svg"))
    #expect(asks(for: "gallery in out", "--all", "out"))
    #expect(asks(for: "code debounce", "debounce", "--code"))
    #expect(asks(for: "serve 4610 alone", "--serve"))
    #expect(asks(for: "serve 0 alone", "--serve", "--port", "0"))
    #expect(asks(for: "serve 4610 .build/documentation", "--docs"))
    #expect(asks(for: "serve 80 site", "--docs", "site", "--port", "80"))
    #expect(asks(for: "serve 80 .build/documentation", "--docs", "--port", "80"))
    #expect(asks(for: "illustrate graphs into pictures", "--illustrate", "graphs", "pictures"))
    expectEqual(problem("--illustrate", "graphs"), "--illustrate needs a path")
    expectEqual(problem("--port", "80"), "--port goes with --serve")
    expectEqual(problem("--serve", "--port", "x"), "x is no port; ports are 0 to 65535")
    expectEqual(problem("--serve", "map"), "--serve and --docs take no name and no file")
    expectEqual(problem("deb"), "there is no operator \"deb\" here; did you mean debounce?")
    expectEqual(problem("--svg", "a.svg"), "--svg needs the name of an operator")
    expectEqual(problem("--all"), "--all needs a path")
    expectEqual(problem("map", "filter"), "one operator at a time; --all draws every one")
    expectEqual(
      problem("map", "--svg", "a.svg", "--code"),
      "--svg writes a picture, --code prints a program; not both")
    expectEqual(
      problem("--all", "out", "--code"),
      "--all draws every operator; it takes no name, no --svg and no --code")
  }

  private func scene(_ name: String) throws -> Scene? {
    try Scene.all().first { $0.names.contains { $0.hasPrefix(name) } }
  }

  private func asks(for expected: String, _ arguments: String...) -> Bool {
    let text =
      switch try? Command(arguments) {
      case .help: "help"
      case .list: "list"
      case .show(let scene): "show \(scene.name)"
      case .svg(let scene, let file): "svg \(scene.name) to \(file)"
      case .gallery(let folder): "gallery in \(folder)"
      case .code(let scene): "code \(scene.name)"
      case .serve(let port, let documentation): "serve \(port) \(documentation ?? "alone")"
      case .illustrate(let graphs, let resources): "illustrate \(graphs) into \(resources)"
      case nil: "problem"
      }
    return text == expected
  }

  private func problem(_ arguments: String...) -> String? {
    do {
      _ = try Command(arguments)
      return nil
    } catch {
      return (error as? Command.Problem)?.text
    }
  }
}
