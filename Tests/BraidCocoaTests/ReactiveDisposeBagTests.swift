// SPDX-License-Identifier: MIT
import BraidCocoa
import TestSupport
import Testing

@Suite struct ReactiveDisposeBagTests {
  final class Screen: HasLifetime, ReactiveCompatible {
    private let token = Lifetime.Token()
    var lifetime: Lifetime { token.lifetime }
  }

  @Test func `the bag disposes its contents when the object is deallocated`() {
    let log = Log<String>()
    var screen: Screen? = Screen()
    screen?.rx.disposeBag.insert(Disposables.create { log("disposed") })
    expectEqual(log.entries, [])
    screen = nil
    expectEqual(log.entries, ["disposed"])
  }

  @Test func `every access returns the same bag`() {
    let (first, second) = (Screen(), Screen())
    #expect(first.rx.disposeBag === first.rx.disposeBag)
    #expect(first.rx.disposeBag !== second.rx.disposeBag)
  }

  @Test func `the bag does not retain the object`() {
    let subject = PublishSubject<Int>()
    let log = Log<Int>()
    weak var released: Screen?
    do {
      let screen = Screen()
      released = screen
      subject.subscribe(onNext: { log($0) }).disposed(by: screen.rx.disposeBag)
      subject.onNext(1)
    }
    #expect(released == nil)
    subject.onNext(2)
    expectEqual(log.entries, [1])
    #expect(!subject.hasObservers)
  }

  @Test func `assigning another bag disposes the contents of the first one`() {
    let log = Log<String>()
    let screen = Screen()
    let bag = DisposeBag()
    Disposables.create { log("first") }.disposed(by: screen.rx.disposeBag)
    screen.rx.disposeBag = bag
    expectEqual(log.entries, ["first"])
    #expect(screen.rx.disposeBag === bag)
  }

  @Test func `after the end of the lifetime, contents are disposed with the access`() {
    let log = Log<String>()
    let (lifetime, token) = Lifetime.make()
    token.dispose()
    lifetime.bag.insert(Disposables.create { log("disposed") })
    expectEqual(log.entries, ["disposed"])
    lifetime.bag = DisposeBag(disposing: Disposables.create { log("assigned") })
    expectEqual(log.entries, ["disposed", "assigned"])
  }
}
