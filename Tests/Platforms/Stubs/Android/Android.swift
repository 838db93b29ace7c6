// SPDX-License-Identifier: MIT

// swift-format-ignore-file

// What Swift's module of the library declares beside the header.

@_exported public import Android

public var errno: Int32 { get { 0 } set {} }
public func fcntl(_ file: Int32, _ command: Int32) -> Int32 { 0 }
public func fcntl(_ file: Int32, _ command: Int32, _ value: Int32) -> Int32 { 0 }
public var S_IFMT: mode_t { 0 }
public var S_IFREG: mode_t { 0 }
public var S_IFDIR: mode_t { 0 }
public var S_IFIFO: mode_t { 0 }
public var S_IFSOCK: mode_t { 0 }
