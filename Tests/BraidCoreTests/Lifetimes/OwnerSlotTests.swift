// SPDX-License-Identifier: MIT
import BraidObservable
import BraidSignal
import TestSupport
import Testing

@testable import BraidCore

/// Every disposable in every container: ended disposables are removed and released (C10).
struct OwnerSlotTests {
  /// A disposable, and a closure that ends it from outside of its container.
  struct Leaf: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let make: @Sendable () -> (disposable: any Disposable, end: @Sendable () -> Void)

    static let all = [
      Leaf(testDescription: "subscription") {
        let subject = PublishSubject<Int>()
        return (subject.subscribe(onNext: { _ in }), { subject.onCompleted() })
      },
      Leaf(testDescription: "subscription, disposed") {
        let subscription = Observable<Int>.never().subscribe(onNext: { _ in })
        return (subscription, { [weak subscription] in subscription?.dispose() })
      },
      Leaf(testDescription: "connection") {
        let subject = PublishSubject<Int>()
        return (subject.publish().connect(), { subject.onCompleted() })
      },
      Leaf(testDescription: "action") {
        let action = Disposables.create {}
        return (action, { [weak action] in action?.dispose() })
      },
      Leaf(testDescription: "flag") {
        let flag = BooleanDisposable()
        return (flag, { [weak flag] in flag?.dispose() })
      },
      Leaf(testDescription: "signal, closures") {
        let subject = SignalSubject<Int>()
        return (subject.subscribe(next: { _ in }), { subject.sendCompleted() })
      },
      Leaf(testDescription: "signal, subscriber") {
        let subject = SignalSubject<Int>()
        return (subject.subscribe(Subscriber<Int>()), { subject.sendCompleted() })
      },
      Leaf(testDescription: "signal, connection") {
        let subject = SignalSubject<Int>()
        return (subject.publish().connect(), { subject.sendCompleted() })
      },
      Leaf(testDescription: "nothing") { (Disposables.create(), {}) },
    ]
  }

  /// A wrapper around a disposable before it is added to a container.
  struct Carrier: Sendable, CustomTestStringConvertible {
    let testDescription: String
    /// Whether something can be put in later.
    let isOpen: Bool
    let make: @Sendable (any Disposable) -> any Disposable

    init(
      _ name: String, isOpen: Bool = false,
      _ make: @escaping @Sendable (any Disposable) -> any Disposable
    ) {
      testDescription = name
      self.isOpen = isOpen
      self.make = make
    }

    static let all = [
      Carrier("itself") { $0 },
      Carrier("create, first of two") { Disposables.create($0, Disposables.create()) },
      Carrier("create, both") { Disposables.create($0, $0) },
      Carrier("create, three") { Disposables.create(Disposables.create(), $0, $0) },
      Carrier("create, a list") { Disposables.create([$0]) },
      Carrier("single assignment") {
        let carrier = SingleAssignmentDisposable()
        carrier.setDisposable($0)
        return carrier
      },
      Carrier("reference count") { RefCountDisposable(disposable: $0) },
      Carrier("dependent") { RefCountDisposable(disposable: $0).retain() },
      Carrier("scoped") { ScopedDisposable($0) },
      Carrier("serial", isOpen: true) { SerialDisposable($0) },
      Carrier("serial, later", isOpen: true) {
        let carrier = SerialDisposable()
        carrier.disposable = $0
        return carrier
      },
      Carrier("composite", isOpen: true) { CompositeDisposable(disposables: [$0]) },
      Carrier("composite, later", isOpen: true) {
        let carrier = CompositeDisposable()
        carrier.insert($0)
        return carrier
      },
      Carrier("compound", isOpen: true) { CompoundDisposable([$0, $0, $0]) },
      Carrier("compound, later", isOpen: true) {
        let carrier = CompoundDisposable()
        for _ in 0..<3 { carrier.add($0) }
        return carrier
      },
    ]
  }

  /// A container that lives long, as part of an object.
  struct Container: Sendable, CustomTestStringConvertible {
    struct Made: Sendable {
      let insert: @Sendable (any Disposable) -> Void
      let count: @Sendable () -> Int
      let dispose: @Sendable () -> Void
    }

    let testDescription: String
    let make: @Sendable () -> Made

    static let all = [
      Container(testDescription: "bag") {
        let bag = Box<DisposeBag?>(DisposeBag())
        return Made(
          insert: { bag.value?.insert($0) }, count: { bag.value?.count ?? 0 },
          dispose: { bag.value = nil })
      },
      Container(testDescription: "composite") {
        let composite = CompositeDisposable()
        return Made(
          insert: { composite.insert($0) }, count: { composite.count },
          dispose: { composite.dispose() })
      },
      Container(testDescription: "composite in a bag") {
        let composite = CompositeDisposable()
        let bag = Box<DisposeBag?>(DisposeBag())
        bag.value?.insert(composite)
        return Made(
          insert: { composite.insert($0) }, count: { composite.count },
          dispose: { bag.value = nil })
      },
      Container(testDescription: "compound") {
        let compound = CompoundDisposable()
        return Made(insert: { compound.add($0) }, count: { 0 }, dispose: { compound.dispose() })
      },
    ]
  }

  @Test(arguments: Leaf.all, Carrier.all)
  func `an ended disposable is removed from every container and released`(
    leaf: Leaf, carrier: Carrier
  ) {
    // In a compound group an empty group stays: it is no bag.
    for container in Container.all
    where !(carrier.isOpen && container.testDescription == "compound") {
      let made = container.make()
      var ends: [@Sendable () -> Void] = []
      var weak: [Weak] = []
      for _ in 0..<5 {
        let (disposable, end) = leaf.make()
        let carried = carrier.make(disposable)
        ends.append(end)
        if !(carried === Disposables.create()) { weak.append(Weak(carried)) }
        made.insert(carried)
      }
      for end in ends { end() }
      ends = []
      expectEqual(made.count(), 0, "\(container)")
      #expect(weak.allSatisfy { $0.object == nil }, "\(container)")
      made.dispose()
    }
  }

  @Test(arguments: Leaf.all, Carrier.all)
  func `a disposable in two bags is removed from both, and disposed with the first released bag`(
    leaf: Leaf, carrier: Carrier
  ) {
    let bags = [DisposeBag(), DisposeBag()]
    do {
      let (disposable, end) = leaf.make()
      let carried = carrier.make(disposable)
      for bag in bags { bag.insert(carried) }
      end()
    }
    expectEqual(bags.map(\.count), [0, 0])
    let other = DisposeBag()
    let log = TestSupport.Log<String>()
    do {
      let bag = DisposeBag()
      let carried = carrier.make(log.disposable("disposed"))
      for bag in [bag, other] { bag.insert(carried) }
      withExtendedLifetime(bag) {}
    }
    let isHeld = carrier.testDescription == "dependent"  // the count waits for its primary
    expectEqual(log.entries, (isHeld ? [] : ["disposed"]))
    expectEqual(other.count, 0)
  }

  @Test(arguments: Carrier.all, Carrier.all.filter { !$0.isOpen })
  func `nested containers are removed`(outer: Carrier, inner: Carrier) {
    let bag = DisposeBag()
    let subject = PublishSubject<Int>()
    for _ in 0..<3 {
      bag.insert(outer.make(inner.make(subject.subscribe(onNext: { _ in }))))
    }
    expectEqual(bag.count, 3)
    subject.onCompleted()
    expectEqual(bag.count, 0)
  }

  @Test(arguments: Carrier.all.filter(\.isOpen), [false, true])
  func `an empty group belongs to the bag when it is filled again`(
    carrier: Carrier, isRetained: Bool
  ) {
    let log = TestSupport.Log<String>()
    let bag = Box<DisposeBag?>(DisposeBag())
    var retained: (any Disposable)?
    do {
      let subject = PublishSubject<Int>()
      let group = carrier.make(subject.subscribe(onNext: { _ in }))
      if isRetained { retained = group }
      bag.value?.insert(group)
      subject.onCompleted()
      fill(group, with: log.disposable("a"))
    }
    bag.value = nil
    expectEqual(log.entries, ["a"])
    guard let retained else { return }
    expectEqual((retained as? any Cancelable)?.isDisposed, true)
    fill(retained, with: log.disposable("b"))
    expectEqual(log.entries, ["a", "b"])
  }

  private func fill(_ group: any Disposable, with new: any Disposable) {
    switch group {
    case let serial as SerialDisposable: serial.disposable = new
    case let composite as CompositeDisposable: composite.insert(new)
    case let compound as CompoundDisposable: compound.add(new)
    default: Issue.record("no group")
    }
  }

  @Test func `the bag releases a group from which the last member was removed`() {
    let bag = DisposeBag()
    weak var released: CompoundDisposable?
    do {
      let member = Disposables.create {}
      let group = CompoundDisposable([member])
      released = group
      bag.insert(group)
      group.remove(member)
    }
    #expect(released == nil)
    expectEqual(bag.count, 0)
  }

  @Test func `the bag releases a composite from which the last member was removed`() throws {
    let bag = DisposeBag()
    weak var released: CompositeDisposable?
    do {
      let group = CompositeDisposable()
      released = group
      let key = try #require(group.insert(Disposables.create {}))
      bag.insert(group)
      group.remove(for: key)
    }
    #expect(released == nil)
  }

  @Test func `a single assignment that is set in a bag stays there`() {
    let bag = DisposeBag()
    let subject = PublishSubject<Int>()
    do {
      let single = SingleAssignmentDisposable()
      bag.insert(single)
      single.setDisposable(subject.subscribe(onNext: { _ in }))
    }
    expectEqual(bag.count, 1)
    #expect(subject.hasObservers)
  }

  @Test func `a group with a member that was refilled is released with its bag`() {
    weak var released: CompositeDisposable?
    do {
      let (bag, member) = (DisposeBag(), SerialDisposable())
      let group = CompositeDisposable(disposables: [member])
      released = group
      bag.insert(group)
      member.disposable = PublishSubject<Int>().subscribe(onNext: { _ in })
      withExtendedLifetime(bag) {}
    }
    #expect(released == nil)
  }

  @Test func `the bag releases a single assignment that is set in it, and ends`() {
    let bag = DisposeBag()
    let single = SingleAssignmentDisposable()
    bag.insert(single)
    let subject = PublishSubject<Int>()
    single.setDisposable(subject.subscribe(onNext: { _ in }))
    expectEqual(bag.count, 1)
    subject.onCompleted()
    expectEqual(bag.count, 0)
  }

  @Test(arguments: Carrier.all.filter(\.isOpen))
  func `an empty group in a bag is disposed with the bag`(carrier: Carrier) {
    let group = carrier.make(Disposables.create())
    do {
      let bag = DisposeBag()
      bag.insert(group)
      withExtendedLifetime(bag) {}
    }
    expectEqual((group as? any Cancelable)?.isDisposed, true)
  }

  @Test func `a group that is refilled from outside stays in the bag with its contents`() {
    let bag = DisposeBag()
    weak var released: SerialDisposable?
    let second = PublishSubject<Int>()
    do {
      let serial = SerialDisposable()
      released = serial
      bag.insert(serial)
      serial.disposable = Observable.just(1).subscribe(onNext: { _ in })
      serial.disposable = second.subscribe(onNext: { _ in })
    }
    #expect(released != nil)
    #expect(second.hasObservers)
    second.onCompleted()
    #expect(released == nil)
    expectEqual(bag.count, 0)
  }

  @Test func `a compound group retains at most as many ended members as live ones`() {
    let group = CompoundDisposable()
    let subjects = (0..<100).map { _ in PublishSubject<Int>() }
    var weak: [Weak] = []
    for subject in subjects {
      let subscription = subject.subscribe(onNext: { _ in })
      weak.append(Weak(subscription))
      group.add(subscription)
    }
    for (index, subject) in subjects.enumerated() {
      subject.onCompleted()
      let live = 99 - index
      let held = weak.filter { $0.object != nil }.count
      #expect(held <= max(2 * live + 2, 16))
    }
    #expect(weak.allSatisfy { $0.object == nil })
  }

  @Test func `a disposable releases the groups that it has left`() {
    let disposables: [any Disposable] = [
      BooleanDisposable(), Disposables.create {},
      CompositeDisposable(disposables: [Disposables.create {}]),
      Observable<Int>.never().subscribe(onNext: { _ in }),
    ]
    for disposable in disposables {
      var watchers: [Weak] = []
      for index in 0..<500 {
        if index.isMultiple(of: 2) {
          let group = CompoundDisposable()
          group.add(disposable)
          watchers.append(Weak(group.childWatcher))
          group.remove(disposable)
        } else {
          let group = CompositeDisposable()
          group.insert(disposable)
          watchers.append(Weak(group.childWatcher))
        }
      }
      #expect(watchers.count { $0.object != nil } <= 17)
      disposable.dispose()
    }
  }

  @Test func `a disposable in many groups leaves each of them when it ends`() {
    let disposable = BooleanDisposable()
    let compounds = (0..<100).map { _ in CompoundDisposable() }
    let composites = (0..<100).map { _ in CompositeDisposable() }
    // Twice, since a compound group may have it twice.
    for group in compounds + compounds { group.add(disposable) }
    for group in composites + composites { group.insert(disposable) }
    disposable.dispose()
    #expect(compounds.allSatisfy { $0.children().isEmpty })
    expectEqual(composites.map(\.count), Array(repeating: 0, count: 100))
  }

  @Test func `a custom disposable stays in its group after its end`() {
    final class Own: Disposable {
      func dispose() {}
    }
    let bag = DisposeBag()
    let own = Own()
    bag.insert(own)
    bag.insert(Disposables.create(own, Disposables.create()))
    own.dispose()
    expectEqual(bag.count, 2)
  }

  struct Weak {
    weak var object: AnyObject?

    init(_ object: AnyObject) { self.object = object }
  }
}
