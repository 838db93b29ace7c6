// SPDX-License-Identifier: MIT
import Foundation
import Testing

/// Code in the documents is code that a compiler has seen, and every link leads somewhere.
///
/// A block of Swift stands, line by line, in a source file of the examples or of the tests.
struct DocumentTests {
  static let documents =
    ["README.md", "CONTRIBUTING.md", "CHANGELOG.md"]
    + ["Docs", "Sources", "Examples", "Tests"].flatMap(markdown(in:))

  @Test(arguments: documents)
  func `the Swift blocks of a document are compiled in a source file`(document: String) throws {
    let text = try Repository.text(Repository.file(document))
    let sources = try Self.compiled.get()
    for block in Self.swiftBlocks(of: text) {
      // Foundation's search takes a hundred times as long: there are megabytes of sources.
      #expect(sources.contains { strstr($0, block) != nil }, "\(document):\n\(block)")
    }
  }

  @Test(arguments: documents)
  func `the links of a document lead to files and headings`(document: String) throws {
    let url = Repository.file(document)
    for link in Self.links(of: try Repository.text(url)) {
      let parts = link.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
      let target =
        parts[0].isEmpty
        ? url : url.deletingLastPathComponent().appending(path: String(parts[0])).standardized
      let exists = FileManager.default.fileExists(atPath: target.path)
      #expect(exists, "\(document): \(link)")
      if exists, parts.count == 2 {
        let anchors = Self.anchors(of: try Repository.text(target))
        #expect(anchors.contains(String(parts[1])), "\(document): \(link)")
      }
    }
  }

  static func markdown(in folder: String) -> [String] {
    let enumerator = FileManager.default.enumerator(atPath: Repository.file(folder).path)
    let paths = enumerator?.compactMap { $0 as? String } ?? []
    // A nested package has the documents of its dependencies below its build folder.
    return paths.filter { $0.hasSuffix(".md") && !$0.contains(".build") }
      .sorted().map { "\(folder)/\($0)" }
  }

  /// What of the examples and tests is Swift, one string a file.
  static let compiled = Result {
    try ["Examples", "Tests"].flatMap(Repository.swiftFiles(below:)).map {
      squeezed(try Repository.text($0).split(separator: "\n"))
    }
  }

  static func swiftBlocks(of text: String) -> [String] {
    var blocks: [String] = []
    var lines: [Substring]?
    for line in text.split(separator: "\n") {
      if line.hasPrefix("```") {
        if let block = lines { blocks.append(squeezed(block)) }
        lines = line == "```swift" ? [] : nil
      } else {
        lines?.append(line)
      }
    }
    return blocks
  }

  /// Without imports, indentation and empty lines, which differ between a document and a file.
  static func squeezed(_ lines: [Substring]) -> String {
    lines
      .map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty && !$0.hasPrefix("import ") }
      .joined(separator: "\n")
  }

  static func links(of text: String) -> [String] {
    text.matches(of: /\]\((?<target>[^)\s]+)\)/)
      .map { String($0.output.target) }
      .filter { !$0.contains("://") }
  }

  /// The anchors a host makes of the headings.
  static func anchors(of text: String) -> [String] {
    text.split(separator: "\n").filter { $0.hasPrefix("#") }.map { heading in
      heading.drop { $0 == "#" }
        .trimmingCharacters(in: .whitespaces)
        .lowercased()
        .filter { $0.isLetter || $0.isNumber || $0 == " " || $0 == "-" || $0 == "_" }
        .replacing(" ", with: "-")
    }
  }
}
