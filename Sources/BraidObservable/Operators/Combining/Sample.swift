// SPDX-License-Identifier: MIT
public import BraidCore

extension ObservableType {
  /// Sends the latest value whenever a sampler sends, if there is a new one.
  ///
  ///     source   a-b---c---|
  ///     sampler  ---x-x---x---x|
  ///     sample   ---b-----c---|
  ///
  /// - **Ends:** at the first value or the end of the sampler behind the source's completion; an error
  ///   of either ends the result. The end of the sampler sends what is left.
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
