// SPDX-License-Identifier: MIT
import BraidCore

extension SignalProperty {
  /// Changes the value atomically: no value that another thread sets in between is lost.
  ///
  /// ```swift
  /// let balance = SignalProperty(10)
  /// let isPaid = balance.modify { value in
  ///   if value < 7 { return false }
  ///   value -= 7
  ///   return true
  /// }
  /// print(isPaid, balance.value)  // true 3
  /// ```
  ///
  /// The closure changes a copy, outside of all locks. If another thread has set the property by
  /// then, the closure runs again with the new value; so it should be short and change nothing
  /// else. The property emits the value once, even if it is equal to the old one. If the closure
  /// throws, the property keeps its value and emits nothing (in ReactiveSwift it takes the value
  /// that the closure has made until then).
  ///
  /// The closure may read the property. Setting the property inside the closure, also by a channel
  /// or a binding, traps, because the closure would run forever.
  ///
  /// - **Threads:** the closure runs on the calling thread, and the value is emitted there.
  ///
  /// - Parameter body: Changes the value. Runs once for each attempt.
  /// - Returns: The result of the closure's last run.
  @discardableResult
  public func modify<Result, Failure: Error>(
    _ body: (inout Value) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try values.replace {
      newRoute.map { ChangeMark($0, from: 0, in: values.core) }
    } by: { (value: inout Value) throws(Failure) in
      values.beginModifying()
      defer { values.endModifying() }
      return try body(&value)
    }
  }

  /// Sets the value and returns the previous value, atomically.
  ///
  /// - Parameter newValue: The new value.
  /// - Returns: The value that it has replaced.
  @discardableResult
  public func swap(_ newValue: Value) -> Value {
    modify { value in
      let old = value
      value = newValue
      return old
    }
  }

  /// Calls a closure with the value.
  ///
  /// The property had this value at some time. Other threads can set the property concurrently;
  /// to change it depending on its value, use ``modify(_:)``.
  ///
  /// - Parameter body: Reads the value, outside of all locks.
  /// - Returns: The result of the closure.
  @discardableResult
  public func withValue<Result, Failure: Error>(
    _ body: (Value) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try body(value)
  }
}

/// The number of closures of ``SignalProperty/modify(_:)`` that run on any thread.
private let modifiers = AtomicInt.global(0)

extension BehaviorSignalSubject {
  /// Sets the value of the property whose values these are.
  ///
  /// The property and its channels and bindings set it here.
  ///
  /// - Parameters:
  ///   - value: The new value.
  ///   - route: The places the change has visited, if it can return.
  ///   - origin: The link of the channel or binding that sets the value; zero if none does.
  func set(_ value: Value, _ route: ChangeRoute?, from origin: ChangeRoute.Place = 0) {
    checkIfModifying()
    if route == nil, origin == 0 { return core.next(value) }
    core.next(value, marked: ChangeMark(route, from: origin, in: core))
  }

  func beginModifying() {
    checkNotModifying()
    modifiers.increment()
    ThreadContext.current.modified.append(ObjectIdentifier(self))
  }

  func endModifying() {
    ThreadContext.current.modified.removeLast()
    modifiers.decrement()
  }

  /// Traps inside a closure of ``SignalProperty/modify(_:)`` that modifies the property.
  func checkIfModifying() {
    if modifiers.load() > 0 { checkNotModifying() }
  }

  /// Traps inside a closure of ``SignalProperty/modify(_:)``, which would run again and again.
  @inline(never)
  private func checkNotModifying() {
    let isInside = ThreadContext.current.modified.contains(ObjectIdentifier(self))
    Misuse.require(
      !isInside,
      """
      Braid: a closure of modify(_:) has set the property that it modifies. The closure runs again \
      whenever the property is set meanwhile, so it would run forever. Change the parameter of the \
      closure instead, or set the property after modify(_:) has returned.
      """)
  }

  /// Sends the current value as `change` has changed it, with a mark; changes it again if another
  /// value was sent in between.
  func replace<Result, Failure: Error>(
    marking mark: () -> ChangeMark?, by change: (inout Value) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    while true {
      var version = 0
      var value: Value = core.versioned(&version)
      let result = try change(&value)
      let mark = mark()
      if withAddress(of: value, { core.next(at: $0, after: version, marked: mark) }) {
        return result
      }
    }
  }
}
