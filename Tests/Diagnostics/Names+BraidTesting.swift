// SPDX-License-Identifier: MIT
// swift-format-ignore-file
import BraidCore
import Foundation
import BraidTesting

// Written by .ci/generate.

extension TestSignalScheduler {
  func call_advance() {
    // error: write advance(by: .zero).
    self.advance()
  }

  func call_run() {
    // error: renamed to 'stepAll()'
    self.run()
  }

  func call_rewind(by interval: Duration) {
    // error: virtual time runs forwards only: make another scheduler.
    self.rewind(by: interval)
  }

  static func call_init(startDate: Date) -> Any {
    // error: write TestSignalScheduler(): its time begins at zero.
    TestSignalScheduler(startDate: startDate)
  }
}
