// SPDX-License-Identifier: MIT
import BraidCore
public import BraidObservable

extension VirtualTimeScheduler {
  /// A scheduler on a clock that others use as well.
  ///
  /// - Parameters:
  ///   - clock: The clock; its zero is the converter's real time `RxTime.virtualEpoch`.
  ///   - converter: What virtual time means in real time.
  public convenience init(on clock: VirtualClock, converter: Converter) {
    self.init(on: clock.timeline, converter: converter)
    keep(clock)
  }

  /// The clock this scheduler runs on; others may share it.
  ///
  /// A scheduler that was not made on a clock gets one when it is first asked. Only from then on do
  /// tasks that its work starts run on it: without a clock, they run wherever tasks run.
  public var virtualClock: VirtualClock {
    clockReference.get { VirtualClock(timeline) }
  }

  /// Makes `clock` what this scheduler says it runs on.
  func keep(_ clock: VirtualClock) { _ = clockReference.get { clock } }
}
