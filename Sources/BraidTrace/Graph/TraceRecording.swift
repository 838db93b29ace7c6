// SPDX-License-Identifier: MIT
import BraidCore

extension Tracing {
  /// Records the beginning and the end of an activity, in each part of the trace that is on.
  struct Recording {
    private let parts: Parts
    private let thread: TraceThread
    private let node: TraceNode

    init(_ parts: Parts, _ thread: TraceThread, _ node: TraceNode) {
      self.parts = parts
      self.thread = thread
      self.node = node
    }

    /// A value, a terminal event or a subscription begins.
    ///
    /// - Returns: The time of its beginning, if that is measured.
    func begin(_ kind: TraceRing.Kind, _ ordinal: Int) -> UInt64 {
      if parts.contains(.timeline) { thread.ring.write(kind, node, ordinal) }
      if parts.contains(.signposts) { Signposts.begin(node.mark.label, node.id) }
      guard parts.contains(.meter), node.mark.meteredName != nil else { return 0 }
      if kind == .subscribe { TraceMeters.subscribed(node) }
      return MonotonicTime.nanoseconds
    }

    /// The activity that began at `start` has ended.
    func end(_ kind: TraceRing.Kind, since start: UInt64) {
      if parts.contains(.timeline) { thread.ring.write(.end) }
      if parts.contains(.signposts) { Signposts.end(node.mark.label, node.id) }
      if start != 0, kind == .value { TraceMeters.sent(node, since: start) }
    }

    /// The node has failed.
    func countError() {
      if parts.contains(.meter) { TraceMeters.failed(node) }
    }
  }
}
