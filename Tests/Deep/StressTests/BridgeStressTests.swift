// SPDX-License-Identifier: MIT
import BraidBridge
import BraidObservable
import BraidSignal
import TestSupport
import Testing

@Suite(.alone) struct BridgeStressTests {
  @Test func `very many elements cross the bridge on a small stack`() {
    let count = Depth.deep
    let sums = Log<Int>()
    onSmallStack {
      let signal = Signal<Int>.create { subscriber in
        for value in 0..<count { subscriber.sendNext(value) }
        subscriber.sendCompleted()
        return nil
      }
      let sum = Box(0)
      _ = signal.asObservable().map { $0 + 1 }.asSignal().filter { _ in true }.asObservable()
        .subscribe(
          onNext: { value in sum.update { $0 += value } }, onCompleted: { sums(sum.value) })
      let back = Box(0)
      _ = Observable<Int>.create { observer in
        for value in 0..<count { observer.onNext(value) }
        observer.onCompleted()
        return Disposables.create()
      }
      .asSignal().map { $0 + 1 }
      .subscribe(next: { value in back.update { $0 += value } }, completed: { sums(back.value) })
    }
    let expected = count * (count + 1) / 2
    expectEqual(sums.entries, [expected, expected])
  }

  @Test func `threads that send from both sides lose and duplicate nothing`() {
    let threads = 8
    let each = amount(20_000)
    let signal = SignalSubject<Load>()
    let observable = PublishSubject<Load>()
    _ = observable.subscribe(signal.asObserver())
    let checker = LoadChecker(threads)
    let lives = LifeBook()
    let subscription = signal.asObservable().subscribe(onNext: { checker.receive([$0]) })
    onThreads(threads) { thread in
      for number in 0..<each {
        let load = lives.make(thread, number)
        if thread % 2 == 0 { signal.sendNext(load) } else { observable.onNext(load) }
      }
    }
    expectEqual(checker.next, [Int](repeating: each, count: threads))
    expectEqual(checker.problems, [])
    subscription.dispose()
  }

  @Test func `each change enters a property and a relay once, whichever thread makes it`() {
    let threads = 4
    let each = amount(5_000)
    let property = SignalProperty(-1)
    let first = BehaviorRelay(value: -1)
    let second = BehaviorRelay(value: -1)
    let bindings = [property <~> first, first <~> second]
    let logs = [Log<Int>(), Log<Int>(), Log<Int>()]
    let watching = [
      property.signal.skip(1).subscribe(next: { logs[0]($0) }, isolation: nil),
      first.skip(1).subscribe(onNext: { logs[1]($0) }),
      second.skip(1).subscribe(onNext: { logs[2]($0) }),
    ]
    onThreads(threads) { thread in
      for number in 0..<each {
        let change = thread * each + number
        switch change % 3 {
        case 0: property.value = change
        case 1: first.accept(change)
        default: second.accept(change)
        }
      }
    }
    for log in logs { expectEqual(log.entries.sorted(), Array(0..<threads * each)) }
    for disposable in bindings + watching { disposable.dispose() }
  }

  @Test func `threads that send to both faces of a subject lose and double nothing`() {
    let threads = 8
    let each = amount(20_000)
    let signal = SignalSubject<Load>()
    let observable = signal.asSubject()
    let checkers = [LoadChecker(threads), LoadChecker(threads)]
    let lives = LifeBook()
    let subscriptions = [
      signal.subscribe(next: { checkers[0].receive([$0]) }, isolation: nil),
      observable.subscribe(onNext: { checkers[1].receive([$0]) }),
    ]
    onThreads(threads) { thread in
      for number in 0..<each {
        let load = lives.make(thread, number)
        if number % 2 == 0 { signal.sendNext(load) } else { observable.onNext(load) }
      }
    }
    for checker in checkers {
      expectEqual(checker.next, [Int](repeating: each, count: threads))
      expectEqual(checker.problems, [])
    }
    observable.onCompleted()
    #expect(!signal.hasSubscribers)
    for subscription in subscriptions { subscription.dispose() }
  }
}
