// SPDX-License-Identifier: MIT
import BraidCore

extension ObservableType {
  /// Emits values while the latest value of `pauser` is true, and buffers the most recent ones
  /// while it is false.
  ///
  ///     source            a-b-c-d-e-f|
  ///     pauser            -t---f---t-|
  ///     limit of two      -ab-c----(de)f|
  ///
  /// ```swift
  /// let messages = PublishSubject<String>()
  /// let isConnected = BehaviorSubject(value: false)
  /// let sent = messages.pausableBuffered(isConnected, limit: nil)
  /// ```
  ///
  /// The operator is paused until `pauser` emits. When `pauser` emits true, the buffered values are
  /// emitted in order. To drop the values of a pause, use ``pausable(_:)``.
  ///
  /// - **Ends:** with the source or with `pauser`. When the source ends, the buffered values are
  ///   emitted first if the flush parameters say so; when `pauser` ends, they are dropped.
  /// - **Threads:** values are delivered on the thread on which the source emits them, and buffered
  ///   values on the thread on which `pauser` emits, one at a time (C2). `pauser` is subscribed
  ///   first.
  ///
  /// - Parameters:
  ///   - pauser: True forwards values, false buffers them.
  ///   - limit: The maximum number of buffered values; older ones are dropped. `nil` buffers all.
  ///   - flushOnCompleted: Whether completion of the source emits the buffered values.
  ///   - flushOnError: Whether an error of the source emits the buffered values.
  /// - Complexity: O(1) per value; buffers up to `limit` values.
  public func pausableBuffered<Pauser: ObservableType>(
    _ pauser: Pauser, limit: Int? = 1, flushOnCompleted: Bool = true, flushOnError: Bool = true
  ) -> Observable<Element> where Pauser.Element == Bool {
    makeObservable(
      GatedOperator(
        asObservable(), pausedBy: pauser.asObservable(), limit: limit,
        flushesOnCompleted: flushOnCompleted, flushesOnError: flushOnError))
  }
}
