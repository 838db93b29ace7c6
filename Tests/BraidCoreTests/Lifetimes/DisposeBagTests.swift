// SPDX-License-Identifier: MIT
import BraidCore
import TestSupport
import Testing

private typealias Names = TestSupport.Log<String>

struct DisposeBagTests {
  @Test func `a released bag disposes its disposables in order`() {
    let log = Names()
    do {
      let bag = DisposeBag()
      log.disposable("a").disposed(by: bag)
      bag.insert(log.disposable("b"))
      bag.insert(log.disposable("c"), log.disposable("d"))
      bag.insert([log.disposable("e")])
      expectEqual(bag.count, 5)
      #expect(log.entries.isEmpty)
    }
    expectEqual(log.entries.joined(), "abcde")
  }

  @Test func `every initializer inserts its arguments`() {
    let log = Names()
    do {
      let bags = [
        DisposeBag(disposing: log.disposable("a"), log.disposable("b")),
        DisposeBag(disposing: [log.disposable("c")]),
        DisposeBag { log.disposable("d") },
      ]
      expectEqual(bags.map(\.count), [2, 1, 1])
    }
    expectEqual(log.entries.joined(), "abcd")
  }

  @Test(arguments: [(true, "abdefg"), (false, "acdg")])
  func `the builder accepts conditions, loops and optionals`(isLong: Bool, expected: String) {
    let log = Names()
    do {
      let missing: (any Disposable)? = nil
      let bag = DisposeBag()
      bag.insert {
        log.disposable("a")
        if isLong {
          log.disposable("b")
        } else {
          log.disposable("c")
        }
        missing
        [log.disposable("d")]
        if isLong {
          for name in ["e", "f"] { log.disposable(name) }
        }
        log.disposable("g")
      }
    }
    expectEqual(log.entries.joined(), expected)
  }

  @Test(arguments: [false, true])
  func `a subscription that ends is removed from the bag`(byHand: Bool) {
    let bag = DisposeBag()
    let scopes = (0..<5).map { _ in SinkDisposer() }
    for scope in scopes { scope.disposed(by: bag) }
    expectEqual(bag.count, 5)
    for index in [2, 0, 4] {
      if byHand { scopes[index].dispose() } else { scopes[index].finish() }
    }
    expectEqual(bag.count, 2)
  }

  @Test func `an ended subscription is not inserted`() {
    let bag = DisposeBag()
    let scope = SinkDisposer()
    scope.dispose()
    scope.disposed(by: bag)
    expectEqual(bag.count, 0)
  }

  @Test func `a disposable of another type is disposed although it reports that it was`() throws {
    let log = Names()
    do {
      let bag = DisposeBag()
      bag.insert(Switch(log))
      Disposables.create([Switch(log)]).disposed(by: bag)
      expectEqual(bag.count, 2)
    }
    expectEqual(log.entries, ["off", "off"])
    let group = CompositeDisposable(disposables: [Switch(log)])
    let key = try #require(group.insert(Switch(log)))
    group.remove(for: key)
    expectEqual(log.entries.count, 3)
    group.dispose()
    expectEqual(log.entries.count, 4)
  }

  @Test func `a subscription stays in the bag if only its source has ended`() {
    let bag = DisposeBag()
    let scope = SinkDisposer()
    scope.endSource()
    scope.disposed(by: bag)
    expectEqual(bag.count, 1)
    let group = CompoundDisposable([])
    group.add(scope)
    group.dispose()
    #expect(scope.isSpent)
    expectEqual(bag.count, 0)
  }

  @Test func `a removed subscription is released`() {
    weak var left: SinkDisposer?
    let bag = DisposeBag()
    do {
      let scope = SinkDisposer()
      left = scope
      scope.disposed(by: bag)
      scope.finish()
    }
    #expect(left == nil)
  }

  @Test func `a subscription in two bags is disposed by the first released bag`() {
    let log = Names()
    let scope = SinkDisposer()
    scope.set(log.disposable("teardown"))
    let other = DisposeBag()
    do {
      let bag = DisposeBag()
      scope.disposed(by: bag)
      scope.disposed(by: other)
      withExtendedLifetime(bag) {}
    }
    expectEqual(log.entries, ["teardown"])
    #expect(scope.isDisposed)
  }

  @Test func `subscriptions disposed by the bag are released with it`() {
    weak var held: SinkDisposer?
    do {
      let bag = DisposeBag()
      let scope = SinkDisposer()
      held = scope
      scope.disposed(by: bag)
    }
    #expect(held == nil)
  }
}

/// Can be switched on after it was inserted.
private final class Switch: Cancelable {
  private let log: Names

  init(_ log: Names) { self.log = log }

  var isDisposed: Bool { true }

  func dispose() { log("off") }
}
