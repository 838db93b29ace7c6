// SPDX-License-Identifier: MIT
package import Foundation

/// The files of the package that the catalogue is compared with.
package enum Checkout {
  package static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  package static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  /// The Swift files below a folder, by their paths, in order.
  static func swiftFiles(below folder: String) throws -> [String] {
    let files = try FileManager.default.subpathsOfDirectory(
      atPath: root.appending(path: folder).path)
    return files.filter { $0.hasSuffix(".swift") }.sorted().map { "\(folder)/\($0)" }
  }

  /// The code of the Swift files below a folder, without comments.
  package static func code(below folder: String) throws -> String {
    try swiftFiles(below: folder).map(text).joined(separator: "\n").replacing(#///.*/#, with: "")
  }
}
