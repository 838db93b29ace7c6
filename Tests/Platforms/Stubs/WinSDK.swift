// SPDX-License-Identifier: MIT

// swift-format-ignore-file

// Declarations of Windows' WinSDK, as far as Sources uses them, with the types that the importer
// gives.

public typealias DWORD = UInt32
public typealias HMODULE = OpaquePointer
public typealias FARPROC = @convention(c) () -> Int

public typealias HANDLE = UnsafeMutableRawPointer

public struct WindowsBool: ExpressibleByBooleanLiteral {
  public init(booleanLiteral value: Bool) {}
  public var boolValue: Bool { false }
}

public struct LARGE_INTEGER {
  public init() {}
  public var QuadPart: Int64 = 0
}

public let FLS_OUT_OF_INDEXES: DWORD = .max
public func FlsAlloc(
  _ callback: (@convention(c) (UnsafeMutableRawPointer?) -> Void)?
) -> DWORD { 0 }
public func FlsGetValue(_ index: DWORD) -> UnsafeMutableRawPointer? { nil }
public func FlsSetValue(_ index: DWORD, _ data: UnsafeMutableRawPointer?) -> WindowsBool { false }

public func SwitchToThread() -> WindowsBool { false }
public func Sleep(_ milliseconds: DWORD) {}
public func GetCurrentProcessId() -> DWORD { 0 }

public func GetModuleHandleW(_ name: UnsafePointer<UInt16>?) -> HMODULE? { nil }
public func GetModuleHandleA(_ name: UnsafePointer<CChar>?) -> HMODULE? { nil }
public func GetProcAddress(_ module: HMODULE?, _ name: UnsafePointer<CChar>?) -> FARPROC? { nil }

public func QueryPerformanceCounter(
  _ count: UnsafeMutablePointer<LARGE_INTEGER>
) -> WindowsBool { true }
public func QueryPerformanceFrequency(
  _ frequency: UnsafeMutablePointer<LARGE_INTEGER>
) -> WindowsBool { true }

public var INVALID_HANDLE_VALUE: HANDLE! { nil }
public let FILE_SHARE_READ: Int32 = 1
public let FILE_SHARE_WRITE: Int32 = 2
public let FILE_SHARE_DELETE: Int32 = 4
public let OPEN_EXISTING: Int32 = 3
public let FILE_FLAG_BACKUP_SEMANTICS: Int32 = 0x0200_0000
public let FILE_ATTRIBUTE_DIRECTORY: Int32 = 16
public let FILE_TYPE_DISK: Int32 = 1
public let FILE_TYPE_PIPE: Int32 = 3

public struct FILETIME {
  public var dwLowDateTime: DWORD
  public var dwHighDateTime: DWORD
}

public struct BY_HANDLE_FILE_INFORMATION {
  public init() { fatalError() }
  public var dwFileAttributes: DWORD
  public var ftLastWriteTime: FILETIME
  public var dwVolumeSerialNumber: DWORD
  public var nFileSizeHigh: DWORD
  public var nFileSizeLow: DWORD
  public var nFileIndexHigh: DWORD
  public var nFileIndexLow: DWORD
}

public func CreateFileW(
  _ path: UnsafePointer<UInt16>?, _ access: DWORD, _ share: DWORD,
  _ security: UnsafeMutableRawPointer?, _ creation: DWORD, _ flags: DWORD, _ template: HANDLE?
) -> HANDLE? { nil }
public func CloseHandle(_ handle: HANDLE?) -> WindowsBool { true }
public func GetFileType(_ handle: HANDLE?) -> DWORD { 0 }
public func GetFileInformationByHandle(
  _ handle: HANDLE?, _ info: UnsafeMutablePointer<BY_HANDLE_FILE_INFORMATION>
) -> WindowsBool { true }
