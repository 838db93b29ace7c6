// SPDX-License-Identifier: MIT
import BraidCore
import TestSupport
import Testing

struct GroupByTests {
  private let run = OperatorRun()
  private let groupScopes = Box<[SinkDisposer]>([])

  /// Groups by the last digit, and observes each group as it comes; a negative value has no key.
  private func start(outerFirst: Bool = false) -> ManualSource<Int> {
    let source = run.source("a")
    let operation = GroupByOperator(
      source.source, outerFirst: outerFirst,
      key: { value in
        if value < 0 { throw TestError("failure") }
        return value % 10
      },
      element: { [log = run.log] value in
        if value == 0 { throw TestError("failure") }
        if value > 100 { log("maps \(value)") }
        return value
      },
      emit: { [log = run.log, groupScopes] key, subscribe, _ in
        log("group \(key)")
        let scope = SinkDisposer()
        groupScopes.update { $0.append(scope) }
        let observer = EventSink<Int>(
          next: { log("\(key):\($0)") }, finish: { log("\(key)\($0.mark)") })
        subscribe(observer.raw, scope)
      })
    run.start(operation)
    expectEqual(run.news(), "a on")
    return source
  }

  @Test func `each key has a group, which emits its values`() {
    let source = start()
    expectEqual(run.after { source.next(1) }, "group 1 1:1")
    expectEqual(run.after { source.next(11) }, "1:11")
    expectEqual(run.after { source.next(2) }, "group 2 2:2")
  }

  @Test(arguments: [(false, "1| 2| | a off"), (true, "| 1| 2| a off")])
  func `the end is sent to all groups in order, and to the outer observer before or after them`(
    outerFirst: Bool, result: String
  ) {
    let source = start(outerFirst: outerFirst)
    for number in 1...2 { source.next(number) }
    expectEqual(run.after { source.finish() }, result)
  }

  @Test func `an error of the key selector fails the result and all groups`() {
    let source = start()
    source.next(1)
    expectEqual(run.after { source.next(-1) }, "1# # a off")
  }

  @Test func `a value is mapped after its group was emitted; an error fails all groups`() {
    let source = start()
    expectEqual(run.after { source.next(101) }, "group 1 maps 101 1:101")
    expectEqual(run.after { source.next(0) }, "group 0 1# 0# # a off")
  }

  @Test func `groups continue without the outer subscription, and no new group is emitted`() {
    let source = start()
    for number in 1...2 { source.next(number) }
    expectEqual(run.after { run.scope.dispose() }, "")
    expectEqual(run.after { source.next(11) }, "1:11")
    expectEqual(run.after { source.next(3) }, "")
    let scopes = groupScopes.value
    expectEqual(run.after { scopes[0].dispose() }, "")
    expectEqual(run.after { scopes[1].dispose() }, "a off")
  }

  @Test func `the outer subscription continues without the groups`() {
    let source = start()
    source.next(1)
    for scope in groupScopes.value { scope.dispose() }
    expectEqual(run.after { source.next(11) }, "")
    expectEqual(run.after { source.next(2) }, "group 2 2:2")
    groupScopes.update { $0.last }?.dispose()
    expectEqual(run.after { run.scope.dispose() }, "a off")
  }

  private struct Key: Hashable, Sendable {
    let witness: Witness

    static func == (lhs: Key, rhs: Key) -> Bool { lhs.witness === rhs.witness }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(witness)) }
  }

  @Test func `the end releases the keys although the source retains its observer`() {
    let observer = Box<EventSink<Witness>?>(nil)
    let source = EventSource<Witness>(.hot) { _, sink, _ in observer.value = sink }
    run.start(
      GroupByOperator(source, outerFirst: false, key: { Key(witness: $0) }, emit: { _, _, _ in }))
    let (_, key) = holding { observer.value?.next($0) }
    #expect(key.value != nil)
    observer.value?.finish(.completed)
    #expect(key.value == nil)
  }
}
