// SPDX-License-Identifier: MIT
import BraidObservable
import BraidSignal
import BraidTesting
import TestSupport
import Testing

@testable import LogPulse

/// Real files, read in virtual time.
struct LogSignalTests {
  private let folder: LogFolder
  private let scheduler = TestSignalScheduler()
  private let lines = Log<String>()
  private let ends = Log<String>()

  init() throws { folder = try LogFolder() }

  @Test func `the inputs are read one after the other`() throws {
    try folder.write("one\ntwo", to: "a.log")
    try folder.write("three\n", to: "b.log")
    subscribe("a.log", "b.log")
    #expect(lines.entries.isEmpty, "subscribing reads nothing yet")
    scheduler.stepAll()
    expectEqual(lines.entries, ["one", "two", "three"])
    expectEqual(ends.entries, ["completed"])
  }

  @Test func `each subscription reads the inputs again`() throws {
    try folder.write("one\n", to: "a.log")
    subscribe("a.log")
    subscribe("a.log")
    scheduler.stepAll()
    expectEqual(lines.entries, ["one", "one"])
    expectEqual(ends.entries, ["completed", "completed"])
  }

  @Test func `one chunk is read per action, and none after disposal`() throws {
    let line = String(repeating: "x", count: 999) + "\n"
    try folder.write(String(repeating: line, count: 1000), to: "a.log")
    let subscription = subscribe("a.log")
    scheduler.step()
    let count = lines.entries.count
    #expect(count > 0 && count < 300, "not the whole file")
    subscription.dispose()
    scheduler.stepAll()
    expectEqual(lines.entries.count, count)
    #expect(ends.entries.isEmpty)
  }

  @Test(arguments: [("/dev/zero", false), ("/dev/zero", true), ("a.log", false), ("a.log", true)])
  func `other actions run between two reads of an input without line breaks`(
    name: String, follow: Bool
  ) throws {
    try folder.write(String(repeating: "x", count: 20 * InputFile.chunkSize), to: "a.log")
    let input = Input(name.hasPrefix("/") ? name : folder.path(name))
    let (lines, ends) = (lines, ends)
    let subscription = Observable.events(of: [input], follow: follow, on: scheduler)
      .subscribe(onNext: { _ in lines("lines") }, onError: { ends("\($0)") })
    for _ in 1...10 { scheduler.step() }
    #expect(lines.entries.isEmpty && ends.entries.isEmpty)
    subscription.dispose()
    scheduler.stepAll()
    #expect(lines.entries.isEmpty && ends.entries.isEmpty)
  }

  @Test(arguments: [false, true])
  func `an input that cannot be read does not end the others`(follow: Bool) throws {
    try folder.write("one\n", to: "a.log")
    try folder.write("two\n", to: "b.log")
    subscribe("a.log", ".", "b.log", follow: follow)
    scheduler.advance(by: .seconds(1))
    let failure = "\(folder.path(".")): Is a directory"
    expectEqual(lines.entries.sorted(), [failure, "one", "two"])
    expectEqual(ends.entries, (follow ? [] : ["completed"]))
  }

  @Test func `the other inputs are read while one is awaited`() throws {
    try folder.write("one\n", to: "a.log")
    subscribe("b.log", "a.log", follow: true)
    scheduler.advance(by: .seconds(1))
    let name = folder.path("b.log")
    expectEqual(lines.entries, ["\(name): No such file or directory; waiting for it", "one"])
    try folder.write("two\n", to: "b.log")
    scheduler.advance(by: .seconds(1))
    expectEqual(lines.entries.dropFirst(2), ["\(name): has appeared", "two"])
    #expect(ends.entries.isEmpty)
  }

  @Test func `a growing file is followed until disposal`() throws {
    try folder.write("one\ntw", to: "a.log")
    let subscription = subscribe("a.log", follow: true)
    scheduler.advance(by: .milliseconds(100))
    expectEqual(lines.entries, ["one"])
    try folder.append("o\nthree\n", to: "a.log")
    scheduler.advance(by: .milliseconds(100))
    expectEqual(lines.entries, ["one", "two", "three"])
    subscription.dispose()
    try folder.append("four\n", to: "a.log")
    scheduler.stepAll()
    expectEqual(lines.entries, ["one", "two", "three"])
    #expect(ends.entries.isEmpty)
  }

  @Test func `several files are followed in the order of their lines`() throws {
    try folder.write("a1\n", to: "a.log")
    try folder.write("b1\n", to: "b.log")
    subscribe("a.log", "b.log", follow: true)
    scheduler.advance(by: .milliseconds(100))
    try folder.append("b2\n", to: "b.log")
    scheduler.advance(by: .milliseconds(100))
    try folder.append("a2\n", to: "a.log")
    scheduler.advance(by: .milliseconds(100))
    expectEqual(lines.entries, ["a1", "b1", "b2", "a2"])
  }

  @Test func `the signal survives rotation`() throws {
    try folder.write("one\n", to: "a.log")
    subscribe("a.log", follow: true)
    scheduler.advance(by: .milliseconds(100))
    try folder.rename("a.log", to: "a.log.1")
    try folder.append("late\n", to: "a.log.1")
    scheduler.advance(by: .milliseconds(100))
    expectEqual(lines.entries, ["one", "late"])
    try folder.append("later\ncut off", to: "a.log.1")
    try folder.write("new\n", to: "a.log")
    scheduler.advance(by: .milliseconds(100))
    try folder.append("newer\n", to: "a.log")
    scheduler.advance(by: .milliseconds(100))
    expectEqual(lines.entries, ["one", "late", "later", "cut off", "new", "newer"])
  }

  @Test func `the signal survives truncation`() throws {
    try folder.write("one\ntwo\n", to: "a.log")
    subscribe("a.log", follow: true)
    scheduler.advance(by: .milliseconds(100))
    try folder.truncate("a.log")
    scheduler.advance(by: .milliseconds(100))
    try folder.append("three\n", to: "a.log")
    scheduler.advance(by: .milliseconds(100))
    expectEqual(lines.entries, ["one", "two", "three"])
  }

  @Test func `the signal survives two changes between two reads`() throws {
    try folder.write("one\n", to: "a.log")
    subscribe("a.log", follow: true)
    scheduler.advance(by: .milliseconds(100))
    try folder.rename("a.log", to: "a.log.2")
    try folder.write("two\n", to: "a.log")
    try folder.rename("a.log", to: "a.log.1")
    try folder.write("three\n", to: "a.log")
    scheduler.advance(by: .milliseconds(100))
    expectEqual(lines.entries, ["one", "two", "three"])
    try folder.truncate("a.log")
    try folder.append("four\nfive\n", to: "a.log")
    scheduler.advance(by: .milliseconds(100))
    expectEqual(lines.entries, ["one", "two", "three", "four", "five"])
  }

  @discardableResult
  private func subscribe(_ names: String..., follow: Bool = false) -> any Disposable {
    let (lines, ends) = (lines, ends)
    return Observable.events(
      of: names.map { Input(folder.path($0)) }, follow: follow, on: scheduler
    )
    .subscribe(
      onNext: { event in
        if let message = event.message { lines(message) }
        event.lines?.forEachLine { lines(String(decoding: $0[$1], as: UTF8.self)) }
      },
      onError: { ends(($0 as? InputError)?.message ?? "\($0)") },
      onCompleted: { ends("completed") })
  }
}
