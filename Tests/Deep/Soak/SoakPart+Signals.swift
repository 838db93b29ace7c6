// SPDX-License-Identifier: MIT
import BraidBridge
import BraidObservable
import BraidSignal
import BraidTrace
import Foundation
import TestSupport

/// Waits for the end of a signal.
private func wait<Value>(for signal: BraidSignal.Signal<Value>) {
  let done = DispatchSemaphore(value: 0)
  let subscription = signal.subscribe(
    next: { _ in }, error: { _ in done.signal() }, completed: { done.signal() }, isolation: nil)
  done.wait()
  subscription.dispose()
}

extension SoakPart<SoakBody> {
  private static let background = Scheduler.background()

  static let signals: [SoakPart] = [
    SoakPart("signals: chain") { _ in
      let subject = SignalSubject<Int>()
      var sum = 0
      let subscription = subject.map { $0 + 1 }.filter { $0 % 3 != 0 }.scan(0) { $0 + $1 }
        .distinctUntilChanged().skip(1).take(50).subscribe(next: { sum += $0 })
      for number in 0..<100 { subject.sendNext(number) }
      subscription.dispose()
    },
    SoakPart("signals: flatten, switch, zip, group") { _ in
      let numbers = Signal<Int>.range(start: 0, count: 40)
      numbers.flattenMap { .just($0) }.subscribe(next: { _ in }).dispose()
      numbers.map { Signal.just($0) }.switchToLatest().subscribe(next: { _ in }).dispose()
      Signal.combineLatest(numbers, numbers) { $0 + $1 }.subscribe(next: { _ in }).dispose()
      Signal.zip(numbers, numbers) { $0 + $1 }.collect().subscribe(next: { _ in }).dispose()
      Signal.merge((0..<50).map { Signal.just($0) }).subscribe(next: { _ in }).dispose()
      numbers.groupBy { $0 % 5 }.flattenMap { $0.collect() }.subscribe(next: { _ in }).dispose()
    },
    SoakPart("signals: multicast and replay") { _ in
      let subject = SignalSubject<Int>()
      let connection = subject.map { $0 }.publish()
      let subscriptions = (0..<5).map { _ in connection.signal.subscribe(next: { _ in }) }
      let connected = connection.connect()
      let replayed = subject.replayLazily()
      let late = replayed.subscribe(next: { _ in })
      for number in 0..<50 { subject.sendNext(number) }
      for subscription in subscriptions + [connected, late] { subscription.dispose() }
      subject.sendCompleted()
    },
    SoakPart("signals: errors") { _ in
      let failing = Signal<Int>.error(SoakError())
      failing.retry(20).catch { _ in .just(1) }.materialize().subscribe(next: { _ in }).dispose()
      Signal.just(1).tryMap { _ -> Int in throw SoakError() }.catch(to: .just(2))
        .subscribe(next: { _ in }).dispose()
    },
    SoakPart("signals: timers and queues") { _ in
      wait(for: Signal.interval(.milliseconds(1), on: background).take(2))
      let own = Scheduler.background()
      wait(for: Signal<Int>.range(start: 0, count: 100).subscribe(on: background).deliver(on: own))
      let subject = SignalSubject<Int>()
      let subscription = subject.throttle(for: .seconds(1), on: background)
        .delay(.milliseconds(1), on: own).subscribe(next: { _ in })
      for number in 0..<20 { subject.sendNext(number) }
      subscription.dispose()
    },
    SoakPart("commands") { _ in
      let enabled = SignalProperty(true)
      let command = Command<Int, Int>(enabledIf: enabled.signal, on: .immediate) { .just($0) }
      let subscription = command.isExecuting.subscribe(next: { _ in })
      for number in 0..<20 { command.execute(number) }
      enabled.value = false
      command.execute(1).subscribe(error: { _ in })
      subscription.dispose()
    },
    SoakPart("channels and properties") { _ in
      let (left, right) = (SignalProperty(0), SignalProperty(1))
      let binding = left <~> right
      for number in 0..<20 { (number % 2 == 0 ? left : right).value = number }
      binding.dispose()
      let channel = Channel<Int>()
      let subscription = channel.leading.subscribe(next: { _ in })
      for number in 0..<20 { channel.following.sendNext(number) }
      subscription.dispose()
      channel.leading.sendCompleted()
      channel.following.sendCompleted()
    },
    SoakPart("pull sequences") { _ in
      let numbers = PullSequence.unfold(0) { $0 < 500 ? ($0, $0 + 1) : nil }
      _ = numbers.map { $0 + 1 }.filter { $0 % 2 == 0 }.reduce(0) { $0 + $1 }
      _ = numbers.skip(400).head
    },
  ]

  static let bridges: [SoakPart] = [
    SoakPart("bridge: there and back") { _ in
      let subject = SignalSubject<Int>()
      let subscription = subject.asObservable().map { $0 + 1 }.asSignal().filter { $0 > 2 }
        .asObservable().share().subscribe()
      for number in 0..<50 { subject.sendNext(number) }
      subscription.dispose()
      Observable.merge(subject.asObservable(), Observable.just(1)).asSignal()
        .flattenMap { .just($0) }.subscribe(next: { _ in }).dispose()
    },
    SoakPart("bridge: properties and relays") { _ in
      let (property, relay) = (SignalProperty(0), BehaviorRelay(value: 1))
      let binding = property <~> relay
      for number in 0..<20 { number % 2 == 0 ? (property.value = number) : relay.accept(number) }
      binding.dispose()
    },
    SoakPart("a graph, a dump and a checkpoint") { _ in
      let subject = PublishSubject<Int>()
      let subscription = subject.map { $0 }.checkpoint("soak").share().subscribe()
      subject.onNext(1)
      _ = Trace.graph().text()
      _ = Resources.dump()
      subscription.dispose()
    },
  ]
}
