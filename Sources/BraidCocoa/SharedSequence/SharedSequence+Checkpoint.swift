// SPDX-License-Identifier: MIT
import BraidObservable

extension SharedSequenceConvertibleType {
  /// Names this source in traces, with the place of the call.
  ///
  /// ```swift
  /// let lengths = Driver.just("a").map { $0.count }.checkpoint("lengths")
  /// ```
  ///
  /// While tracing is off, costs one load and does not evaluate `name`.
  ///
  /// - Parameters:
  ///   - name: The name in `Trace.graph()`, in the path of an error, in timelines and in metrics.
  ///   - fileID: The file of the call.
  ///   - line: The line of the call.
  /// - Returns: This source: events do not pass anything more.
  @inlinable
  public func checkpoint(
    _ name: @autoclosure () -> String, fileID: StaticString = #fileID, line: UInt = #line
  ) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(raw: shared.checkpoint(name(), fileID: fileID, line: line))
  }
}
