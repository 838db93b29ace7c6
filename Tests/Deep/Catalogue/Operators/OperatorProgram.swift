// SPDX-License-Identifier: MIT
package import BraidObservable
package import BraidSignal
package import BraidTesting

/// How the random programs of `Tests/Deep/Model` call an operator that the reference defines.
package struct OperatorProgram: Sendable {
  /// The sources and the scheduler of an operator of either model; values are integers.
  package struct Parts<Source, Scheduler> {
    package let sources: [Source]
    /// The parameters chosen by the reference's row.
    package let parameters: [Int]
    package let scheduler: Scheduler
    /// What every closure calls with its value, and lets throw.
    package let call: @Sendable (Int) throws -> Void
    /// One number for several values, and for an error.
    package let fold: @Sendable ([Int]) -> Int
    package let code: @Sendable (any Error) -> Int

    package init(
      sources: [Source], parameters: [Int], scheduler: Scheduler,
      call: @escaping @Sendable (Int) throws -> Void, fold: @escaping @Sendable ([Int]) -> Int,
      code: @escaping @Sendable (any Error) -> Int
    ) {
      self.sources = sources
      self.parameters = parameters
      self.scheduler = scheduler
      self.call = call
      self.fold = fold
      self.code = code
    }
  }

  /// The name of the row of the reference.
  package let name: String
  package let observable: (@Sendable (Parts<Observable<Int>, TestScheduler>) -> Observable<Int>)?
  package let signal: (@Sendable (Parts<Signal<Int>, TestSignalScheduler>) -> Signal<Int>)?

  init(
    _ name: String,
    observable: (@Sendable (Parts<Observable<Int>, TestScheduler>) -> Observable<Int>)? = nil,
    signal: (@Sendable (Parts<Signal<Int>, TestSignalScheduler>) -> Signal<Int>)? = nil
  ) {
    self.name = name
    self.observable = observable
    self.signal = signal
  }
}
