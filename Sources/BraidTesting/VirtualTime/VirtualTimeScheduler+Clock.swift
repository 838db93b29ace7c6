// SPDX-License-Identifier: MIT
import BraidCore
public import BraidObservable

extension VirtualTimeScheduler {
  /// Creates a scheduler on a shared clock.
  ///
  /// - Parameters:
  ///   - clock: The clock; its zero is the converter's real time `RxTime.virtualEpoch`.
  ///   - converter: Converts between virtual and real time.
  public convenience init(on clock: VirtualClock, converter: Converter) {
    self.init(on: clock.timeline, converter: converter)
    keep(clock)
  }

  /// The clock of this scheduler, which other schedulers can share.
  ///
  /// A scheduler that was created without a clock gets one on the first access. Tasks that its
  /// actions start run on the clock only from then on; without a clock, they run on the global
  /// executor.
  public var virtualClock: VirtualClock {
    clockReference.get { VirtualClock(timeline) }
  }

  /// Sets the clock that this scheduler reports.
  func keep(_ clock: VirtualClock) { _ = clockReference.get { clock } }
}
