// SPDX-License-Identifier: MIT
public import BraidCore

// Functions of RxTest before version 5, declared unavailable for their messages.

/// A function of RxTest 4.
@available(*, unavailable, message: "write .next(10, value)")
public func next<Element>(_ time: TestTime, _ element: Element) -> Recorded<Event<Element>> {
  neverCalled()
}

/// A function of RxTest 4.
@available(*, unavailable, message: "write .completed(10)")
public func completed<Element>(
  _ time: TestTime, _ type: Element.Type = Element.self
) -> Recorded<Event<Element>> { neverCalled() }

/// A function of RxTest 4.
@available(*, unavailable, message: "write .error(10, error)")
public func error<Element>(
  _ time: TestTime, _ error: any Error, _ type: Element.Type = Element.self
) -> Recorded<Event<Element>> { neverCalled() }
