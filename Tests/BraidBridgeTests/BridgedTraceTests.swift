// SPDX-License-Identifier: MIT
import BraidBridge
import BraidObservable
import BraidSignal
import BraidTrace
import TestSupport
import Testing

@Suite(.exclusive(.trace)) struct BridgedTraceTests {
  @Test func `the path of an error crosses the bridge`() {
    traced {
      let path = Box<String?>(nil)
      let numbers = SignalSubject<Int>()
      let checked = numbers.tryMap { (number: Int) throws -> Int in
        if number == 1 { throw TestError("one") }
        return number
      }.checkpoint("checked")
      let subscription = checked.asObservable().flatMap { Observable.just($0) }.checkpoint("all")
        .subscribe(onError: { _ in path.value = Trace.path })
      numbers.sendNext(1)
      let text = path.value?.replacingPlaces(of: "BridgedTraceTests.swift") ?? ""
      #expect(text.contains("\"checked\" here <- asObservable <- flatMap \"all\" here"))
      #expect(text.hasSuffix("<- subscribed here"))
      subscription.dispose()
    }
  }

  @Test func `a subject and its face are one source`() {
    traced {
      let subject = PublishSubject<Int>().checkpoint("numbers")
      let face = (subject as? PublishSubject<Int>)?.asSignalSubject()
      let first = subject.subscribe(onNext: { _ in })
      let second = face?.subscribe(next: { _ in })
      (subject as? PublishSubject<Int>)?.onNext(1)
      expectEqual(
        Trace.graph().drawing(),
        """
         values
              1  subscribed
              1  └─ PublishSubject "numbers", 2 observers [1]
              1  subscribed
              1  └─ SignalSubject
              1     └─ PublishSubject "numbers" [1], above

        """)
      first.dispose()
      second?.dispose()
    }
  }

  @Test func `a connection of signals has its source below it in the other model, too`() {
    traced {
      let numbers = SignalSubject<Int>()
      let shared = numbers.map { $0 }.publish().asConnectable().refCount()
      let subscription = shared.subscribe(onNext: { _ in })
      numbers.sendNext(1)
      expectEqual(
        Trace.graph().drawing(),
        """
         values
              1  subscribed
              1  └─ refCount
              1     └─ SignalSubject
              1        └─ map
              1           └─ SignalSubject

        """)
      subscription.dispose()
      expectEqual(Trace.graph().drawing(), "no subscriptions\n")
    }
  }
}
