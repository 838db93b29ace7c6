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
    try changes.replace { (change) throws(Failure) -> (PropertyChange<Value>, Result) in
      var value = change.value
      changes.beginModifying()
      defer { changes.endModifying() }
      let result = try body(&value)
      return (PropertyChange(value, newRoute), result)
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
  /// Sets the value of the property whose changes these are.
  ///
  /// The property and its channels and bindings set it here.
  func set<Element>(_ change: Value) where Value == PropertyChange<Element> {
    checkIfModifying()
    sendNext(change)
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

  /// Sends a value made from the current one; makes it again if another value was sent in between.
  func replace<Result, Failure: Error>(
    by make: (Value) throws(Failure) -> (Value, Result)
  ) throws(Failure) -> Result {
    while true {
      let (current, version) = core.versioned(Value.self)
      let (value, result) = try make(current)
      if withAddress(of: value, { core.next(at: $0, after: version) }) { return result }
    }
  }
}
