// SPDX-License-Identifier: MIT

// swift-format-ignore-file

// What Apple's C library has and Linux's has not, as far as Sources uses it.

@_exported public import Glibc

public func pthread_main_np() -> Int32 { 0 }

public func pthread_key_create(
  _ key: UnsafeMutablePointer<pthread_key_t>,
  _ destructor: (@convention(c) (UnsafeMutableRawPointer) -> Void)?
) -> Int32 { 0 }

extension stat {
  public var st_mtimespec: timespec { st_mtim }
}

public struct os_unfair_lock_s {
  public init() {}
}

public func os_unfair_lock_lock(_ lock: UnsafeMutablePointer<os_unfair_lock_s>) {}
public func os_unfair_lock_unlock(_ lock: UnsafeMutablePointer<os_unfair_lock_s>) {}
