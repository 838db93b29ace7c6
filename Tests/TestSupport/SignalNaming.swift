// SPDX-License-Identifier: MIT
import BraidSignal
import Testing

/// Runs `body` with signals named, or not.
///
/// This is a switch of the whole process, so the test has the trait `.exclusive(.signalNames)`.
public func withSignalNames<Result>(_ areOn: Bool, _ body: () throws -> Result) rethrows -> Result {
  SharedResource.signalNames.require()
  let before = SignalNames.areOn
  SignalNames.areOn = areOn
  defer { SignalNames.areOn = before }
  return try body()
}
