// SPDX-License-Identifier: MIT
import BraidCore

/// A list that closures add to, from any thread.
public final class Log<Entry>: Sendable {
  private let list = Locked<[Entry]>([])

  /// An empty list.
  public init() {}

  /// What was added so far.
  public var entries: [Entry] { list.withLock { $0 } }

  /// Adds an entry.
  public func add(_ entry: Entry) { list.withLock { $0.append(entry) } }
}

/// An object whose life a test watches.
public final class Witness: Sendable {
  /// A new object.
  public init() {}
}

/// A weak reference to a ``Witness``.
public final class WeakWitness: @unchecked Sendable {  // a weak reference is atomic
  /// The object, while somebody else holds it.
  public private(set) weak var value: Witness?

  init(_ value: Witness) { self.value = value }
}

/// Makes an object that nobody but `make` can hold, and a way to see whether it is still there.
public func holding<Result>(
  _ make: (Witness) -> Result
) -> (disposable: Result, object: WeakWitness) {
  let object = Witness()
  return (make(object), WeakWitness(object))
}
