// SPDX-License-Identifier: MIT

/// The numbers of live objects of the library, by kind, for leak checks.
///
/// Always enabled, in debug and release builds. Each thread has its own counters, so counting needs
/// no atomic read-modify-write; reading a count adds up all threads.
public enum Resources {
  /// One kind of counted object.
  public struct Kind: Sendable {
    /// The name of the kind in reports.
    public let name: String
    private let index: Int

    fileprivate init(_ name: String, _ index: Int) {
      self.name = name
      self.index = index
    }

    /// The number of live objects.
    public var count: Int { ThreadCounts.total(of: index) }

    @inline(__always)
    func add() { ThreadContext.current.counts.add(1, to: index) }

    @inline(__always)
    func remove() { ThreadContext.current.counts.add(-1, to: index) }

    /// Counts an object; while the program is traced, notes where it was created.
    ///
    /// The object itself is not passed: that would cost a retain.
    ///
    /// - Parameter type: The type to name in reports, if the kind does not say enough.
    @inline(__always)
    func add(_ object: ObjectIdentifier, _ type: @autoclosure () -> Any.Type? = nil) {
      add()
      if Tracing.isOn { TraceObjects.add(object, self, type()) }
    }

    /// Counts that an object has ended.
    @inline(__always)
    func remove(_ object: ObjectIdentifier) {
      remove()
      if TraceObjects.areAny { TraceObjects.remove(object) }
    }
  }

  /// Subscriptions: one for each `subscribe`, and one for each inner subscription of an operator.
  public static let subscriptions = Kind("subscription", 0)
  /// Subjects, relays, and the subjects inside `share`, `publish` and `replay`.
  public static let subjects = Kind("subject", 1)
  /// Disposables that have not run their action or disposed their contents yet.
  public static let disposables = Kind("disposable", 2)
  /// Actions that are pending on a scheduler.
  public static let scheduledWork = Kind("scheduled work", 3)

  /// All kinds.
  public static let kinds = [subscriptions, subjects, disposables, scheduledWork]

  /// The number of live objects of all kinds.
  public static var total: Int { kinds.reduce(0) { $0 + $1.count } }
}
