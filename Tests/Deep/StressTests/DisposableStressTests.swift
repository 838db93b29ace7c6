// SPDX-License-Identifier: MIT
import BraidCore
import TestSupport
import Testing

@Suite(.alone) struct DisposableStressTests {
  @Test
  func `subscriptions that end while they are added to two bags and a group leave all of them`() {
    for _ in 0..<1_000 {
      let bags = [DisposeBag(), DisposeBag()]
      let group = CompositeDisposable()
      let scopes = Box((0..<8).map { _ in SinkDisposer() })
      onThreads(4) { index in
        for scope in scopes.value {
          switch index {
          case 0, 1: scope.disposed(by: bags[index])
          case 2: group.insert(Disposables.create(scope, Disposables.create()))
          default: scope.finish()
          }
        }
      }
      expectEqual(bags.map(\.count), [0, 0])
      expectEqual(group.count, 0)
      let ended = scopes.value.map(Weak.init)
      scopes.value = []
      #expect(ended.allSatisfy { $0.object == nil })
    }
  }

  @Test func `a group refilled while it empties is disposed with the bag`() {
    let disposed = Box(0)
    for _ in 0..<1_000 {
      let bag = Box<DisposeBag?>(DisposeBag())
      let serial = SerialDisposable()
      let group = CompositeDisposable()
      bag.value?.insert(serial, group)
      onThreads(2) { index in
        for _ in 0..<5 {
          let scope = SinkDisposer()
          if index == 0 { serial.disposable = scope } else { group.insert(scope) }
          scope.finish()
        }
        let last = Disposables.create { disposed.update { $0 += 1 } }
        if index == 0 { serial.disposable = last } else { group.insert(last) }
      }
      bag.value = nil
      #expect(serial.isDisposed && group.isDisposed)
    }
    expectEqual(disposed.value, 2_000)
  }

  @Test func `an action runs once although several threads race`() {
    let runs = Box(0)
    for _ in 0..<300 {
      let disposable = Disposables.create { runs.update { $0 += 1 } }
      let all: [any Disposable] = [
        disposable, Disposables.create(disposable, disposable), SerialDisposable(disposable),
        CompoundDisposable([disposable]),
      ]
      onThreads(4) { all[$0].dispose() }
    }
    expectEqual(runs.value, 300)
  }

  @Test func `a disposable added while another thread disposes is disposed`() {
    for round in 0..<300 {
      let count = Box(0)
      let composite = CompositeDisposable()
      let compound = CompoundDisposable()
      let serial = SerialDisposable()
      onThreads(3) { index in
        if index == round % 3 {
          composite.dispose()
          compound.dispose()
          serial.dispose()
        } else {
          for _ in 0..<10 {
            composite.insert(Disposables.create { count.update { $0 += 1 } })
            compound.add(Disposables.create { count.update { $0 += 1 } })
            serial.disposable = Disposables.create { count.update { $0 += 1 } }
          }
        }
      }
      expectEqual(count.value, 60)
    }
  }

  @Test func `subscriptions can end while they are added to a bag that is released`() {
    for _ in 0..<300 {
      let box = Box<DisposeBag?>(DisposeBag())
      let scopes = Box((0..<8).map { _ in SinkDisposer() })  // a thread may outlive its work
      onThreads(3) { index in
        switch index {
        case 0: for scope in scopes.value { if let bag = box.value { scope.disposed(by: bag) } }
        case 1: for scope in scopes.value { scope.finish() }
        default:
          let bag = box.update { bag in
            defer { bag = nil }
            return bag
          }
          withExtendedLifetime(bag) {}
        }
      }
      let ended = scopes.value.map(Weak.init)
      scopes.value = []
      #expect(ended.allSatisfy { $0.object == nil })
    }
  }

  struct Weak {
    weak var object: SinkDisposer?

    init(_ object: SinkDisposer) { self.object = object }
  }
}
