// SPDX-License-Identifier: MIT

import BraidCore
import BraidSystem
import Foundation

/// The files that rotation makes of a log: `access.log.1`, `access.log-20261122`, ...
///
/// If a log is rotated twice between two looks at it, the file in between is known by no other
/// name.
struct RotatedFiles {
  private let folder: String
  private let prefix: String
  /// The files that were there before the log was last seen in place.
  private var known: Set<FileIdentity> = []
  private var lastLook: (folder: FileState?, files: [File]) = (nil, [])

  private struct File {
    let path: String
    let state: FileState
  }

  init(of log: String) {
    let url = URL(fileURLWithPath: log)
    folder = url.deletingLastPathComponent().path
    prefix = url.lastPathComponent
  }

  /// Looks at the folder, if files came or went there.
  ///
  /// Call it before looking at the log.
  mutating func look() {
    let state = FileState(path: folder)
    if lastLook.folder == nil || state != lastLook.folder { lastLook = (state, files()) }
  }

  /// The log was in its place after the last check: files seen before are not part of it.
  mutating func logIsInPlace() { known = Set(lastLook.files.map(\.state.identity)) }

  /// The files that have been the log since it was `old`, the oldest first.
  mutating func between(_ old: FileState, and new: FileState?) -> [String] {
    defer { logIsInPlace() }
    lastLook = (FileState(path: folder), files())
    return lastLook.files
      .filter { file in
        let identity = file.state.identity
        return identity != old.identity && identity != new?.identity && !known.contains(identity)
          && file.state.modified >= old.modified
      }
      .sorted { ($0.state.modified, $1.path) < ($1.state.modified, $0.path) }
      .map(\.path)
  }

  /// Compressed ones are older.
  private func files() -> [File] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.compactMap { name in
      guard name.hasPrefix(prefix), !Self.compressed.contains(where: name.hasSuffix) else {
        return nil
      }
      let path = "\(folder)/\(name)"
      return FileState(path: path).flatMap { $0.isRegular ? File(path: path, state: $0) : nil }
    }
  }

  private static let compressed = [".gz", ".bz2", ".xz", ".zst", ".zip"]
}
