// SPDX-License-Identifier: MIT
import BraidTesting
import Foundation

/// Draws the diagrams of doc comments, and puts the pictures into the comments.
///
/// It works on the symbol graphs of a module, which DocC makes pages of, so that inherited members
/// get their pictures too and no picture has to be committed. A picture is a file for light pages
/// and one for dark pages, `marbles-debounce.svg` and `marbles-debounce~dark.svg`.
struct Illustrator {
  /// The pictures so far, by their names.
  private(set) var pictures: [String: MarblePicture] = [:]
  /// The number of symbols that got a picture.
  private(set) var illustrated = 0
  private let operators = Family.all.flatMap(\.demos)

  /// Illustrates the graphs in a folder, in place, and writes the pictures into another folder.
  mutating func illustrate(graphsIn folder: URL, picturesIn resources: URL) throws {
    let graphs = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil
    ).filter { $0.lastPathComponent.hasSuffix(".symbols.json") }
    for graph in graphs.sorted(by: { $0.path < $1.path }) {
      let data = try illustrated(try Data(contentsOf: graph))
      try data.write(to: graph)
    }
    try FileManager.default.createDirectory(at: resources, withIntermediateDirectories: true)
    for (name, picture) in pictures {
      for (suffix, appearance) in [("", MarblePicture.Appearance.light), ("~dark", .dark)] {
        try Data(picture.svg(appearance, width: 560).utf8)
          .write(to: resources.appendingPathComponent("\(name)\(suffix).svg"))
      }
    }
  }

  /// A symbol graph with pictures in its comments.
  mutating func illustrated(_ graph: Data) throws -> Data {
    guard var graphObject = try JSONSerialization.jsonObject(with: graph) as? [String: Any],
      var symbols = graphObject["symbols"] as? [[String: Any]]
    else { return graph }
    let module = (graphObject["module"] as? [String: Any])?["name"] as? String
    for index in symbols.indices {
      guard var comment = symbols[index]["docComment"] as? [String: Any],
        let lines = comment["lines"] as? [[String: Any]],
        let title = (symbols[index]["names"] as? [String: Any])?["title"] as? String
      else { continue }
      let texts = lines.map { $0["text"] as? String ?? "" }
      guard let with = illustrated(texts, of: title, in: module ?? "") else { continue }
      // Lines without a place: those of the picture are nowhere in the source.
      comment["lines"] = with.map { ["text": $0] }
      symbols[index]["docComment"] = comment
      illustrated += 1
    }
    graphObject["symbols"] = symbols
    return try JSONSerialization.data(withJSONObject: graphObject)
  }

  /// The lines of a comment with the picture before its diagram; nil if it has none.
  mutating func illustrated(_ comment: [String], of title: String, in module: String) -> [String]? {
    let base = String(title.prefix { $0 != "(" })
    guard let diagram = DocDiagram(in: comment, of: base) else { return nil }
    let name = self.name(of: diagram.picture, base)
    var picture = ["![Marble diagram of \(base)](\(name))", ""]
    if let demo = demo(of: title, in: module) {
      let address = demo.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? demo
      picture += ["[Drag these marbles](/#\(address)), while `swift run Marbles --docs` runs.", ""]
    }
    return comment[..<diagram.lines.lowerBound] + picture + comment[diagram.lines.lowerBound...]
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

  /// The name of the operator's demo: the one of which most labels are the symbol's.
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
