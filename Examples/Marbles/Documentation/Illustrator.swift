// SPDX-License-Identifier: MIT
import BraidTesting
import Foundation

/// Draws the diagrams of doc comments and the demos that articles name, and puts the pictures into
/// the comments and the articles.
///
/// It works on the symbol graphs of a module, which DocC makes pages of, so that inherited members
/// get their pictures too and no picture has to be committed. A picture is a file for light pages
/// and one for dark pages, `marbles-debounce.svg` and `marbles-debounce~dark.svg`.
struct Illustrator {
  /// The pictures of diagrams so far, by their names.
  private(set) var pictures: [String: MarblePicture] = [:]
  /// The pictures of demos so far, by their names.
  private(set) var demos: [String: MarblePicture] = [:]
  /// The number of symbols that got a picture.
  private(set) var illustrated = 0
  private let operators = Family.all.flatMap(\.demos)

  /// Illustrates the graphs in a folder and the articles of a catalogue, in place, and writes the
  /// pictures into the catalogue.
  mutating func illustrate(graphsIn folder: URL, catalogue: URL) throws {
    let graphs = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil
    ).filter { $0.lastPathComponent.hasSuffix(".symbols.json") }
    for graph in graphs.sorted(by: { $0.path < $1.path }) {
      let data = try illustrated(try Data(contentsOf: graph))
      try data.write(to: graph)
    }
    let files = try FileManager.default.contentsOfDirectory(
      at: catalogue, includingPropertiesForKeys: nil)
    for article in files where article.pathExtension == "md" {
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
  }

  /// An article with pictures in place of the comments that name demos.
  ///
  /// `<!-- marbles: zip merge -->` becomes the pictures of these two, side by side; of more than
  /// four, each has a tab. Without this program, a page has no pictures and no gap.
  mutating func illustrated(article: String) throws -> String {
    var lines: [String] = []
    for line in article.components(separatedBy: "\n") {
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

  /// A symbol graph with pictures in its comments.
  mutating func illustrated(_ graph: Data) throws -> Data {
    guard var graphObject = try JSONSerialization.jsonObject(with: graph) as? [String: Any],
      var symbols = graphObject["symbols"] as? [[String: Any]]
    else { return graph }
    let module = (graphObject["module"] as? [String: Any])?["name"] as? String ?? ""
    var pictures: [Overloads: [String]] = [:]
    var others: [(index: Int, overloads: Overloads)] = []
    for index in symbols.indices {
      guard let comment = Comment(symbols[index]) else { continue }
      if let picture = pictureLines(comment.lines, of: comment.overloads.title, in: module) {
        pictures[comment.overloads] = picture.lines
        comment.write(picture.lines, at: picture.place, to: &symbols[index])
        illustrated += 1
      } else {
        others.append((index, comment.overloads))
      }
    }
    // DocC shows overloads on one page, with the comment of any of them.
    for (index, overloads) in others {
      guard let picture = pictures[overloads], let comment = Comment(symbols[index]) else {
        continue
      }
      let summary = comment.lines.firstIndex(of: "") ?? comment.lines.count
      comment.write([""] + picture, at: summary, to: &symbols[index])
      illustrated += 1
    }
    graphObject["symbols"] = symbols
    return try JSONSerialization.data(withJSONObject: graphObject)
  }

  /// Members of one type that differ in their types only.
  private struct Overloads: Hashable {
    let parent: [String]
    let title: String
  }

  /// The comment of a symbol.
  private struct Comment {
    let lines: [String]
    let overloads: Overloads
    private let object: [String: Any]

    init?(_ symbol: [String: Any]) {
      guard let comment = symbol["docComment"] as? [String: Any],
        let lines = comment["lines"] as? [[String: Any]],
        let title = (symbol["names"] as? [String: Any])?["title"] as? String
      else { return nil }
      object = comment
      self.lines = lines.map { $0["text"] as? String ?? "" }
      let path = symbol["pathComponents"] as? [String] ?? []
      overloads = Overloads(parent: path.dropLast(), title: title)
    }

    /// Puts lines into the comment.
    ///
    /// All its lines lose their place in the source: they have one together or not at all.
    func write(_ added: [String], at index: Int, to symbol: inout [String: Any]) {
      var comment = object
      comment["lines"] = (lines[..<index] + added + lines[index...]).map { ["text": $0] }
      symbol["docComment"] = comment
    }
  }

  /// The lines that show the picture of a comment's diagram, and where they belong; nil if it has
  /// none.
  mutating func pictureLines(
    _ comment: [String], of title: String, in module: String
  ) -> (lines: [String], place: Int)? {
    let base = String(title.prefix { $0 != "(" })
    guard let diagram = DocDiagram(in: comment, of: base) else { return nil }
    let name = self.name(of: diagram.picture, base)
    var lines = ["![Marble diagram of \(base)](\(name))", ""]
    if let demo = demo(of: title, in: module) { lines += [Illustrator.link(to: demo), ""] }
    return (lines, diagram.lines.lowerBound)
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
