// SPDX-License-Identifier: MIT
import BraidCore
import TestSupport
import Testing

private typealias Names = TestSupport.Log<String>

/// Each kind of container as a link of a long list: `make(following, end)`.
struct Link: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let make: @Sendable (any Disposable) -> any Disposable

  static let all = [
    Link(testDescription: "binary") { Disposables.create($0, Disposables.create()) },
    Link(testDescription: "binary, second") { Disposables.create(Disposables.create(), $0) },
    Link(testDescription: "composite") { CompositeDisposable(disposables: [$0]) },
    Link(testDescription: "serial") { SerialDisposable($0) },
    Link(testDescription: "single assignment") {
      let link = SingleAssignmentDisposable()
      link.setDisposable($0)
      return link
    },
    Link(testDescription: "compound") { CompoundDisposable([Disposables.create(), $0]) },
    Link(testDescription: "compound, third") {
      CompoundDisposable([Disposables.create(), Disposables.create(), $0])
    },
    Link(testDescription: "reference count") { RefCountDisposable(disposable: $0) },
    Link(testDescription: "scoped") { ScopedDisposable($0) },
  ]

  func list(_ count: Int, end: any Disposable) -> any Disposable {
    var head = end
    for _ in 0..<count { head = make(head) }
    return head
  }
}

struct DisposableContainerTests {
  @Test(arguments: Link.all)
  func `a long list is disposed completely, once`(link: Link) {
    let log = Names()
    let list = link.list(1_000, end: log.disposable("end"))
    list.dispose()
    list.dispose()
    expectEqual(log.entries, ["end"])
  }

  @Test(arguments: Link.all.filter { $0.testDescription != "scoped" })
  func `a released list disposes no element and leaks none`(link: Link) {
    let log = Names()
    weak var end: AnonymousDisposable?
    do {
      let disposable = AnonymousDisposable { log("end") }
      end = disposable
      let list = link.list(1_000, end: disposable)
      withExtendedLifetime(list) {}
    }
    #expect(end == nil)
    #expect(log.entries.isEmpty)
  }

  @Test func `children of a nested container are disposed before the element after it`() {
    let log = Names()
    let make = log.disposable
    let tree = Disposables.create(
      CompositeDisposable(make("a"), CompoundDisposable([make("b"), make("c"), make("d")])),
      Disposables.create(SerialDisposable(make("e")), make("f")))
    tree.dispose()
    expectEqual(log.entries.joined(), "abcdef")
  }

  @Test func `a shared child outlives a released parent`() {
    let log = Names()
    let shared = CompositeDisposable(disposables: [log.disposable("child")])
    do { withExtendedLifetime(SerialDisposable(shared)) {} }
    expectEqual(shared.count, 1)
    shared.dispose()
    expectEqual(log.entries, ["child"])
  }
}
