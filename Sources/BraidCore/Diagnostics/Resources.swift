// SPDX-License-Identifier: MIT

/// How many of the library's long-lived objects are alive, by kind: what a leak check compares.
///
/// Always on, in debug and release: each thread counts for itself, without an atomic
/// read-modify-write, and whoever asks for a count adds up all threads.
public enum Resources {
  /// One kind of counted object.
  public struct Kind: Sendable {
    /// What the kind is called in reports.
    public let name: String
    private let index: Int

    fileprivate init(_ name: String, _ index: Int) {
      self.name = name
      self.index = index
    }

    /// How many are alive now.
    public var count: Int { ThreadCounts.total(of: index) }

    @inline(__always)
    func add() { ThreadContext.current.counts.add(1, to: index) }

    @inline(__always)
    func remove() { ThreadContext.current.counts.add(-1, to: index) }
  }

  /// Subscriptions: one for each `subscribe` and for each inner subscription of an operator.
  public static let subscriptions = Kind("subscription", 0)
  /// Subjects, relays and what `share`, `publish` and `replay` keep inside.
  public static let subjects = Kind("subject", 1)
  /// Disposables that still have an action to run, or others to dispose.
  public static let disposables = Kind("disposable", 2)
  /// Work that waits on a scheduler.
  public static let scheduledWork = Kind("scheduled work", 3)

  /// Every kind there is.
  public static let kinds = [subscriptions, subjects, disposables, scheduledWork]

  /// The live objects of all kinds together.
  public static var total: Int { kinds.reduce(0) { $0 + $1.count } }
}
