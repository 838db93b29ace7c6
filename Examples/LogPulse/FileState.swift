// SPDX-License-Identifier: MIT

import Foundation

/// What tells one file from another that later has the same name.
struct FileIdentity: Hashable, Sendable {
  let device: UInt64
  let inode: UInt64
}

/// A file on disk at one moment.
struct FileState: Equatable, Sendable {
  let identity: FileIdentity
  let size: Int
  /// When it was last written to, in nanoseconds since 1970.
  let modified: Int
  var isRegular: Bool { kind == S_IFREG }
  var isDirectory: Bool { kind == S_IFDIR }
  var isPipe: Bool { kind == S_IFIFO }
  var isSocket: Bool { kind == S_IFSOCK }
  private let kind: mode_t

  init(identity: FileIdentity, size: Int, modified: Int = 0) {
    (self.identity, self.size, self.modified, kind) = (identity, size, modified, S_IFREG)
  }

  init?(path: String) {
    var info = stat()
    guard stat(path, &info) == 0 else { return nil }
    self.init(info)
  }

  init?(descriptor: Int32) {
    var info = stat()
    guard fstat(descriptor, &info) == 0 else { return nil }
    self.init(info)
  }

  private init(_ info: stat) {
    identity = FileIdentity(
      device: UInt64(truncatingIfNeeded: info.st_dev),
      inode: UInt64(truncatingIfNeeded: info.st_ino))
    size = Int(info.st_size)
    #if canImport(Darwin)
      let time = info.st_mtimespec
    #else
      let time = info.st_mtim
    #endif
    modified = Int(time.tv_sec) * 1_000_000_000 + Int(time.tv_nsec)
    kind = info.st_mode & S_IFMT
  }
}
