// SPDX-License-Identifier: MIT
import Foundation

/// The files of the checkout that the tests were built from.
enum Repository {
  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  static func file(_ path: String) -> URL { root.appending(path: path) }

  static func text(_ url: URL) throws -> String { try String(contentsOf: url, encoding: .utf8) }

  /// All Swift files below a folder, by path.
  static func swiftFiles(below folder: String) -> [URL] {
    let enumerator = FileManager.default.enumerator(
      at: file(folder), includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
    let urls = enumerator?.compactMap { $0 as? URL } ?? []
    return urls.filter { $0.pathExtension == "swift" }.sorted { $0.path < $1.path }
  }
}
