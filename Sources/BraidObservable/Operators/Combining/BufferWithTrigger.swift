// SPDX-License-Identifier: MIT
import BraidCore

extension ObservableType {
  /// Emits the values collected since the previous trigger, as an array, whenever `trigger` emits.
  ///
  ///     source   a-b--c---d|
  ///     trigger  ---t--tt---
  ///     arrays   ---x--yz--(w|)
  ///
  /// (`x` is `["a", "b"]`, `y` is `["c"]`, `z` is empty, `w` is `["d"]`.)
  ///
  /// ```swift
  /// let edits = PublishSubject<String>()
  /// let save = PublishSubject<Void>()
  /// let batches = edits.bufferWithTrigger(save)
  /// ```
  ///
  /// To collect by time or count, use ``buffer(timeSpan:count:scheduler:)``. To emit only the
  /// newest value, use ``sample(_:defaultValue:)``.
  ///
  /// - **Ends:** when the source completes, the result emits the remaining values, possibly an
  ///   empty array, and completes. An error of the source is forwarded immediately, and the
  ///   collected values are dropped. Completion and failure of `trigger` are ignored.
  /// - **Threads:** arrays are delivered on the thread on which `trigger` emits, one at a time
  ///   (C2). `trigger` is subscribed first.
  /// - **Complexity:** O(1) per value; buffers the values between two triggers.
  ///
  /// - Parameter trigger: Each of its values closes the current array.
  /// - Returns: An observable of arrays.
  public func bufferWithTrigger<Trigger: ObservableType>(
    _ trigger: Trigger
  ) -> Observable<[Element]> {
    makeObservable(GatedOperator(asObservable(), bufferedUntil: trigger.asObservable()))
  }
}
