// SPDX-License-Identifier: MIT
import TestSupport
import Testing

@testable import BraidTrace

@Suite(.exclusive(.trace)) struct CallSiteTests {
  @Test func `the place of a call is the first one outside of the library`() {
    let frames = CallSite.frames()
    #if os(Linux)
      expectEqual(CallSite.place(of: frames), "CallSiteTests.swift:\(#line - 2)")
    #endif
    expectEqual(CallSite.place(of: []), nil)
    expectEqual(CallSite.place(of: [1, 2]), nil)
  }

  @Test func `paths over the same calls are remembered once`() {
    let frames = CallSite.frames()
    CallSite.find([frames])
    let count = CallSite.known.withLock { $0.count }
    for length in 0...frames.count {
      CallSite.find([Array(frames.prefix(length)), frames.suffix(length).reversed()])
    }
    expectEqual(CallSite.known.withLock { $0.count }, count)
  }
}
