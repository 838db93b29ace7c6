// SPDX-License-Identifier: MIT

// swift-format-ignore-file

// Declarations of Windows' WinSDK, as far as Sources uses them, with the types that the importer
// gives.

public typealias DWORD = UInt32
public typealias HMODULE = OpaquePointer
public typealias FARPROC = @convention(c) () -> Int

public struct WindowsBool: ExpressibleByBooleanLiteral {
  public init(booleanLiteral value: Bool) {}
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
