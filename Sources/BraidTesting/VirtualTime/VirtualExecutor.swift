// SPDX-License-Identifier: MIT
import BraidCore

/// Runs the Swift tasks of a virtual clock: on the thread that moves the time, in order.
final class VirtualExecutor: @unchecked Sendable {
  func drain() {}
}
