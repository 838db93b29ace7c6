// SPDX-License-Identifier: MIT
import BraidCore
import TestSupport
import Testing

@Suite(.alone) struct DisposableStressTests {
  static let links: [@Sendable (any Disposable) -> any Disposable] = [
    { Disposables.create($0, Disposables.create()) },
    { CompositeDisposable(disposables: [$0]) },
    { SerialDisposable($0) },
    {
      let link = SingleAssignmentDisposable()
      link.setDisposable($0)
      return link
    },
    { CompoundDisposable([$0]) },
    { RefCountDisposable(disposable: $0) },
    { ScopedDisposable($0) },
  ]

  @Test(arguments: [true, false])
  func `a million links of all kinds are disposed and released on a small stack`(disposes: Bool) {
    let log = Log<String>()
    onSmallStack {
      var list: any Disposable = log.disposable("end")
      for index in 0..<1_000_000 { list = Self.links[index % Self.links.count](list) }
      if disposes { list.dispose() }
    }
    #expect(log.entries.count == 1)  // the scoped links dispose when they are released
  }

  @Test(arguments: links.indices, [true, false])
  func `a hundred thousand links of each kind are, too`(link: Int, disposes: Bool) {
    let log = Log<String>()
    onSmallStack {
      var list: any Disposable = log.disposable("end")
      for _ in 0..<100_000 { list = Self.links[link](list) }
      if disposes { list.dispose() }
    }
    #expect(log.entries.isEmpty == !(disposes || link == 6))
  }

  @Test func `an action runs once however many threads race`() {
    let runs = Box(0)
    for _ in 0..<300 {
      let disposable = Disposables.create { runs.update { $0 += 1 } }
      let all: [any Disposable] = [
        disposable, Disposables.create(disposable, disposable), SerialDisposable(disposable),
        CompoundDisposable([disposable]),
      ]
      onThreads(4) { all[$0].dispose() }
    }
    #expect(runs.value == 300)
  }

  @Test func `what is put in while another thread disposes is disposed, too`() {
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
      #expect(count.value == 60)
    }
  }

  @Test func `subscriptions end while a bag takes them in and goes`() {
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
