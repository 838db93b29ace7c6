// SPDX-License-Identifier: MIT
import BraidObservable
import BraidSignal

/// An observer of one's own.
private final class Adder: ObserverType, @unchecked Sendable {  // events are serial
  private(set) var sum = 0

  func on(_ event: Event<Int>) {
    if case .next(let value) = event { sum += value }
  }
}

/// Values that travel in events: closures and observers that take any event.
func eventRows() -> [EverydayRow] {
  [
    row("subscribe { event in }", 200_000) { n in
      var sum = 0
      let subject = PublishSubject<Int>()
      let subscription = subject.subscribe { (event: Event<Int>) in
        if case .next(let value) = event { sum += value }
      }
      for _ in 0..<n { subject.onNext(1) }
      subscription.dispose()
      return sum
    },
    row("subject.on(event)", 200_000) { n in
      var sum = 0
      let subject = PublishSubject<Int>()
      let subscription = subject.subscribe(onNext: { sum += $0 })
      for _ in 0..<n { subject.on(.next(1)) }
      subscription.dispose()
      return sum
    },
    row("subscribe(observer): a subject", 200_000) { n in
      var sum = 0
      let (source, target) = (PublishSubject<Int>(), PublishSubject<Int>())
      let received = target.subscribe(onNext: { sum += $0 })
      let subscription = source.subscribe(target)
      for _ in 0..<n { source.onNext(1) }
      subscription.dispose()
      received.dispose()
      return sum
    },
    row("subscribe(observer): a type of one's own", 200_000) { n in
      let (source, adder) = (PublishSubject<Int>(), Adder())
      let subscription = source.subscribe(adder)
      for _ in 0..<n { source.onNext(1) }
      subscription.dispose()
      return adder.sum
    },
    row("SignalSubject.send(event)", 200_000) { n in
      var sum = 0
      let subject = SignalSubject<Int>()
      let subscription = subject.subscribe(next: { sum += $0 })
      for _ in 0..<n { subject.send(.next(1)) }
      subscription.dispose()
      return sum
    },
  ]
}
