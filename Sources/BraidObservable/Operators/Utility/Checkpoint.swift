// SPDX-License-Identifier: MIT
import BraidCore

extension ObservableType {
  /// Names this source in traces, with the place of the call.
  ///
  ///     source              a-b--c|
  ///     checkpoint("name")  a-b--c|
  ///
  /// ```swift
  /// let lengths = Observable.of("a", "bc").map { $0.count }.checkpoint("lengths")
  /// ```
  ///
  /// While tracing is off, costs one load and does not evaluate `name`. To print events, use
  /// ``debug(_:trimOutput:file:line:function:)``.
  ///
  /// - Parameters:
  ///   - name: The name in `Trace.graph()`, in the path of an error, in timelines and in metrics.
  ///   - fileID: The file of the call.
  ///   - line: The line of the call.
  /// - Returns: This source: events do not pass anything more.
  public func checkpoint(
    _ name: @autoclosure () -> String, fileID: StaticString = #fileID, line: UInt = #line
  ) -> Observable<Element> {
    let source = asObservable()
    if Tracing.isOn { source.checkpoint(name(), Tracing.Site(fileID, line)) }
    return source
  }
}
