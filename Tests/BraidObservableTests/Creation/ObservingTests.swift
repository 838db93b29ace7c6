// SPDX-License-Identifier: MIT
import BraidCore
import BraidObservable
import Observation
import TestSupport
import Testing

@Suite(.exclusive(.mainQueue)) @MainActor struct ObservingTests {
  private let account = Account()
  private let bag = DisposeBag()

  /// Returns when the main actor has run the jobs that were queued before.
  private func turn() async { await Task { @MainActor in }.value }

  @Test
  func `observing emits the current value synchronously, and the new value after each change`()
    async
  {
    var names: [String] = []
    Observable.observing(account, \.name).subscribe(onNext: { names.append($0) }).disposed(by: bag)
    expectEqual(names, ["ada"])
    account.name = "grace"
    expectEqual(names, ["ada"])
    await turn()
    expectEqual(names, ["ada", "grace"])
    account.name = "joan"
    await turn()
    expectEqual(names, ["ada", "grace", "joan"])
  }

  @Test func `several changes before the actor's next turn are one`() async {
    var names: [String] = []
    Observable.observing(account, \.name).subscribe(onNext: { names.append($0) }).disposed(by: bag)
    for name in ["b", "c", "d"] { account.name = name }
    await turn()
    expectEqual(names, ["ada", "d"])
  }

  @Test func `a change made while a value is delivered is emitted`() async {
    var names: [String] = []
    Observable.observing(account, \.name)
      .subscribe(onNext: { [account] name in
        names.append(name)
        if name.count < 6 { account.name = name + "!" }
      })
      .disposed(by: bag)
    for _ in 0..<4 { await turn() }
    expectEqual(names, ["ada", "ada!", "ada!!", "ada!!!"])
  }

  @Test func `the last value is emitted, no matter which tasks of the actor make the changes`()
    async
  {
    var last = 0
    Observable.observing(account, \.visits).subscribe(onNext: { last = $0 }).disposed(by: bag)
    for round in 1...20 {
      await withTaskGroup { group in
        for _ in 0..<50 {
          group.addTask { [account] in
            await account.visit()
            await Task.yield()
            await account.visit()
          }
        }
      }
      await turn()
      expectEqual(last, round * 100)
    }
  }

  @Test func `a closure is called once per change of a property it has read`() async {
    var reads = 0
    var lines: [String] = []
    Observable
      .observing { [account] in
        reads += 1
        return account.visits == 0 ? "new" : account.name
      }
      .subscribe(onNext: { lines.append($0) })
      .disposed(by: bag)
    account.name = "grace"
    await turn()
    expectEqual(reads, 1)
    account.visit()
    await turn()
    expectEqual(reads, 2)
    account.name = "joan"
    account.visit()
    await turn()
    await turn()
    expectEqual(reads, 3)
    expectEqual(lines, ["new", "grace", "joan"])
  }

  @Test func `an error thrown by the closure ends the sequence`() async {
    var events: [String] = []
    Observable
      .observing { [account] in
        if account.visits > 0 { throw TestError("visited") }
        return account.name
      }
      .subscribe(onNext: { events.append($0) }, onError: { events.append("\($0)") })
      .disposed(by: bag)
    account.visit()
    await turn()
    account.visit()
    await turn()
    expectEqual(events.count, 2)
    expectEqual(events.last?.contains("visited"), true)
  }

  @Test func `a property of a released model completes`() async {
    var events: [String] = []
    do {
      let account = Account()
      Observable.observing(account, \.name)
        .subscribe(onNext: { events.append($0) }, onCompleted: { events.append("|") })
        .disposed(by: bag)
    }
    await turn()
    expectEqual(events, ["ada", "|"])
  }

  @Test func `a model released inside a delivery completes after it`() async {
    var events: [String] = []
    let only = Box<Account?>(Account())
    only.value.map { Observable.observing($0, \.name) }?
      .subscribe(
        onNext: { name in
          only.value = nil
          events.append(name)
        },
        onCompleted: { events.append("|") }
      )
      .disposed(by: bag)
    await turn()
    expectEqual(events, ["ada", "|"])
  }

  @Test func `a model that was released before completes immediately`() {
    var events: [String] = []
    var names: Observable<String>?
    do { names = .observing(Account(), \.name) }
    names?
      .subscribe(onNext: { events.append($0) }, onCompleted: { events.append("|") })
      .disposed(by: bag)
    expectEqual(events, ["|"])
  }

  @Test func `a path that is not observable ends with a model that has a lifetime`() async {
    var events: [String] = []
    do {
      let device = Device()
      Observable.observing(device, \.serial)
        .subscribe(onNext: { events.append("\($0)") }, onCompleted: { events.append("|") })
        .disposed(by: bag)
      await turn()
      expectEqual(events, ["7"])
    }
    await turn()
    expectEqual(events, ["7", "|"])
  }

  @Test func `a closure that reads no observable property is released without an end`() async {
    var events: [String] = []
    let (_, witness) = holding { witness in
      Observable
        .observing {
          withExtendedLifetime(witness) {}
          return "once"
        }
        .subscribe(onNext: { events.append($0) }, onCompleted: { events.append("|") })
        .disposed(by: bag)
    }
    await turn()
    expectEqual(events, ["once"])
    #expect(witness.value == nil)
  }

  @Test func `disposal releases everything except the model's pending registration`() async {
    var reads = 0
    let (subscription, witness) = holding { [account] witness in
      Observable
        .observing {
          reads += 1
          return withExtendedLifetime(witness) { account.name }
        }
        .subscribe()
    }
    #expect(witness.value != nil)
    account.name = "grace"
    subscription.dispose()
    #expect(witness.value == nil)
    await turn()
    account.name = "joan"
    await turn()
    expectEqual(reads, 1)
  }

  /// In a separate process, because it counts live objects.
  @Test func `a disposed subscription leaves nothing at the lifetime of its model`() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        let device = Device()
        let before = Resources.disposables.count
        for _ in 1...3 { Observable.observing(device, \.serial).subscribe().dispose() }
        expectEqual(Resources.disposables.count, before)
      }
    }
  }

  @Test func `a subscription from elsewhere reads and emits on the actor of observing`()
    async throws
  {
    let names = Observable.observing(account, \.name)
      .do(onNext: { _ in MainActor.preconditionIsolated() })
    let task = Task.detached { [account] in
      var seen: [String] = []
      for try await name in names.values {
        seen.append(name)
        if seen.count == 3 { break }
        await account.rename()
      }
      return seen
    }
    expectEqual(try await task.value, ["ada", "ada!", "ada!!"])
  }

  @Test func `a model of another actor is read on that actor`() async {
    let store = Store()
    await store.follow()
    for count in 1...100 { await store.setCount(count) }
    #expect(await store.isAt(100))
  }

  @Test func `a model can be a sink`() {
    let names = PublishSubject<String>()
    names.bind(with: account) { $0.name = $1 }.disposed(by: bag)
    names.onNext("grace")
    expectEqual(account.name, "grace")
    names.bind(to: Reactive(account).title).disposed(by: bag)
    names.onNext("joan")
    expectEqual(account.name, "joan")
    expectEqual(account.title, "joan")
  }

  @Test func `one model can follow another`() async {
    let copy = Account()
    Observable.observing(account, \.name).bind(with: copy) { $0.name = $1 }.disposed(by: bag)
    account.name = "grace"
    await turn()
    expectEqual(copy.name, "grace")
  }
}

@Observable @MainActor
private final class Account {
  var name = "ada"
  var title = ""
  private(set) var visits = 0

  func visit() { visits += 1 }
  func rename() { name += "!" }
}

@Observable @MainActor
private final class Device: HasLifetime {
  @ObservationIgnored let serial = 7
  private nonisolated let token = Lifetime.Token()
  nonisolated var lifetime: Lifetime { token.lifetime }
}

/// Not `Sendable`: its actor protects it.
@Observable
private final class Counter {
  var count = 0
}

private actor Store {
  private let counter = Counter()
  private var subscription: (any Disposable)?
  private var last = -1
  private var waiting: (count: Int, continuation: CheckedContinuation<Bool, Never>)?

  func follow() {
    subscription = Observable.observing(counter, \.count).subscribe(onNext: { self.receive($0) })
  }

  func setCount(_ count: Int) { counter.count = count }

  /// Returns when the count has arrived.
  func isAt(_ count: Int) async -> Bool {
    if last == count { return true }
    return await withCheckedContinuation { waiting = (count, $0) }
  }

  private func receive(_ count: Int) {
    last = count
    guard let waiting, waiting.count == count else { return }
    self.waiting = nil
    waiting.continuation.resume(returning: true)
  }
}
