// SPDX-License-Identifier: MIT

/// The tables of `Docs/Operators.md`.
package enum OperatorList {
  package static let path = "Docs/Operators.md"

  /// A document with the tables of the catalogue in the place of its own, under their headings.
  ///
  /// - Throws: A ``Problem`` if a heading or the file of an operator is missing.
  package static func updating(_ document: String) throws -> String {
    let files = try Dictionary(
      uniqueKeysWithValues: OperatorModel.allCases.map { ($0, try $0.files()) })
    var document = document
    for family in Operators.families where family.isTable {
      let heading = "## \(family.name)\n\n"
      guard let start = document.range(of: heading)?.upperBound else {
        throw Problem(description: "\(path) has no heading \(family.name)")
      }
      let lines = document[start...].split(separator: "\n", omittingEmptySubsequences: false)
      let old = lines.prefix { $0.hasPrefix("|") }.joined(separator: "\n")
      let end = document.index(start, offsetBy: old.count)
      document.replaceSubrange(start..<end, with: try table(of: family, files))
    }
    return document
  }

  package struct Problem: Error, CustomStringConvertible {
    package let description: String
  }

  private static func table(
    of family: OperatorFamily, _ files: [OperatorModel: [String: [String]]]
  ) throws -> String {
    let isShort = family.rows.contains { $0.meaning != nil }
    let head =
      isShort ? ["| | is |", "|---|---|"] : ["| | Observable | Signal |", "|---|---|---|"]
    let rows = try family.rows.map { row in
      let cells =
        try row.meaning.map { [$0] }
        ?? OperatorModel.allCases.map { model in
          try model.names(in: row).map { try link(to: $0, of: model, files[model] ?? [:]) }
            .joined(separator: ", ")
        }
      return "| \(row.phrase) | \(cells.joined(separator: " | ")) |"
    }
    return (head + rows).joined(separator: "\n")
  }

  private static func link(
    to name: OperatorName, of model: OperatorModel, _ files: [String: [String]]
  ) throws -> String {
    let parts = (name.declarations.first ?? "").split(separator: "/").map(String.init)
    let found = (files[parts.last ?? ""] ?? []).filter { file in
      parts.count == 1 || file.hasSuffix("/\(parts[0]).swift")
    }
    // A declaration in a second file of an operator, `Zip+FiveToEight`, is linked to the first
    // file.
    let plain = found.filter { !$0.contains("+") }
    guard let file = (plain.isEmpty ? found : plain).first else {
      throw Problem(
        description: "no file of \(model.rawValue) declares \(parts.joined(separator: "/"))")
    }
    return "[`\(name.shown)`](../\(file))"
  }
}
