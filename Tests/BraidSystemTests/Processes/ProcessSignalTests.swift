// SPDX-License-Identifier: MIT
import BraidCore
import BraidSignal
import Foundation
import TestSupport
import Testing

@testable import BraidSystem

/// Real programs, which each test runs.
struct ProcessSignalTests {
  private let shell = URL(fileURLWithPath: "/bin/sh")

  private func run(
    _ script: String, environment: [String: String]? = nil, directory: URL? = nil
  ) -> Signal<ProcessEvent> {
    .process(shell, arguments: ["-c", script], environment: environment, directory: directory)
  }

  /// The whole output, the whole error output, and the event that ended the program.
  private func result(
    of events: Signal<ProcessEvent>
  ) async throws -> (output: String, errorOutput: String, end: ProcessEvent?) {
    var (output, errorOutput): ([UInt8], [UInt8]) = ([], [])
    var end: ProcessEvent?
    for try await event in events.values {
      expectEqual(end, nil, "the end is the last event")
      switch event {
      case .output(let bytes): output += bytes
      case .errorOutput(let bytes): errorOutput += bytes
      case .exited, .terminated: end = event
      }
    }
    return (
      String(decoding: output, as: UTF8.self), String(decoding: errorOutput, as: UTF8.self), end
    )
  }

  @Test func `the output and the status of a program are emitted`() async throws {
    let result = try await result(of: run("printf out; printf err >&2; exit 3"))
    expectEqual(result.output, "out")
    expectEqual(result.errorOutput, "err")
    expectEqual(result.end, .exited(3))
  }

  @Test func `an output larger than a pipe arrives whole`() async throws {
    let result = try await result(
      of: run("i=0; while [ $i -lt 30000 ]; do echo $i; i=$((i+1)); done"))
    expectEqual(result.output, (0..<30_000).map { "\($0)\n" }.joined())
    expectEqual(result.end, .exited(0))
  }

  @Test func `each subscription runs the program, with its environment and folder`() async throws {
    let folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
    let events = run("printf $NAME; pwd >&2", environment: ["NAME": "braid"], directory: folder)
    for _ in 1...2 {
      let result = try await result(of: events)
      expectEqual(result.output, "braid")
      #expect(result.errorOutput.contains(folder.lastPathComponent))
    }
  }

  @Test func `a program that a signal ends differs from a program that exits`() async throws {
    let subscription = Signal.systemSignals(SIGTERM).subscribe()
    // The handler of this process is not inherited.
    expectEqual(try await result(of: run("kill -TERM $$")).end, .terminated(signal: SIGTERM))
    subscription.dispose()
  }

  @Test func `a program that is not there fails`() async {
    let missing = Signal.process(URL(fileURLWithPath: "/no/such/program"))
    await #expect(throws: (any Error).self) { try await missing.value() }
  }

  @Test func `an argument or a variable that contains a zero fails, and is not cut`() async {
    for program in [
      Signal.process(shell, arguments: ["-c", "exit\0 1"]),
      Signal.process(shell, environment: ["A": "b\0c"]),
      Signal.process(shell, environment: ["A\0B": "c"]),
    ] {
      await #expect(throws: POSIXError(.EINVAL)) { try await program.value() }
    }
  }

  @Test(arguments: ["/bin/sh", "http://localhost/bin/sh", "sh"])
  func `a program or a folder whose URL names no file fails, with the URL`(
    text: String
  ) async throws {
    let url = try #require(URL(string: text))
    for program in [Signal.process(url), Signal.process(shell, directory: url)] {
      let error = await #expect(throws: CocoaError.self) { try await program.value() }
      expectEqual(error?.code, .fileReadUnsupportedScheme)
      expectEqual(error?.userInfo[NSURLErrorKey] as? URL, url)
    }
  }

  @Test(arguments: [
    ("/no/such/folder", CocoaError.fileReadNoSuchFile), ("/bin/sh", .fileReadUnknown),
  ])
  func `a folder that is none fails, with its path`(path: String, code: CocoaError.Code) async {
    let error = await #expect(throws: CocoaError.self) {
      try await run("pwd", directory: URL(fileURLWithPath: path)).value()
    }
    expectEqual(error?.code, code)
    expectEqual(error?.filePath, path)
  }

  @Test func `disposal ends a program that writes without an end and without lines`() async throws {
    let endless = try EndlessProgram()
    let program = run(endless.script).subscribe(next: { _ in endless.received() })
    let handle = try #require(await endless.isBeingRead())
    program.dispose()
    for try await _ in handle.chunks().values {}
  }

  @Test func `disposal ends the program`() async throws {
    let path = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path
    expectEqual(mkfifo(path, 0o600), 0)
    defer { unlink(path) }
    let (started, start) = AsyncStream<ProcessEvent>.makeStream()
    let program = run("exec 3>'\(path)'; echo started; exec sleep 1000")
      .subscribe(next: { start.yield($0) })
    // Waits for the program to open the other end, which is closed when the program has ended.
    let handle = try #require(FileHandle(forReadingAtPath: path))
    for await event in started {
      expectEqual(event, .output(Array("started\n".utf8)))
      break
    }
    program.dispose()
    for try await _ in handle.chunks().values {}
  }

  @Test func `no descriptor stays open after a program, whether it ended or was disposed`() async {
    await #expect(processExitsWith: .success) {
      func count() throws -> Int {
        try FileManager.default.contentsOfDirectory(atPath: "/dev/fd").count
      }
      func runs(_ program: String, in directory: String? = nil) async {
        let events = Signal.process(
          URL(fileURLWithPath: program), directory: directory.map { URL(fileURLWithPath: $0) })
        do { for try await _ in events.values {} } catch {}
        events.subscribe().dispose()
      }
      // The first ones open what all of them share.
      await runs("/bin/ls")
      let before = try count()
      for _ in 1...40 {
        await runs("/bin/ls")
        await runs("/bin/ls", in: "/no/such/folder")
      }
      // Some of the programs that were disposed may not have ended yet.
      let after = try count()
      #expect(after < before + 60)
    }
  }

  @Test(.timeLimit(.minutes(1)))
  func `a program that has ended is released`() async {
    let (ended, end) = AsyncStream<Void>.makeStream()
    let (released, release) = AsyncStream<Void>.makeStream()
    do {
      // Retained by the sink, which the program's process retains.
      let canary = Canary { release.finish() }
      let sink = EventSink<ProcessEvent>(
        next: { _ in withExtendedLifetime(canary) {} }, finish: { _ in end.finish() })
      let program = Process.run(shell, ["-c", "exit"], nil, in: nil, sendingTo: sink)
      for await _ in ended {}
      program.dispose()
    }
    for await _ in released {}
  }

  @Test(.timeLimit(.minutes(1)))
  func `disposal releases the observer of a program that continues`() async throws {
    try await waitForRelease { script, received in
      run(script).map { event in
        received()
        return event
      }
      .subscribe(next: { _ in received() })
    }
  }
}
