// SPDX-License-Identifier: MIT

#if canImport(Darwin)
  import Darwin
#elseif canImport(WinSDK)
  import CRT
  import WinSDK
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#elseif canImport(WASILibc)
  import WASILibc
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
  ///
  /// Times outside of the years 1677 to 2262 are the first or the last time that the number holds.
  public let modified: Int64
  /// Whether it is an ordinary file.
  public var isRegular: Bool { kind == .regular }
  /// Whether it is a folder.
  public var isDirectory: Bool { kind == .directory }
  /// Whether it is a pipe, with or without a name.
  public var isPipe: Bool { kind == .pipe }
  /// Whether it is a socket.
  public var isSocket: Bool { kind == .socket }
  private let kind: Kind

  private enum Kind {
    case regular, directory, pipe, socket, other
  }

  /// The state of an ordinary file, for tests of code that decides by it.
  public init(identity: FileIdentity, size: Int, modified: Int64 = 0) {
    (self.identity, self.size, self.modified, kind) = (identity, size, modified, .regular)
  }

  /// Clamped, because a file system may hold any time, however far.
  private static func nanoseconds(of units: Int64, each length: Int64, and rest: Int64) -> Int64 {
    let (product, isTooFar) = units.multipliedReportingOverflow(by: length)
    let (sum, isTooFarByRest) = product.addingReportingOverflow(rest)
    return isTooFar || isTooFarByRest ? (units < 0 ? .min : .max) : sum
  }

  #if canImport(WinSDK)
    /// The current state of the file with a name; nil if there is no such file.
    public init?(path: String) {
      // Without any access, so that no other program is disturbed.
      let handle = path.withCString(encodedAs: UTF16.self) { path in
        CreateFileW(
          path, 0, DWORD(FILE_SHARE_READ | FILE_SHARE_WRITE | FILE_SHARE_DELETE), nil,
          DWORD(OPEN_EXISTING), DWORD(FILE_FLAG_BACKUP_SEMANTICS), nil)
      }
      guard let handle, handle != INVALID_HANDLE_VALUE else { return nil }
      defer { _ = CloseHandle(handle) }
      self.init(handle)
    }

    /// The state of an open file; nil if the descriptor is not open.
    public init?(descriptor: Int32) {
      guard let handle = HANDLE(bitPattern: _get_osfhandle(descriptor)),
        handle != INVALID_HANDLE_VALUE
      else { return nil }
      self.init(handle)
    }

    private init?(_ handle: HANDLE) {
      var info = BY_HANDLE_FILE_INFORMATION()
      guard GetFileType(handle) == DWORD(FILE_TYPE_DISK) else {
        // Windows does not tell a socket from a pipe.
        identity = FileIdentity(device: 0, inode: UInt64(UInt(bitPattern: handle)))
        (size, modified) = (0, 0)
        kind = GetFileType(handle) == DWORD(FILE_TYPE_PIPE) ? .pipe : .other
        return
      }
      guard GetFileInformationByHandle(handle, &info).boolValue else { return nil }
      identity = FileIdentity(
        device: UInt64(info.dwVolumeSerialNumber),
        inode: FileState.joined(info.nFileIndexHigh, info.nFileIndexLow))
      size = Int(truncatingIfNeeded: FileState.joined(info.nFileSizeHigh, info.nFileSizeLow))
      // Windows counts tenths of a microsecond since 1601.
      let written = FileState.joined(
        info.ftLastWriteTime.dwHighDateTime, info.ftLastWriteTime.dwLowDateTime)
      modified = FileState.nanoseconds(
        of: Int64(clamping: written) - 116_444_736_000_000_000, each: 100, and: 0)
      let isDirectory = info.dwFileAttributes & DWORD(FILE_ATTRIBUTE_DIRECTORY) != 0
      kind = isDirectory ? .directory : .regular
    }

    private static func joined(_ high: DWORD, _ low: DWORD) -> UInt64 {
      UInt64(high) << 32 | UInt64(low)
    }
  #else
    /// The current state of the file with a name; nil if there is no such file.
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
      size = Int(truncatingIfNeeded: info.st_size)
      #if canImport(Darwin)
        let time = info.st_mtimespec
      #else
        let time = info.st_mtim
      #endif
      modified = FileState.nanoseconds(
        of: Int64(time.tv_sec), each: 1_000_000_000, and: Int64(time.tv_nsec))
      kind =
        switch info.st_mode & S_IFMT {
        case S_IFREG: .regular
        case S_IFDIR: .directory
        case S_IFIFO: .pipe
        case S_IFSOCK: .socket
        default: .other
        }
    }
  #endif
}
