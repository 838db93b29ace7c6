// SPDX-License-Identifier: MIT
// swift-format-ignore-file
import BraidCore
public import Foundation

// Written by .ci/generate.

extension TestSignalScheduler {
  @available(*, unavailable, message: "write advance(by: .zero).")
  public func advance() { neverCalled() }

  @available(*, unavailable, renamed: "stepAll()")
  public func run() { neverCalled() }

  @available(*, unavailable, message: "virtual time runs forwards only: make another scheduler.")
  public func rewind(by interval: Duration) { neverCalled() }

  @available(*, unavailable, message: "write TestSignalScheduler(): its time begins at zero.")
  public convenience init(startDate: Date) { neverCalled() }
}
