// SPDX-License-Identifier: MIT
// swift-format-ignore-file
public import BraidCore
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

@available(*, unavailable, message: "write .next(10, value)")
public func next<Element>(_ time: TestTime, _ element: Element) -> Recorded<Event<Element>> { neverCalled() }

@available(*, unavailable, message: "write .completed(10)")
public func completed<Element>(_ time: TestTime, _ type: Element.Type = Element.self) -> Recorded<Event<Element>> { neverCalled() }

@available(*, unavailable, message: "write .error(10, error)")
public func error<Element>(_ time: TestTime, _ error: any Error, _ type: Element.Type = Element.self) -> Recorded<Event<Element>> { neverCalled() }
