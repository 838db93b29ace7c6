// SPDX-License-Identifier: MIT
import ReferenceModel
import Testing

/// The rules of `Tests/Model/README.md`: what may differ, and that nothing else may.
@Suite struct OpenOrderTests {
  private func entry(_ time: Int, _ site: Int, _ channel: Channel, _ value: Int = 0) -> Entry {
    Entry(time: time, site: site, channel, value)
  }

  private let merge = Program(
    observers: [
      ObserverPlan(
        site: 100, Node(.merge, [Node(.cold([]), site: 1), Node(.cold([]), site: 2)]),
        disposes: 5)
    ])

  @Test func `teardowns of one disposal come in any order`() {
    let start = [entry(0, 1, .subscribe), entry(0, 2, .subscribe)]
    let end = entry(5, 100, .disposed)
    let one = start + [entry(5, 1, .teardown), entry(5, 2, .teardown), end]
    let other = start + [entry(5, 2, .teardown), entry(5, 1, .teardown), end]
    #expect(World.allows(one, of: merge, as: .observable))
    #expect(World.allows(other, of: merge, as: .observable))
  }

  @Test func `they come before onDisposed when it is disposed by hand`() {
    let start = [entry(0, 1, .subscribe), entry(0, 2, .subscribe)]
    let late =
      start + [entry(5, 1, .teardown), entry(5, 100, .disposed), entry(5, 2, .teardown)]
    #expect(!World.allows(late, of: merge, as: .observable))
  }

  @Test func `a source that ends the result goes before or after the others`() {
    let program = Program(
      observers: [
        ObserverPlan(
          site: 100,
          Node(.merge, [Node(.cold([]), site: 1), Node(.cold([Timed(3, .error(1))]), site: 2)]))
      ])
    let start = [
      entry(0, 1, .subscribe), entry(0, 2, .subscribe), entry(3, 100, .error, 1),
      entry(3, 100, .disposed),
    ]
    let own = [entry(3, 2, .teardown), entry(3, 1, .teardown)]
    #expect(World.allows(start + own, of: program, as: .observable))
    #expect(World.allows(start + own.reversed(), of: program, as: .observable))
    #expect(!World.allows(own + start, of: program, as: .observable))
  }

  @Test func `a subscription across the bridge starts the trampoline`() {
    let program = Program(
      subjects: [.replay(2)],
      observers: [
        ObserverPlan(
          site: 100,
          Node(
            .mapFlatten(.merge), site: 1,
            [
              Node(.mapFlatten(.merge), site: 2, [Node(.subject(0)), Node(.subject(0))]),
              Node(.generate(4, below: 5), site: 5),
            ]))
      ],
      agenda: [Timed(0, .next(subject: 0, 5)), Timed(0, .next(subject: 0, 9))])
    let here = World.run(program, as: .observable)
    let across = World.run(program, as: .observable, acrossBridge: true)
    #expect(here != across)
    #expect(here?.count == across?.count)
  }
}
