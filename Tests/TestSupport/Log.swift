// SPDX-License-Identifier: MIT
public import BraidCore

/// A list that closures add to, from any thread.
public final class Log<Entry>: Sendable {
  private let list = Locked<[Entry]>([])

  /// An empty list.
  public init() {}

  /// The entries added so far.
  public var entries: [Entry] { list.withLock { $0 } }

  /// Adds an entry.
  public func add(_ entry: Entry) { list.withLock { $0.append(entry) } }

  /// Adds an entry: `log("next")`.
  public func callAsFunction(_ entry: Entry) { add(entry) }
}

extension Log<String> {
  /// A disposable that adds `name` when it is disposed.
  public func disposable(_ name: String) -> any Cancelable {
    Disposables.create { self(name) }
  }
}

/// A value that closures change, on any thread.
public final class Box<Value>: Sendable {
  private let locked: Locked<Value>

  /// A box with `value` in it.
  public init(_ value: Value) { locked = Locked(value) }

  /// The stored value.
  public var value: Value {
    get { locked.withLock { $0 } }
    set { locked.withLock { $0 = newValue } }
  }

  /// Changes the value, and returns the result of `change`.
  @discardableResult
  public func update<Result>(_ change: (inout Value) -> Result) -> Result {
    locked.withLock { change(&$0) }
  }
}

/// An object whose life a test watches.
public final class Witness: Sendable {
  /// A new object.
  public init() {}
}

/// A weak reference to a ``Witness``.
public final class WeakWitness: @unchecked Sendable {  // a weak reference is atomic
  /// The object, while it is referenced elsewhere.
  public private(set) weak var value: Witness?

  init(_ value: Witness) { self.value = value }
}

/// Makes an object that only `make` can retain, and a weak reference to it.
public func holding<Result>(
  _ make: (Witness) -> Result
) -> (disposable: Result, object: WeakWitness) {
  let object = Witness()
  return (make(object), WeakWitness(object))
}
