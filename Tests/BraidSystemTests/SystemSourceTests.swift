// SPDX-License-Identifier: MIT
import BraidCocoa
import BraidSystem
import BraidTesting
import Foundation
import TestSupport
import Testing

/// Signals, programs and files of the system as observables; the tests of signals have further
/// cases of the shared code.
@Suite(.serialized) struct SystemSourceTests {
  @Test func `each signal that the process receives is emitted`() async throws {
    var numbers = Observable.systemSignals(SIGUSR2).values.makeAsyncIterator()
    kill(getpid(), SIGUSR2)
    expectEqual(try await numbers.next(), SIGUSR2)
  }

  @Test func `a signal that cannot be handled fails`() async {
    var numbers = Observable.systemSignals(SIGKILL).values.makeAsyncIterator()
    await #expect(throws: POSIXError(.EINVAL)) { try await numbers.next() }
  }

  @Test func `the output and the status of a program are emitted`() async throws {
    let shell = URL(fileURLWithPath: "/bin/sh")
    let events = Observable.process(shell, arguments: ["-c", "printf out; exit 3"])
    var all: [ProcessEvent] = []
    for try await event in events.values { all.append(event) }
    expectEqual(all, [.output(Array("out".utf8)), .exited(3)])
  }

  @Test func `disposal ends a program that writes without an end and without lines`() async throws {
    let endless = try EndlessProgram()
    let program = Observable.process(
      URL(fileURLWithPath: "/bin/sh"), arguments: ["-c", endless.script]
    )
    .subscribe(onNext: { _ in endless.received() })
    let handle = try #require(await endless.isBeingRead())
    program.dispose()
    for try await _ in handle.rx.chunks().values {}
  }

  @Test(.timeLimit(.minutes(1)))
  func `disposal releases the observer of a program that continues`() async throws {
    try await waitForRelease { script, received in
      Observable.process(URL(fileURLWithPath: "/bin/sh"), arguments: ["-c", script])
        .subscribe(onNext: { _ in received() })
    }
  }

  @Test func `a program that is not there fails`() async {
    let missing = Observable.process(URL(fileURLWithPath: "/no/such/program"))
    var events = missing.values.makeAsyncIterator()
    await #expect(throws: (any Error).self) { try await events.next() }
  }

  @Test func `the state of a file is emitted first and after each change`() throws {
    let path = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path
    defer { unlink(path) }
    let scheduler = TestScheduler(initialClock: 0)
    let log = Log<Int?>()
    let states = Observable.fileStates(atPath: path, every: .seconds(10), scheduler: scheduler)
    let subscription = states.subscribe(onNext: { log($0?.size) })
    scheduler.advanceTo(5)
    expectEqual(log.entries, [nil])
    try Data("abc".utf8).write(to: URL(fileURLWithPath: path))
    scheduler.advanceTo(35)
    expectEqual(log.entries, [nil, 3])
    subscription.dispose()
    unlink(path)
    scheduler.advanceTo(55)
    expectEqual(log.entries, [nil, 3])
  }
}
