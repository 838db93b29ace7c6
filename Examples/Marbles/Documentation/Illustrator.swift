// SPDX-License-Identifier: MIT
import BraidMarbles
import BraidTrace
import Foundation

/// Draws the diagrams of doc comments and the demos that articles name, and puts the pictures into
/// the comments and the articles.
///
/// It works on the symbol graphs of a module, which DocC makes pages of, so that inherited members
/// get their pictures too and no picture has to be committed. Operators without a diagram of their
/// own have the diagram of their relatives. A picture is a file for light pages and one for dark
/// pages, `marbles-debounce.svg` and `marbles-debounce~dark.svg`.
struct Illustrator {
  /// The pictures of diagrams so far, by their names.
  private(set) var pictures: [String: MarblePicture] = [:]
  /// The pictures of demos so far, by their names.
  private(set) var demos: [String: MarblePicture] = [:]
  /// The pictures of timelines so far, by their names.
  private(set) var timelines: [String: TimelinePicture] = [:]
  /// The number of symbols that got a picture.
  private(set) var illustrated = 0
  private let operators = Family.all.flatMap(\.demos)
  private let index: DiagramIndex

  /// - Parameter index: The diagrams of all modules.
  init(_ index: DiagramIndex = DiagramIndex()) { self.index = index }

  /// Illustrates the graphs and the catalogues of all modules, in place.
  ///
  /// - Parameters:
  ///   - folder: Has a folder with the graphs of each module.
  ///   - catalogues: Has the catalogue of each module, such as `BraidSignal.docc`.
  /// - Returns: A line for each module.
  static func illustrate(graphsIn folder: URL, catalogues: URL) throws -> [String] {
    let modules = try files(in: folder)
    var index = DiagramIndex()
    for module in modules {
      for graph in try files(in: module) {
        let symbols = try Graph(Data(contentsOf: graph))?.symbols ?? []
        for symbol in symbols.lazy.compactMap({ DocSymbol($0, in: module.lastPathComponent) }) {
          index.add(symbol)
        }
      }
    }
    index.finish()
    return try modules.map { module in
      var illustrator = Illustrator(index)
      let name = module.lastPathComponent
      try illustrator.illustrate(
        graphsIn: module, catalogue: catalogues.appendingPathComponent("\(name).docc"))
      let count = illustrator.pictures.count + illustrator.demos.count
      return "\(name): \(illustrator.illustrated) pages, \(count) pictures"
    }
  }

  private static func files(in folder: URL) throws -> [URL] {
    do {
      return try FileManager.default
        .contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        .sorted { $0.path < $1.path }
    } catch {
      throw Command.Problem(text: "cannot read the folder \(folder.path)", status: 1)
    }
  }

  /// Illustrates the graphs of a module and the articles of its catalogue, in place, and writes the
  /// pictures into the catalogue.
  private mutating func illustrate(graphsIn folder: URL, catalogue: URL) throws {
    for graph in try Self.files(in: folder) {
      let data = try illustrated(
        try Data(contentsOf: graph), of: folder.lastPathComponent)
      try data.write(to: graph)
    }
    for article in try Self.files(in: catalogue) where article.pathExtension == "md" {
      let text = try String(contentsOf: article, encoding: .utf8)
      try Data(try illustrated(article: text).utf8).write(to: article)
    }
    let resources = catalogue.appendingPathComponent("Pictures")
    try FileManager.default.createDirectory(at: resources, withIntermediateDirectories: true)
    // A page on a telephone is 350 wide: pictures of this width stay readable there.
    for (name, picture) in pictures.merging(demos, uniquingKeysWith: { $1 }) {
      for (suffix, appearance) in [("", MarblePicture.Appearance.light), ("~dark", .dark)] {
        try Data(picture.svg(appearance, width: 460).utf8)
          .write(to: resources.appendingPathComponent("\(name)\(suffix).svg"))
      }
    }
    for (name, picture) in timelines {
      try Data(picture.svg(.light).utf8)
        .write(to: resources.appendingPathComponent("\(name).svg"))
      try Data(picture.svg(.dark).utf8)
        .write(to: resources.appendingPathComponent("\(name)~dark.svg"))
    }
  }

