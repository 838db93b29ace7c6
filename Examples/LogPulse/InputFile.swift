// SPDX-License-Identifier: MIT

import Foundation

/// An input that cannot be read, and why.
struct InputError: Error, Equatable {
  let name: String
  let reason: String

  init(_ name: String, code: Int32) {
    self.name = name
    reason = String(cString: strerror(code))
  }

  init(_ name: String, _ reason: String) {
    self.name = name
    self.reason = reason
  }

  var message: String { "\(Text.safe(name)): \(reason)" }
}

/// What tells one file from another that later has the same name.
struct FileIdentity: Equatable, Sendable {
  let device: UInt64
  let inode: UInt64
}

/// A file on disk at one moment.
struct FileState: Equatable, Sendable {
  let identity: FileIdentity
  let size: Int
  let isRegular: Bool
  let isDirectory: Bool

  init(identity: FileIdentity, size: Int) {
    (self.identity, self.size, isRegular, isDirectory) = (identity, size, true, false)
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
    isRegular = info.st_mode & S_IFMT == S_IFREG
    isDirectory = info.st_mode & S_IFMT == S_IFDIR
  }
}

/// An open file, or standard input; closed when the last reference goes.
final class InputFile {
  static let chunkSize = 256 << 10

  let name: String
  private let descriptor: Int32

  /// "-" is standard input.
  init(_ name: String) throws(InputError) {
    self.name = name
    descriptor = name == "-" ? STDIN_FILENO : open(name, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw InputError(name, code: errno) }
    guard state?.isDirectory != true else { throw InputError(name, code: EISDIR) }
  }

  deinit {
    if descriptor > STDERR_FILENO { close(descriptor) }
  }

  var state: FileState? { FileState(descriptor: descriptor) }

  /// Whether a regular file begins as gzip's do.
  var isCompressed: Bool {
    var magic: UInt16 = 0
    return pread(descriptor, &magic, 2, 0) == 2 && UInt16(bigEndian: magic) == 0x1F8B
  }

  /// Reads what is there, at most what fits; 0 at the end.
  func read(into buffer: UnsafeMutableRawBufferPointer) throws(InputError) -> Int {
    while true {
      let count = Foundation.read(descriptor, buffer.baseAddress, buffer.count)
      if count >= 0 { return count }
      guard errno == EINTR else { throw InputError(name, code: errno) }
    }
  }

  func rewind() {
    lseek(descriptor, 0, SEEK_SET)
  }
}
