// SPDX-License-Identifier: MIT
import BraidCore
import Dispatch
import Foundation

/// Says which program does not come back, and ends the process.
final class Watchdog: Sendable {
  private let state = Locked((name: "", beats: 0))
  private let queue = DispatchQueue(label: "watchdog")

  /// Records the current activity.
  func beat(_ name: String) {
    state.withLock {
      $0.name = name
      $0.beats += 1
    }
  }

  /// Looks from time to time whether anything has happened.
  func start(after beats: Int = 0) {
    queue.asyncAfter(deadline: .now() + 30) { [self] in
      let now = state.withLock { $0 }
      if now.beats == beats {
        print("\(now.name): has not come back for half a minute")
        exit(1)
      }
      start(after: now.beats)
    }
  }
}
