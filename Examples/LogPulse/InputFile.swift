// SPDX-License-Identifier: MIT

import Foundation

/// Where lines come from.
struct Input: Equatable, Sendable {
  /// "-" is standard input.
  let path: String
  /// What reports and complaints call it.
  let name: String

  /// An input that is called by its path.
  init(_ path: String) {
    (self.path, name) = (path, path)
  }

  init(path: String, name: String) {
    (self.path, self.name) = (path, name)
  }

  /// What is read without any argument.
  static var sample: Input {
    let path = Bundle.module.path(forResource: "access", ofType: "log")
    return Input(path: path ?? "access.log", name: "the bundled sample")
  }

  var isStandardInput: Bool { path == "-" }

  /// Bytes of all inputs; nil if one of them is no file of a known size.
  static func size(of inputs: [Input]) -> Int? {
    inputs.reduce(0) { sum, input in
      guard let sum, let state = FileState(path: input.path), state.isRegular else { return nil }
      return sum + state.size
    }
  }
}

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

/// An open file, pipe or standard input; closed when the last reference goes.
final class InputFile {
  static let chunkSize = 256 << 10
  /// How long `waitForBytes` waits, in milliseconds.
  private static let patience: Int32 = 20

  let name: String
  private let descriptor: Int32

  /// Opens the file; the path "-" is standard input.
  init(_ input: Input) throws(InputError) {
    name = input.name
    // Without waiting for the writer of a named pipe.
    descriptor =
      input.isStandardInput ? STDIN_FILENO : open(input.path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw InputError(name, code: errno) }
    guard state?.isDirectory != true else { throw InputError(name, code: EISDIR) }
    guard !isCompressed else {
      throw InputError(name, "is compressed; try: zcat FILE | LogPulse -")
    }
  }

  deinit {
    if descriptor > STDERR_FILENO { close(descriptor) }
  }

  /// Throws if the input cannot be read.
  ///
  /// Leaves pipes alone, whose writers would notice.
  static func check(_ input: Input) throws(InputError) {
    guard !input.isStandardInput else { return }
    guard let state = FileState(path: input.path) else { throw InputError(input.name, code: errno) }
    if state.isRegular || state.isDirectory { _ = try InputFile(input) }
    guard access(input.path, R_OK) == 0 else { throw InputError(input.name, code: errno) }
  }

  var state: FileState? { FileState(descriptor: descriptor) }

  /// Whether a regular file begins as gzip's do.
  private var isCompressed: Bool {
    var magic: UInt16 = 0
    return pread(descriptor, &magic, 2, 0) == 2 && UInt16(bigEndian: magic) == 0x1F8B
  }

  /// False if nothing comes for a moment, as from a pipe whose writer is busy.
  ///
  /// A file never lets one wait, not even at its end.
  func waitForBytes() -> Bool {
    var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&request, 1, Self.patience) != 0
  }

  /// Reads what is there, at most what fits; 0 at the end.
  func read(into buffer: UnsafeMutableRawBufferPointer) throws(InputError) -> Int {
    while true {
      let count = Foundation.read(descriptor, buffer.baseAddress, buffer.count)
      if count >= 0 { return count }
      guard errno == EINTR || errno == EAGAIN else { throw InputError(name, code: errno) }
      _ = waitForBytes()
    }
  }

  func rewind() {
    lseek(descriptor, 0, SEEK_SET)
  }
}