  /// An article with pictures in place of the comments that name demos.
  ///
  /// `<!-- marbles: zip merge -->` becomes the pictures of these two, side by side; of more than
  /// four, each has a tab. `<!-- timeline -->` becomes the picture of a timeline. Without this
  /// program, a page has no pictures and no gap.
  mutating func illustrated(article: String) throws -> String {
    var lines: [String] = []
    for line in article.components(separatedBy: "\n") {
      if line == "<!-- timeline -->" {
        timelines["timeline"] = TimelineDemo.picture
        lines.append("![The events of three threads as nested bars](timeline)")
        continue
      }
      guard let names = line.wholeMatch(of: #/<!-- marbles: (.+) -->/#)?.1 else {
        lines.append(line)
        continue
      }
      let pictures = try names.split(separator: " ").map { try demoLines(String($0)) }
      if pictures.count > 4 {
        lines.append("@TabNavigator {")
        for picture in pictures {
          lines +=
            ["  @Tab(\"\(picture.title)\") {"] + picture.lines.map { $0.isEmpty ? "" : "    " + $0 }
            + ["  }"]
        }
        lines.append("}")
      } else {
        for row in stride(from: 0, to: pictures.count, by: 2) {
          lines.append("@Row {")
          for picture in pictures[row..<min(row + 2, pictures.count)] {
            lines += ["  @Column {"] + picture.lines.map { $0.isEmpty ? "" : "    " + $0 } + ["  }"]
          }
          lines += ["}", ""]
        }
      }
    }
    return lines.joined(separator: "\n")
  }

  /// The lines that show a demo.
  private mutating func demoLines(_ name: String) throws -> (title: String, lines: [String]) {
    guard let demo = operators.first(where: { $0.name == name }),
      let scene = try Scene.scenes(of: demo, family: "").first
    else { throw Command.Problem(text: "an article names \(name), which is no demo", status: 1) }
    let file = "demo-" + name.lowercased().filter { $0.isLetter || $0.isNumber }
    demos[file] = scene.picture
    return (name, ["![Marble diagram of \(name)](\(file))", "", Illustrator.link(to: name)])
  }

  private static func link(to demo: String) -> String {
    let address = demo.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? demo
    return "[Drag these marbles](/#\(address)), while `swift run Marbles --docs` runs."
  }

  /// A symbol graph.
  private struct Graph {
    private var object: [String: Any]

    init?(_ data: Data) throws {
      guard let object = try JSONSerialization.jsonObject(with: data) as? [String: Any] else {
        return nil
      }
      self.object = object
    }

    var module: String { (object["module"] as? [String: Any])?["name"] as? String ?? "" }
    var symbols: [[String: Any]] {
      get { object["symbols"] as? [[String: Any]] ?? [] }
      set { object["symbols"] = newValue }
    }
    var data: Data { get throws { try JSONSerialization.data(withJSONObject: object) } }
  }

  /// A symbol graph with pictures in its comments.
  ///
  /// - Parameters:
  ///   - data: The graph.
  ///   - module: The module that it documents. Defaults to the module that declares its symbols.
  mutating func illustrated(_ data: Data, of module: String? = nil) throws -> Data {
    guard var graph = try Graph(data) else { return data }
    let module = module ?? graph.module
    var symbols = graph.symbols
    for index in symbols.indices {
      Self.unlink(&symbols[index], in: module)
      Self.simplify(&symbols[index])
      guard let symbol = DocSymbol(symbols[index], in: module) else { continue }
      if let picture = pictureLines(symbol.lines, of: symbol.title, in: module) {
        write(picture.lines, at: picture.place, of: symbol, to: &symbols[index])
      } else if let picture = self.index.picture(for: symbol) ?? demoPicture(of: symbol)
        ?? self.index.linkedPicture(for: symbol)
      {
        // After the first paragraph.
        let summary = symbol.lines.firstIndex(of: "") ?? symbol.lines.count
        write(
          [""] + lines(showing: picture, of: symbol.title, in: module), at: summary, of: symbol,
          to: &symbols[index])
      }
    }
    graph.symbols = symbols
    return try graph.data
  }

