// SPDX-License-Identifier: MIT

// swift-format-ignore-file

// Declarations of Windows' C runtime, as far as Sources uses them. Functions of POSIX are absent:
// a call of one that no condition guards does not compile.

public struct FILE {}

public struct timespec {
  public init() {}
  public var tv_sec: Int64 = 0
  public var tv_nsec: Int32 = 0
}

public struct tm {
  public init() {}
  public var tm_sec: Int32 = 0, tm_min: Int32 = 0, tm_hour: Int32 = 0
  public var tm_mday: Int32 = 0, tm_mon: Int32 = 0, tm_year: Int32 = 0
}

public let TIME_UTC: Int32 = 1
public func timespec_get(_ time: UnsafeMutablePointer<timespec>, _ base: Int32) -> Int32 { 0 }
public func localtime_s(
  _ local: UnsafeMutablePointer<tm>, _ time: UnsafePointer<Int64>
) -> Int32 { 0 }

public func getenv(_ name: UnsafePointer<CChar>) -> UnsafeMutablePointer<CChar>! { nil }
@discardableResult public func atexit(_ body: @convention(c) () -> Void) -> Int32 { 0 }
public var errno: Int32 { 0 }
public func strerror(_ code: Int32) -> UnsafeMutablePointer<CChar>! { nil }
public func fopen(
  _ path: UnsafePointer<CChar>, _ mode: UnsafePointer<CChar>
) -> UnsafeMutablePointer<FILE>! { nil }
@discardableResult public func fclose(_ file: UnsafeMutablePointer<FILE>) -> Int32 { 0 }
public func fread(
  _ buffer: UnsafeMutableRawPointer?, _ size: Int, _ count: Int, _ file: UnsafeMutablePointer<FILE>
) -> Int { 0 }
public func fwrite(
  _ buffer: UnsafeRawPointer?, _ size: Int, _ count: Int, _ file: UnsafeMutablePointer<FILE>
) -> Int { 0 }
public func _write(_ file: Int32, _ buffer: UnsafeRawPointer?, _ count: UInt32) -> Int32 { 0 }
public func _get_osfhandle(_ file: Int32) -> Int { 0 }
public func malloc(_ size: Int) -> UnsafeMutableRawPointer! { nil }
public func free(_ block: UnsafeMutableRawPointer!) {}
