// SPDX-License-Identifier: MIT

// swift-format-ignore-file

// What Swift's module of the library declares beside the header.

@_exported public import WASILibc

public var errno: Int32 { get { 0 } set {} }
public var S_IFMT: mode_t { 0 }
public var S_IFREG: mode_t { 0 }
public var S_IFDIR: mode_t { 0 }
public var S_IFIFO: mode_t { 0 }
public var S_IFSOCK: mode_t { 0 }