  /// Turns the links of a comment that is inherited from another module into code: they lead to
  /// symbols of that module.
  private static func unlink(_ symbol: inout [String: Any], in module: String) {
    guard var comment = symbol["docComment"] as? [String: Any],
      let origin = comment["module"] as? String, origin != module,
      let lines = comment["lines"] as? [[String: Any]]
    else { return }
    comment["lines"] = lines.map {
      ["text": ($0["text"] as? String ?? "").replacing(#/``([^`]+)``/#) { "`\($0.1)`" }]
    }
    symbol["docComment"] = comment
  }

  /// Removes what misleads a reader of a page: that a form is for Swift 6 mode, although other
  /// modes have one of their own, and the first attribute of an async form, by which it would open
  /// the page of its overloads, which DocC sorts by their declarations.
  private static func simplify(_ symbol: inout [String: Any]) {
    if let versions = symbol["availability"] as? [[String: Any]] {
      let others = versions.filter { $0["domain"] as? String != "Swift" }
      symbol["availability"] = others.isEmpty ? nil : others
    }
    guard let fragments = symbol["declarationFragments"] as? [[String: Any]],
      fragments.contains(where: { ($0["spelling"] as? String)?.contains("async") == true }),
      fragments.first?["spelling"] as? String == "@preconcurrency"
    else { return }
    symbol["declarationFragments"] = Array(fragments.dropFirst(2))
  }

  /// Puts lines into the comment of a symbol.
  ///
  /// All its lines lose their place in the source: they have one together or not at all.
  private mutating func write(
    _ added: [String], at place: Int, of symbol: DocSymbol, to object: inout [String: Any]
  ) {
    guard var comment = object["docComment"] as? [String: Any] else { return }
    let lines = symbol.lines[..<place] + added + symbol.lines[place...]
    comment["lines"] = lines.map { ["text": $0] }
    object["docComment"] = comment
    illustrated += 1
  }

  /// The picture of an operator's demo.
  private func demoPicture(of symbol: DocSymbol) -> MarblePicture? {
    if !index.isOperator(symbol) { return nil }
    let base = DiagramIndex.others[symbol.base] ?? symbol.base
    let demo = operators.first { demo in
      ([demo.name] + demo.versions.compactMap(\.name)).contains {
        $0.replacing(#/^Signal\./#, with: "").prefix { $0 != "(" } == base
      }
    }
    return demo.flatMap { try? Scene.scenes(of: $0, family: "").first?.picture }
  }

  /// The lines that show the picture of a comment's diagram, and where they belong; nil if it has
  /// none.
  mutating func pictureLines(
    _ comment: [String], of title: String, in module: String
  ) -> (lines: [String], place: Int)? {
    let base = String(title.prefix { $0 != "(" })
    guard let diagram = DocDiagram(in: comment, of: base) else { return nil }
    return (lines(showing: diagram.picture, of: title, in: module), diagram.lines.lowerBound)
  }

  private mutating func lines(
    showing picture: MarblePicture, of title: String, in module: String
  ) -> [String] {
    let base = String(title.prefix { $0 != "(" })
    var lines = ["![Marble diagram of \(base)](\(name(of: picture, base)))", ""]
    if let demo = demo(of: title, in: module) { lines += [Illustrator.link(to: demo), ""] }
    return lines
  }

  /// The name of a picture: the operator's, with a number if overloads have other pictures.
  private mutating func name(of picture: MarblePicture, _ base: String) -> String {
    let plain = base.filter { $0.isASCII && ($0.isLetter || $0.isNumber) }
    // File names that differ in case only are one file on some systems.
    let stem = "marbles-\(plain.isEmpty ? "operator" : plain.lowercased())"
    var name = stem
    var number = 1
    while let other = pictures[name], other != picture {
      number += 1
      name = "\(stem)-\(number)"
    }
    pictures[name] = picture
    return name
  }

  /// The name of the operator's demo: the demo of which most labels are the symbol's.
  private func demo(of title: String, in module: String) -> String? {
    let model: Demo.Model = module == "BraidSignal" ? .signal : .observable
    func labels(_ name: String) -> Set<Substring> {
      Set(name.drop { $0 != "(" }.split { "(:)".contains($0) })
    }
    let wanted = labels(title)
    let base = title.prefix { $0 != "(" }
    let candidates = operators.compactMap { demo -> (name: String, fit: Int)? in
      for version in demo.versions where version.model == model {
        let name = version.name ?? demo.name
        guard name.prefix(while: { $0 != "(" }) == base, labels(name).isSubset(of: wanted) else {
          continue
        }
        return (demo.name, labels(name).count)
      }
      return nil
    }
    return candidates.max { $0.fit < $1.fit }?.name
  }
}
