// SPDX-License-Identifier: MIT
import BraidSignal
import BraidSystem
import Foundation
import TestSupport
import Testing

/// The example of the article on the sources of the system, word for word.
struct SystemSourcesExampleTests {
  @Test func `a program's output is emitted until a signal of the system arrives`() async throws {
    let program = URL(fileURLWithPath: "/bin/sh")
    let events = Signal.process(program, arguments: ["-c", "echo one; echo two"])
      .take(until: Signal.systemSignals(SIGINT))
    var output: [UInt8] = []
    for try await event in events.values {
      if case .output(let bytes) = event { output += bytes }
    }
    expectEqual(String(decoding: output, as: UTF8.self), "one\ntwo\n")
  }
}
