// SPDX-License-Identifier: MIT
public import BraidCore

extension Signal {
  /// Sends the latest value whenever a sampler sends one, the same one again if need be.
  ///
  ///     source   a-b-----c--|
  ///     sampler  -x--x-x---x---|
  ///     sample   -a--b-b---c|
  ///
  /// - **Ends:** completes when *either* does (in Rx, the source's end waits for the sampler); the
  ///   first error ends it.
  ///
  /// - Parameter sampler: Says when; what it sends does not matter.
  @inlinable
  public final func sample<Other>(on sampler: Signal<Other>) -> Signal<Value> {
    OperatorSignal(Triggered(self, sampler, SampleRule(repeats: true)))
      .named(after: self, "-sample:", sampler.name)
  }
}
