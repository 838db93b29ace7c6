// SPDX-License-Identifier: MIT

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#endif

/// Distinguishes a file from a later file with the same name.
public struct FileIdentity: Hashable, Sendable {
  /// The number of the device.
  public let device: UInt64
  /// The number of the file on its device.
  public let inode: UInt64

  /// An identity of two numbers.
  public init(device: UInt64, inode: UInt64) {
    (self.device, self.inode) = (device, inode)
  }
}

/// A file on disk at one moment; two states of a file that was not changed are equal.
public struct FileState: Hashable, Sendable {
  /// Which file it is.
  public let identity: FileIdentity
  /// The number of bytes in it.
  public let size: Int
  /// When it was last written to, in nanoseconds since 1970.
  public let modified: Int
  /// Whether it is an ordinary file.
  public var isRegular: Bool { kind == S_IFREG }
  /// Whether it is a folder.
  public var isDirectory: Bool { kind == S_IFDIR }
  /// Whether it is a pipe, with or without a name.
  public var isPipe: Bool { kind == S_IFIFO }
  /// Whether it is a socket.
  public var isSocket: Bool { kind == S_IFSOCK }
  private let kind: mode_t

  /// The state of an ordinary file, for tests of code that decides by it.
  public init(identity: FileIdentity, size: Int, modified: Int = 0) {
    (self.identity, self.size, self.modified, kind) = (identity, size, modified, S_IFREG)
  }

  /// The state of the file that has a name at the moment; nil if none has it.
  public init?(path: String) {
    var info = stat()
    guard stat(path, &info) == 0 else { return nil }
    self.init(info)
  }

  /// The state of an open file; nil if the descriptor is not open.
  public init?(descriptor: Int32) {
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
