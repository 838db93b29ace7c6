// SPDX-License-Identifier: MIT
import BraidCore

extension ObservableType {
  /// Emits the latest value of the source whenever `sampler` emits, unless it was emitted before.
  ///
  ///     source   a-b---c---|
  ///     sampler  ---x-x---x---x|
  ///     sample   ---b-----c---|
  ///
  /// ```swift
  /// let position = PublishSubject<Double>()
  /// let frames = Observable<Int>.interval(.milliseconds(16), scheduler: MainScheduler.instance)
  /// let drawn = position.sample(frames)
  /// ```
  ///
  /// The source is subscribed before the sampler, so a source that samples itself emits every
  /// value. To emit a value at each tick even if it is not new, use
  /// `frames.withLatestFrom(position)`. To sample by time alone, use
  /// ``throttle(_:latest:scheduler:)``.
  ///
  /// - **Ends:** when the sampler completes, the result emits a remaining new value and completes.
  ///   When the source completes, the result completes with the sampler's next value. An error of
  ///   either ends the result.
  /// - **Threads:** values are delivered on the thread on which `sampler` emits, one at a time
  ///   (C2).
  /// - **Complexity:** O(1) per value; keeps one value.
  ///
  /// - Parameters:
  ///   - sampler: Each of its values emits the latest value of the source.
  ///   - defaultValue: The value to emit when there is no new one. With `nil`, nothing is emitted
  ///     then.
  /// - Returns: An observable of the sampled values.
  public func sample<Sampler: ObservableType>(
    _ sampler: Sampler, defaultValue: Element? = nil
  ) -> Observable<Element> {
    makeObservable(
      GatedOperator(
        asObservable(), sampledOn: sampler.asObservable(),
        defaultValue: defaultValue.map { ValueBox($0) }, repeats: false))
  }
}
