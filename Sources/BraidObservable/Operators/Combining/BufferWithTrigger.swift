// SPDX-License-Identifier: MIT
public import BraidCore

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
  @inlinable
  public func bufferWithTrigger<Trigger: ObservableType>(
    _ trigger: Trigger
  ) -> Observable<[Element]> {
    OperatorObservable(
      Gated(asObservable(), trigger.asObservable(), BufferWithTriggerRule()))
  }
}

/// Collects values until the trigger emits.
@usableFromInline
struct BufferWithTriggerRule<Element, Trigger>: GatedRule {
  @usableFromInline typealias Output = [Element]

  @usableFromInline var held: [Element] = []

  @inlinable init() {}

  @inlinable @inline(__always)
  mutating func first(_ element: Element, at now: Void, _ out: Engine) {
    held.append(element)
  }

  @inlinable
  mutating func second(_ value: Trigger, _ out: Engine) { send(to: out) }

  @inlinable
  mutating func ended(
    _ source: RuleSource, _ termination: Termination, at now: Void, _ out: Engine
  ) {
    if source == .second { return }
    if termination.isCompleted { send(to: out) } else { held = [] }
    out.finish(termination)
  }

  @inlinable
  mutating func send(to out: Engine) {
    let sent = held
    held = []
    out.next(sent)
  }
}
