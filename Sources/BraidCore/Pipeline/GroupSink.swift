// SPDX-License-Identifier: MIT

/// The base of engines with several sources: the observer of the result, and the source in the
/// engine's own scope.
///
/// An abandoned source abandons the result, unless a subclass has other sources that can still
/// send.
@usableFromInline
package class GroupSink<Element>: SubscriptionGroup,
  @unchecked Sendable  // one source accesses the flag
{
  @usableFromInline package final let sink: EventSink<Element>
  /// Whether the source in the scope of this object has terminated or was abandoned, or its
  /// selector has thrown; accessed by that source only.
  @exclusivity(unchecked) @usableFromInline package final var isSourceOver = false

  @inlinable @inline(__always)
  init(_ sink: consuming EventSink<Element>, _ outer: borrowing SinkDisposer) {
    self.sink = consume sink
    super.init(outer)
  }

  /// Called when an inner source was abandoned, unless it was replaced.
  @usableFromInline
  package override func innerAbandoned() { abandonResult() }

  package override func sourceAbandoned() {
    if isSourceOver { return }
    isSourceOver = true
    innerAbandoned()
    endSource()
  }
}
