// SPDX-License-Identifier: MIT
import BraidSignal
import TestSupport
import Testing

struct CreateTests {
  @Test func `create runs its closure for each subscription, and not before`() {
    let source = Source<Int>()
    let signal = source.signal
    expectEqual(source.log.entries, [])
    signal.subscribe()
    signal.subscribe()
    expectEqual(source.log.entries.filter { $0 == "subscribed" }.count, 2)
  }

  @Test func `create emits the events that the closure sends before it returns`() {
    expectEqual(sent(1, 2, 3).events, ["1", "2", "3", "|"])
    expectEqual(sent(1, then: .error(Failure())).events, ["1", "#failure"])
    expectEqual(sent(1, then: nil).events, ["1"])
  }

  @Test func `a teardown returned after the end runs as soon as it is returned`() {
    let log = Log<String>()
    let signal = Signal<Int>.create { subscriber in
      subscriber.sendCompleted()
      log("returns")
      return AnyDisposable { log("teardown") }
    }
    _ = signal.recorded(in: log)
    expectEqual(log.entries, ["|", "returns", "teardown"])
  }

  @Test func `events sent after the end are dropped`() {
    let source = Source<Int>()
    let recording = source.signal.recorded()
    source.subscriber?.sendError(Failure())
    source.subscriber?.sendNext(1)
    source.subscriber?.sendCompleted()
    expectEqual(recording.events, ["#failure"])
  }

  @Test func `events sent after disposal are dropped`() {
    let source = Source<Int>()
    let recording = source.signal.recorded()
    source.subscriber?.sendNext(1)
    recording.dispose()
    expectEqual(source.subscriber?.isDisposed, true)
    source.subscriber?.sendNext(2)
    source.subscriber?.sendCompleted()
    expectEqual(recording.events, ["1"])
  }

  @Test func `disposal inside a value stops a synchronous loop`() {
    let log = Log<String>()
    let serial = SerialDisposable()
    let turns = Box(0)
    let start = SignalSubject<Void>()
    let loop = start.flattenMap {
      Signal<Int>.create { subscriber in
        for value in 0..<1000 where !subscriber.isDisposed {
          turns.update { $0 += 1 }
          subscriber.sendNext(value)
        }
        return nil
      }
    }
    serial.inner = loop.subscribe(next: {
      log("\($0)")
      if $0 == 2 { serial.dispose() }
    })
    start.sendNext(())
    expectEqual(log.entries, ["0", "1", "2"])
    expectEqual(turns.value, 3)
  }

  @Test func `an event sent inside a delivery follows it`() {
    let source = Source<Int>()
    let log = Log<String>()
    source.signal.subscribe(
      next: {
        log("begin \($0)")
        if $0 == 1 {
          source.subscriber?.sendNext(2)
          source.subscriber?.sendCompleted()
          source.subscriber?.sendNext(3)
        }
        log("end \($0)")
      }, completed: { log("|") })
    source.subscriber?.sendNext(1)
    expectEqual(log.entries, ["begin 1", "end 1", "begin 2", "end 2", "|"])
  }

  @Test func `the signal is torn down when its closure does not retain the subscriber`() {
    let log = Log<String>()
    weak var released: Probe?
    let disposable: any Disposable
    do {
      let probe = Probe()
      released = probe
      disposable = Signal<Int>.create { _ in AnyDisposable { log("teardown") } }
        .map { $0 }
        .subscribe(next: { _ in probe.touch() })
    }
    expectEqual(log.entries, ["teardown"])
    #expect(released == nil)
    expectEqual((disposable as? any Cancelable)?.isDisposed, true)
  }

  @Test func `only its own teardown runs when a signal inside a chain is abandoned`() {
    let source = Source<Int>()
    let inner = SignalSubject<Int>()
    let recording = source.signal.flattenMap { _ in inner }.recorded()
    source.subscriber?.sendNext(0)
    source.forget()
    inner.sendNext(1)
    expectEqual(source.log.entries, ["subscribed", "teardown"])
    expectEqual(recording.events, ["1"])
    recording.dispose()
    #expect(!inner.hasSubscribers)
  }

  @Test func `a subscription to another signal ends with the subscriber`() {
    let other = SignalSubject<Int>()
    let kept = Box<PassthroughSubscriber<Int>?>(nil)
    let signal = Signal<Int>.create { subscriber in
      kept.value = subscriber
      other.subscribe(subscriber)
      return nil
    }
    let recording = signal.recorded()
    other.sendNext(1)
    #expect(other.hasSubscribers)
    recording.dispose()
    #expect(!other.hasSubscribers)

    let second = signal.recorded()
    other.sendNext(2)
    other.sendCompleted()
    expectEqual(second.events, ["2", "|"])
    expectEqual(recording.events, ["1"])
  }

  @Test func `a subscription made later also ends with the subscriber`() {
    let source = Source<Int>()
    let other = SignalSubject<Int>()
    let recording = source.signal.recorded(in: source.log)
    if let subscriber = source.subscriber { other.subscribe(subscriber) }
    other.sendNext(1)
    recording.dispose()
    #expect(!other.hasSubscribers)
    expectEqual(source.log.entries, ["subscribed", "1", "teardown"])
  }

  @Test func `a disposable added to the subscriber's disposable is disposed with it`() {
    let source = Source<Int>()
    let recording = source.signal.recorded()
    source.subscriber?.disposable.add(AnyDisposable { source.log("added") })
    recording.dispose()
    source.subscriber?.disposable.add(AnyDisposable { source.log("late") })
    expectEqual(source.log.entries, ["subscribed", "teardown", "added", "late"])
  }
}
