// SPDX-License-Identifier: MIT
public import BraidCore

extension ObservableType {
  /// Sends the latest value whenever a sampler sends, if there is a new one.
  ///
  ///     source   a-b---c---|
  ///     sampler  ---x-x---x---x|
  ///     sample   ---b-----c---|
  ///
  /// The source is subscribed to first, so one that is its own sampler sends each value.
  ///
  /// - **Ends:** when the sampler completes, which sends what is left; after the completion of the
  ///   source with the next value of the sampler. An error of either ends the result.
  ///
  /// - Parameters:
  ///   - sampler: Says when.
  ///   - defaultValue: Sent when there is no new value; nil sends nothing then.
  /// - Returns: An observable of the sampled values.
  @inlinable
  public func sample<Sampler: ObservableType>(
    _ sampler: Sampler, defaultValue: Element? = nil
  ) -> Observable<Element> {
    OperatorObservable(
      Triggered(
        asObservable(), sampler.asObservable(),
        SampleRule(defaultValue: defaultValue, repeats: false)))
  }
}
