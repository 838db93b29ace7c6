// SPDX-License-Identifier: MIT
import BraidSignal
import Foundation

/// Runs `body` with signals named, or not: one test at a time, because that is a switch of the
/// whole process.
public func withSignalNames<Result>(_ areOn: Bool, _ body: () throws -> Result) rethrows -> Result {
  try naming.withLock {
    let before = SignalNames.areOn
    SignalNames.areOn = areOn
    defer { SignalNames.areOn = before }
    return try body()
  }
}

private let naming = NSLock()
