// SPDX-License-Identifier: MIT
import BraidCore
import BraidObservable
import Dispatch
import TestSupport
import Testing

/// Observers that subscribe and unsubscribe on many threads concurrently.
@Suite(.serialized, .alone) struct SharingStressTests {
  /// A source that counts its subscriptions and sends two values to each.
  private final class Source: Sendable {
    let subscribed = AtomicInt()
    let tornDown = AtomicInt()

    var observable: Observable<Int> {
      .create { observer in
        self.subscribed.increment()
        observer.onNext(1)
        observer.onNext(2)
        return Disposables.create { self.tornDown.increment() }
      }
    }
  }

  @Test(arguments: [0, 1, 2]) func `the source is subscribed to once while it has observers`(
    replay: Int
  ) {
    for scope in [SubjectLifetimeScope.whileConnected, .forever] {
      let source = Source()
      let shared = source.observable.share(replay: replay, scope: scope)
      let first = shared.subscribe()
      onThreads(8) { _ in
        for _ in 0..<amount(2000) { shared.subscribe().dispose() }
      }
      expectEqual(source.subscribed.load(), 1)
      first.dispose()
      expectEqual(source.tornDown.load(), 1)
    }
  }

  @Test func `each connection ends once, and no observer is left without a connection`() {
    for _ in 0..<amount(40) {
      let source = Source()
      let shared = source.observable.share(replay: 2)
      let incomplete = AtomicInt()
      onThreads(8) { _ in
        for _ in 0..<500 {
          let sum = Box(0)
          let subscription = shared.subscribe(onNext: { number in sum.update { $0 += number } })
          // The observer that connected has received all values; an observer that joined may still
          // precede the connection.
          if sum.value > 3 { incomplete.increment() }
          subscription.dispose()
        }
      }
      expectEqual(incomplete.load(), 0)
      expectEqual(source.subscribed.load(), source.tornDown.load())
      let values = Log<Int>()
      shared.subscribe(onNext: { values($0) }).dispose()
      expectEqual(values.entries, [1, 2])
    }
  }

  @Test func `concurrent calls of connect make one connection`() {
    for _ in 0..<200 {
      let source = Source()
      let shared = source.observable.publish()
      let connections = Log<ObjectIdentifier>()
      let kept = Log<any Disposable>()
      onThreads(4) { _ in
        let connection = shared.connect()
        connections(ObjectIdentifier(connection))
        kept(connection)
      }
      expectEqual(Set(connections.entries).count, 1)
      expectEqual(source.subscribed.load(), 1)
      for connection in kept.entries { connection.dispose() }
      expectEqual(source.tornDown.load(), 1)
    }
  }

  @Test func `observers that wait for each other across two shared sources do not deadlock`() {
    for replay in 0...1 {
      let subjects = (0..<2).map { _ in PublishSubject<Int>() }
      let shared = subjects.map { $0.share(replay: replay) }
      let arrived = (0..<2).map { _ in DispatchSemaphore(value: 0) }
      let received = AtomicInt()
      let subscriptions = (0..<2).map { index in
        shared[index].subscribe(onNext: { number in
          received.increment()
          guard number == 1 else { return }
          // Both threads are inside a delivery now, and each uses the other's source.
          arrived[index].signal()
          arrived[1 - index].wait()
          shared[1 - index].subscribe().dispose()
          subjects[1 - index].onNext(2)
        })
      }
      onThreads(2) { subjects[$0].onNext(1) }
      expectEqual(received.load(), 4)
      for subscription in subscriptions { subscription.dispose() }
    }
  }

  @Test func `the end and new observers race without a loss`() {
    for _ in 0..<300 {
      let subject = Box(PublishSubject<Int>())
      let subscribed = AtomicInt()
      let shared = Observable<Int>.create { observer in
        subscribed.increment()
        return subject.value.subscribe(observer)
      }.share()
      let ended = Log<Int>()
      let subscriptions = Log<any Disposable>()
      subscriptions(shared.subscribe(onCompleted: { ended(0) }))
      onThreads(3) { thread in
        if thread == 0 {
          let old = subject.update { value in
            defer { value = PublishSubject() }
            return value
          }
          old.onCompleted()
        } else {
          subscriptions(shared.subscribe(onCompleted: { ended(thread) }))
        }
      }
      // An observer that has not received the end is connected to the source again.
      subject.value.onCompleted()
      expectEqual(ended.entries.sorted(), [0, 1, 2])
    }
  }
}
