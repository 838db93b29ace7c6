// SPDX-License-Identifier: MIT
import Foundation
import Support

private struct Entry: Encodable {
  let row: String
  let library: String
  let ns: Double
  let allocations: Double?

  private enum Keys: String, CodingKey { case row, library, ns, allocations }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Keys.self)
    try container.encode(row, forKey: .row)
    try container.encode(library, forKey: .library)
    try container.encode(ns, forKey: .ns)
    try container.encode(allocations, forKey: .allocations)  // null where they cannot be counted
  }
}

/// One object a row and library.
func json(_ results: [Result], _ columns: [Column]) throws -> String {
  let entries = results.flatMap { result in
    columns.compactMap { column -> Entry? in
      guard let cell = result.cells[column.name] else { return nil }
      return Entry(
        row: result.row.id.rawValue, library: column.name, ns: cell.time,
        allocations: cell.allocations)
    }
  }
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
  return String(decoding: try encoder.encode(entries), as: UTF8.self) + "\n"
}
