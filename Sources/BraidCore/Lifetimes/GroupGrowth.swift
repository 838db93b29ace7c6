// SPDX-License-Identifier: MIT

/// Reports when a ``CompoundDisposable`` grows beyond the members it stores without an array.
///
/// A group that only grows indicates a leak.
///
/// Without a hook, it costs one relaxed load for each such member.
package enum GroupGrowth {
  /// A change of a group, and the number of members after it.
  package struct Report {
    package enum Change {
      case added
      case removed
    }

    package let change: Change
    package let disposable: any Disposable
    package let group: CompoundDisposable
    package let count: Int
  }

  /// Called on the thread that changed the group, outside its lock.
  ///
  /// Nil disables the reports.
  package static var hook: (@Sendable (Report) -> Void)? {
    get { reports.closure }
    set { reports.closure = newValue }
  }

  private static let reports = Hook<Report>()

  static func report(_ make: () -> Report) { reports.report(make) }
}
