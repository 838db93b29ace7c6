// SPDX-License-Identifier: MIT
import BraidObservable
import BraidSignal
import TestSupport
import Testing

/// Short programs of two threads, interleaved in many ways.
@Suite(.serialized, .alone) struct InterleavedPrograms {
  /// The end of the source may deliver a value of an inner source that found the gate busy: its
  /// inner source is started, too.
  @Test func `expand completes however its ends and values meet`() {
    for seed in 0..<amount(16_000) {
      let log = Log<String>()
      let (source, inner) = (PublishSubject<Int>(), PublishSubject<Int>())
      let subscription = source.expand { $0 == 0 ? inner.take(1) : .empty() }
        .subscribe(onNext: { log("\($0)") }, onCompleted: { log("completed") })
      source.onNext(0)
      interleaved(seed, { inner.onNext(1) }, { source.onCompleted() })
      expectEqual(log.entries, ["0", "1", "completed"], "\(seed)")
      subscription.dispose()
    }
  }

  @Test func `expand of signals completes however its ends and values meet`() {
    for seed in 0..<amount(16_000) {
      let log = Log<String>()
      let (source, inner) = (SignalSubject<Int>(), SignalSubject<Int>())
      let subscription = source.expand { $0 == 0 ? inner.take(1) : .empty }
        .subscribe(next: { log("\($0)") }, completed: { log("completed") })
      source.sendNext(0)
      interleaved(seed, { inner.sendNext(1) }, { source.sendCompleted() })
      expectEqual(log.entries, ["0", "1", "completed"], "\(seed)")
      subscription.dispose()
    }
  }
}
