// SPDX-License-Identifier: MIT
import BraidSignal
import BraidTesting
import TestSupport
import Testing

struct GroupByTests {
  private static func isLetter(_ text: String) -> Bool { Int(text) == nil }

  @Test func `each key has its own signal`() {
    expectSignalDiagram("a-1-b-2-|", "a---b---|") { source, _ in
      source.groupBy { Self.isLetter($0) }.filter(\.key).flatten()
    }
    expectSignalDiagram("a-1-b-2-|", "--1---2-|") { source, _ in
      source.groupBy { Self.isLetter($0) }.filter { !$0.key }.flatten()
    }
  }

  @Test func `a group is emitted once, with its key, at its first value`() {
    expectSignalDiagram("a-1-b-2-|", "t-f-----|") { source, _ in
      source.groupBy { Self.isLetter($0) }.map { $0.key }
    }
  }

  @Test(arguments: ["a#", "a|"])
  func `groupBy ends like its source`(diagram: String) {
    expectSignalDiagram(diagram, diagram) { source, _ in source.groupBy { $0 }.flatten() }
    expectSignalDiagram(diagram, diagram) { source, _ in source.groupBy { $0 }.map { $0.key } }
  }

  @Test func `the groups emit the transformed values`() {
    expectSignalDiagram("a-1-b-2-|", "A---B---|") { source, _ in
      source.groupBy({ Self.isLetter($0) }, transform: { $0.uppercased() })
        .filter(\.key).flatten()
    }
    let calls = Log<String>()
    let groups = sent("a", "1", "b").groupBy {
      calls("key \($0)")
      return Self.isLetter($0)
    } transform: {
      calls("transform \($0)")
      return $0
    }
    groups.subscribe(next: { calls("group \($0.key)") })
    expectEqual(
      calls.entries,
      [
        "key a", "group true", "transform a", "key 1", "group false", "transform 1", "key b",
        "transform b",
      ])
  }

  /// The outer subscription and those to its groups, written down in order.
  private static func record(
    _ groups: Signal<GroupedSignal<Int, Int>>, in log: Log<String>
  ) -> (outer: any Disposable, groups: CompoundDisposable) {
    let inner = CompoundDisposable()
    let outer = groups.subscribe(
      next: { group in
        log("group \(group.key)")
        inner.add(
          group.subscribe(
            next: { log("\(group.key): \($0)") }, error: { log("\(group.key): #\($0)") },
            completed: { log("\(group.key): |") }))
      }, error: { log("#\($0)") }, completed: { log("|") })
    return (outer, inner)
  }

  @Test func `the outer subscriber receives the end first, then the groups in order`() {
    let log = Log<String>()
    _ = Self.record(sent(2, 1, 4).groupBy { $0 % 2 }, in: log)
    expectEqual(
      log.entries, ["group 0", "0: 2", "group 1", "1: 1", "0: 4", "|", "0: |", "1: |"])
    let failed = Log<String>()
    _ = Self.record(sent(1, then: .error(Failure("e"))).groupBy { $0 % 2 }, in: failed)
    expectEqual(failed.entries, ["group 1", "1: 1", "#e", "1: #e"])
  }

  @Test func `an error thrown by a closure ends the result and the groups`() {
    for throwsInKey in [true, false] {
      let source = SignalSubject<Int>()
      let log = Log<String>()
      let groups = source.groupBy { value -> Int in
        if throwsInKey, value == 0 { throw Failure("thrown") }
        return value % 2
      } transform: { value -> Int in
        if value == 0 { throw Failure("thrown") }
        return value
      }
      _ = Self.record(groups, in: log)
      source.sendNext(1)
      source.sendNext(0)
      source.sendNext(3)
      let last =
        throwsInKey
        ? ["#thrown", "1: #thrown"] : ["group 0", "#thrown", "1: #thrown", "0: #thrown"]
      expectEqual(log.entries, ["group 1", "1: 1"] + last)
      #expect(!source.hasSubscribers)
    }
  }

  @Test func `the source is disposed when the last group is released`() {
    let source = SignalSubject<Int>()
    let log = Log<String>()
    let (outer, groups) = Self.record(source.groupBy { $0 % 2 }, in: log)
    source.sendNext(1)
    outer.dispose()
    #expect(source.hasSubscribers)
    source.sendNext(3)
    source.sendNext(2)
    expectEqual(log.entries, ["group 1", "1: 1", "1: 3"])
    groups.dispose()
    #expect(!source.hasSubscribers)
  }

  @Test func `disposal inside a delivery stops it immediately`() {
    let source = SignalSubject<Int>()
    let log = Log<String>()
    let outer = SerialDisposable()
    outer.inner = source.groupBy { $0 % 2 }.subscribe(next: { group in
      log("group \(group.key)")
      outer.dispose()
    })
    source.sendNext(1)
    source.sendNext(2)
    expectEqual(log.entries, ["group 1"])
    #expect(!source.hasSubscribers)
  }

  @Test func `a value sent inside a group follows the current value`() {
    let source = SignalSubject<Int>()
    let log = Log<String>()
    source.groupBy { $0 % 2 }.flatten().subscribe(next: {
      log("begin \($0)")
      if $0 < 3 { source.sendNext($0 + 1) }
      log("end \($0)")
    })
    source.sendNext(1)
    expectEqual(log.entries, ["begin 1", "end 1", "begin 2", "end 2", "begin 3", "end 3"])
  }

  @Test func `a late subscriber of a group receives later values and the end`() {
    let source = SignalSubject<Int>()
    let log = Log<String>()
    let group = Box<GroupedSignal<Int, Int>?>(nil)
    source.groupBy { _ in 0 }.subscribe(next: { group.value = $0 })
    source.sendNext(1)
    _ = group.value?.recorded(in: log)
    source.sendNext(2)
    source.sendCompleted()
    _ = group.value?.recorded(in: log)
    expectEqual(log.entries, ["2", "|", "|"])
  }

  @Test(.exclusive(.signalNames)) func `the name of a group contains its key`() {
    withSignalNames(true) {
      let names = Log<String>()
      sent(1).groupBy { $0 }.subscribe(next: { names($0.description) })
      expectEqual(names.entries.first?.hasPrefix("<GroupedSignal<Int>: 0x"), true)
      expectEqual(names.entries.first?.hasSuffix("> name: 1"), true)
    }
  }
}
