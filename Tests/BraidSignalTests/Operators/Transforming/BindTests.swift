// SPDX-License-Identifier: MIT
import BraidSignal
import TestSupport
import Testing

struct BindTests {
  @Test func `bind emits signals until it is stopped`() {
    expectSignalDiagram("a--b--c--d|", "A--B--(C|)") { source, _ in
      source.bind {
        { value in
          let upper = Signal.just(value.uppercased())
          return value == "c" ? .emitAndStop(upper) : .emit(upper)
        }
      }
    }
  }

  @Test func `bind creates a closure for each subscription`() {
    let signal = sent("a", "b", "c", "d").bind {
      var count = 0
      return { value in
        count += 1
        let upper = Signal.just(value.uppercased())
        return count == 3 ? .emitAndStop(upper) : .emit(upper)
      }
    }
    expectEqual(signal.events, ["A", "B", "C", "|"])
    expectEqual(signal.events, ["A", "B", "C", "|"])
  }

  @Test func `the inner signals of bind are active concurrently`() {
    let first = SignalSubject<Int>()
    let second = SignalSubject<Int>()
    let source = SignalSubject<Int>()
    let recording = source.bind { { .emit($0 == 0 ? first : second) } }.recorded()
    source.sendNext(0)
    source.sendNext(1)
    first.sendNext(10)
    second.sendNext(20)
    first.sendNext(11)
    source.sendCompleted()
    first.sendCompleted()
    expectEqual(recording.events, ["10", "20", "11"])
    second.sendCompleted()
    expectEqual(recording.events, ["10", "20", "11", "|"])
  }

  @Test func `a stop disposes the source, and active inner signals continue`() {
    let source = SignalSubject<Int>()
    let inner = SignalSubject<Int>()
    let recording = source.bind { { $0 == 0 ? .emit(inner) : .stop } }.recorded()
    source.sendNext(0)
    source.sendNext(1)
    #expect(!source.hasSubscribers)
    source.sendNext(0)
    source.sendCompleted()
    inner.sendNext(5)
    expectEqual(recording.events, ["5"])
    inner.sendCompleted()
    expectEqual(recording.events, ["5", "|"])
  }

  @Test func `a stop ends the values of a synchronous source`() {
    let calls = Box(0)
    let signal = sent(1, 2, 3).bind {
      { _ in
        calls.update { $0 += 1 }
        return BindStep<Int>.stop
      }
    }
    expectEqual(signal.events, ["|"])
    expectEqual(calls.value, 1)
  }

  /// After a stop, later values and the end of the source are ignored, while an earlier inner
  /// signal is still active.
  @Test(arguments: [false, true])
  func `after a stop further values of a synchronous source are ignored`(emitsLast: Bool) {
    let inner = SignalSubject<Int>()
    let last = SignalSubject<Int>()
    let asked = Log<Int>()
    let recording = sent(0, 1, 2, 3).bind {
      { (value: Int) -> BindStep<Int> in
        asked(value)
        if value == 0 { return .emit(inner) }
        return emitsLast ? .emitAndStop(last) : .stop
      }
    }.recorded()
    expectEqual(asked.entries, [0, 1])
    last.sendNext(7)
    last.sendCompleted()
    inner.sendNext(5)
    #expect(recording.events == (emitsLast ? ["7", "5"] : ["5"]))
    inner.sendCompleted()
    #expect(recording.events == (emitsLast ? ["7", "5", "|"] : ["5", "|"]))
  }

  @Test func `the first error fails the signal`() {
    let source = SignalSubject<Int>()
    let inner = SignalSubject<Int>()
    let fromInner = source.bind { { _ in .emit(inner) } }.recorded()
    let fromBinder = source.bind { { _ -> BindStep<Int> in throw Failure("thrown") } }.recorded()
    source.sendNext(0)
    inner.sendError(Failure("inner"))
    expectEqual(fromInner.events, ["#inner"])
    expectEqual(fromBinder.events, ["#thrown"])
    #expect(!source.hasSubscribers)
    let fromSource = source.bind { { _ in .emit(inner) } }.recorded()
    source.sendError(Failure("source"))
    expectEqual(fromSource.events, ["#source"])
  }

  // ReactiveObjC: RACSignalSpec.m:205.
  @Test func `after an error of an inner signal a synchronous source is ignored`() {
    let asked = Log<Int>()
    let signal = sent(0, 1, 2).bind {
      { (value: Int) -> BindStep<Int> in
        asked(value)
        return .emit(.error(Failure("\(value)")))
      }
    }
    expectEqual(signal.events, ["#0"])
    expectEqual(asked.entries, [0])
  }

  // ReactiveObjC: RACStreamExamples.m:166.
  @Test func `interleaved subscriptions do not share the state of bind`() {
    let counted = sent("a", "b", "c").bind {
      let count = Box(0)
      return { _ in
        .emit(
          .just(
            count.update {
              $0 += 1
              return $0
            }))
      }
    }
    let sums = Signal.zip(counted, Signal.empty.concat(counted)) { $0 + $1 }
    expectEqual(sums.events, ["2", "4", "6", "|"])
  }
}
