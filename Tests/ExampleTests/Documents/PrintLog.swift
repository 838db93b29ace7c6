// SPDX-License-Identifier: MIT
import BraidCore

/// Stands in for `print` where an example is run by a test.
final class PrintLog: Sendable {
  private let printed = Locked<[String]>([])

  var lines: [String] { printed.withLock { $0 } }

  func print(_ value: Any) {
    let line = "\(value)"
    printed.withLock { $0.append(line) }
  }
}
