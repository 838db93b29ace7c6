// SPDX-License-Identifier: MIT
import BraidCore
import TestSupport
import Testing

struct TimerHeapTests {
  @Test func `an empty heap has no due entry`() {
    let timers = Timers([])
    expectEqual(timers.firstDue, .never)
    #expect(timers.drain().isEmpty)
  }

  @Test func `earlier entries are removed first`() {
    let timers = Timers([30, 10, 20, 50, 40])
    expectEqual(timers.firstDue, time(10))
    expectEqual(timers.drain(), [1, 2, 0, 4, 3])
  }

  @Test func `entries due at the same time are removed in order of insertion`() {
    let timers = Timers([7, 5, 7, 5, 7, 5, 7, 5, 7, 5, 7])
    expectEqual(timers.drain(), [1, 3, 5, 7, 9, 0, 2, 4, 6, 8, 10])
  }

  @Test func `entries that are not due stay in the heap`() {
    let timers = Timers([30, 10, 20])
    #expect(timers.drain(dueBy: time(9)).isEmpty)
    expectEqual(timers.drain(dueBy: time(20)), [1, 2])
    expectEqual(timers.count, 1)
  }

  @Test func `the heap returns the due time of an entry`() {
    let timers = Timers([30, 10])
    expectEqual(timers.removeFirst(dueBy: time(100))?.due, time(10))
  }

  @Test func `an entry is removed once, and only while it is in the heap`() {
    let timers = Timers([30, 10, 20])
    #expect(timers.remove(2))
    #expect(!timers.remove(2))
    #expect(timers.removeFirst(dueBy: time(10)) != nil)
    #expect(!timers.remove(1))
    expectEqual(timers.drain(), [0])
  }

  @Test func `a removed entry can be inserted again`() {
    let timers = Timers([30, 10])
    expectEqual(timers.removeFirst(dueBy: .never)?.number, 1)
    timers.insert(1, due: time(40))
    expectEqual(timers.drain(), [0, 1])
  }

  @Test func `an entry is released immediately at any position`() {
    var heap = TimerHeap()
    var jobs: [ScheduledJob] = []
    var witnesses: [WeakWitness] = []
    for index in 0..<100 {
      let (job, witness) = holding { witness in
        ScheduledJob {
          _ = witness
          return nil
        }
      }
      heap.insert(job, due: time(index * 37 % 100))
      jobs.append(job)
      witnesses.append(witness)
    }
    for (index, job) in jobs.enumerated() where index % 3 == 0 { _ = heap.remove(job) }
    jobs = []
    let alive = witnesses.indices.filter { witnesses[$0].value != nil }
    expectEqual(alive, (0..<100).filter { $0 % 3 != 0 })
    while heap.removeFirst(dueBy: .never) != nil {}
    #expect(witnesses.allSatisfy { $0.value == nil })
  }

  @Test func `a released heap releases its entries`() {
    let witness = {
      var heap = TimerHeap()
      let (job, witness) = holding { witness in
        ScheduledJob {
          _ = witness
          return nil
        }
      }
      heap.insert(job, due: time(1))
      return witness
    }()
    #expect(witness.value == nil)
  }

  @Test func `the heap returns the memory of removed entries`() {
    let timers = Timers(Array(0..<10_000))
    for number in 0..<9_900 { _ = timers.remove(number) }
    #expect(timers.capacity < 500)
    expectEqual(timers.drain(), Array(9_900..<10_000))
  }

  /// Random insertions and removals, compared with an array that is sorted each time.
  @Test(arguments: 0..<20) func `the heap behaves like a sorted list`(seed: UInt64) {
    var random = seed &* 0x9E37_79B9_7F4A_7C15 | 1
    func next(_ bound: Int) -> Int {
      random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(random >> 33) % bound
    }
    var heap = TimerHeap()
    var list: [(due: Int, entry: TimerEntry)] = []
    for _ in 0..<2_000 {
      switch next(5) {
      case 0, 1, 2:
        let (due, entry) = (next(50), TimerEntry())
        heap.insert(entry, due: time(due))
        list.insert((due, entry), at: list.firstIndex { $0.due > due } ?? list.count)
      case 3 where !list.isEmpty:
        let (_, entry) = list.remove(at: next(list.count))
        let removed = heap.remove(entry)
        #expect(removed === entry)
      default:
        let now = next(50)
        let first = heap.removeFirst(dueBy: time(now))
        if let expected = list.first, expected.due <= now {
          #expect(first?.entry === expected.entry)
          expectEqual(first?.due, time(expected.due))
          list.removeFirst()
        } else {
          #expect(first == nil)
        }
      }
      let (count, firstDue) = (heap.count, heap.firstDue)
      expectEqual(count, list.count)
      expectEqual(firstDue, list.first.map { time($0.due) } ?? .never)
    }
  }
}

private func time(_ nanoseconds: Int) -> DueTime {
  DueTime(nanoseconds: UInt64(nanoseconds))
}

/// A heap whose entries are known by the order they were made in.
///
/// What tests expect cannot be asked of a noncopyable value.
private final class Timers {
  private var heap = TimerHeap()
  private let entries: [TimerEntry]

  init(_ times: [Int]) {
    entries = times.map { _ in TimerEntry() }
    for (entry, due) in zip(entries, times) { heap.insert(entry, due: time(due)) }
  }

  var count: Int { heap.count }
  var capacity: Int { heap.capacity }
  var firstDue: DueTime { heap.firstDue }

  func insert(_ number: Int, due: DueTime) { heap.insert(entries[number], due: due) }

  /// Whether the entry was there.
  func remove(_ number: Int) -> Bool { heap.remove(entries[number]) === entries[number] }

  func removeFirst(dueBy now: DueTime) -> (number: Int?, due: DueTime)? {
    heap.removeFirst(dueBy: now).map { first in
      (entries.firstIndex { $0 === first.entry }, first.due)
    }
  }

  /// Takes out everything that is due.
  func drain(dueBy now: DueTime = .never) -> [Int] {
    var numbers: [Int] = []
    while let (number, _) = removeFirst(dueBy: now) { numbers += [number].compactMap { $0 } }
    return numbers
  }
}
