// SPDX-License-Identifier: MIT
import BraidBridge
import BraidObservable
import BraidSignal
import BraidTesting
import TestSupport
import Testing

@testable import LogPulse

/// Events are sent by hand through a signal subject, in virtual time.
struct AnalysisTests {
  private let scheduler = TestSignalScheduler()
  private let events = SignalSubject<InputEvent>()
  private let pictures = Log<Summary>()
  private let ends = Log<String>()

  @Test func `the analysis begins with an empty summary`() {
    subscribe()
    expectEqual(requests, [0])
    events.sendCompleted()
    expectEqual(requests, [0])
    expectEqual(ends.entries, ["completed"])
  }

  @Test func `batches of a short interval are analysed together`() {
    subscribe()
    send(line("/a", 200), line("/b", 200), line("/a", 404))
    expectEqual(requests, [0])
    scheduler.advance(by: .milliseconds(50))
    expectEqual(requests.last, 3)
    expectEqual(pictures.entries.last?.paths.names.map(\.name), ["/a", "/b"])
    scheduler.advance(by: .milliseconds(500))
    expectEqual(requests.last, 3)
  }

  @Test func `fast batches are not queued`() {
    subscribe()
    for _ in 0..<8 { send(line("/", 200)) }
    expectEqual(requests.last, 8, "without any time passing")
  }

  @Test func `each class of status has its own counts`() {
    subscribe()
    send(line("/", 200), line("/", 503), "nonsense\n", line("/", 206))
    scheduler.advance(by: .milliseconds(50))
    send(line("/", 500), line("/", 301))
    events.sendCompleted()
    let statuses = pictures.entries.last?.statuses ?? []
    expectEqual(statuses.map(\.name), ["2xx", "3xx", "5xx"])
    expectEqual(statuses.map(\.requests), [2, 1, 2])
    expectEqual(pictures.entries.last?.totals.malformed, 1)
  }

  @Test func `malformed lines are reported`() {
    subscribe()
    send("nonsense\n")
    events.sendCompleted()
    expectEqual(pictures.entries.last?.totals.malformed, 1)
    expectEqual(pictures.entries.last?.statuses.isEmpty, true)
  }

  @Test func `the summary has the number of lines of the last second`() {
    subscribe()
    send(line("/", 200), line("/", 200), "nonsense\n")
    scheduler.advance(by: .seconds(1))
    expectEqual(pictures.entries.last?.pace, 3)
    scheduler.advance(by: .seconds(1))
    expectEqual(pictures.entries.last?.pace, 0)
  }

  @Test(arguments: [1 << 12, 1 << 16, 1 << 20])
  func `the analysis equals a plain loop's for all chunk sizes`(size: Int) throws {
    let cut = try sample(inPiecesUpTo: size)
    subscribe(inputs: [Input.sample.name])
    for chunk in cut {
      events.sendNext(.lines(chunk))
      scheduler.advance(by: .milliseconds(.random(in: 0...20)))
    }
    events.sendCompleted()
    let found = try #require(pictures.entries.last)
    let expected = Summary(of: cut)
    expectEqual(found.totals.requests + found.totals.malformed, 4306)
    expectEqual(JSONReport(summary: found).text, JSONReport(summary: expected).text)
    expectEqual(TextReport(summary: found).lines, TextReport(summary: expected).lines)
  }

  @Test func `an unreadable input is part of the next summary immediately`() {
    subscribe()
    events.sendNext(.waiting(InputError("a.log", "is late")))
    events.sendNext(.waiting(InputError("b.log", "is late")))
    events.sendNext(.failed(InputError("c.log", "is on fire")))
    events.sendNext(.appeared(name: "a.log"))
    let absences = pictures.entries.map(\.absences)
    expectEqual(
      absences.map { $0.waiting.map(\.name) },
      [
        [], ["a.log"], ["a.log", "b.log"], ["a.log", "b.log"], ["b.log"],
      ])
    expectEqual(absences.map { $0.failed.map(\.name) }, [[], [], [], ["c.log"], ["c.log"]])
    send(line("/", 200))
    events.sendCompleted()
    expectEqual(requests.last, 1)
    expectEqual(pictures.entries.last?.absences, absences.last)
  }

  @Test func `an error is forwarded immediately`() {
    subscribe()
    send(line("/", 200))
    events.sendError(InputError("a.log", "is on fire"))
    expectEqual(ends.entries, ["a.log: is on fire"])
    expectEqual(requests, [0])
  }

  @Test func `disposal releases the signal and all timers`() {
    let subscription = subscribe()
    send(line("/", 200))
    #expect(events.hasSubscribers)
    subscription.dispose()
    #expect(!events.hasSubscribers)
    scheduler.stepAll()
    expectEqual(requests, [0])
  }

  @discardableResult
  private func subscribe(inputs: [String] = ["a.log"]) -> any Disposable {
    let (pictures, ends) = (pictures, ends)
    return Analysis(inputs: inputs)
      .summaries(of: events.asObservable(), scheduler: TurnTaking(on: scheduler))
      .subscribe(
        onNext: { pictures($0) },
        onError: { ends(($0 as? InputError)?.message ?? "\($0)") },
        onCompleted: { ends("completed") })
  }

  private var requests: [Int] { pictures.entries.map(\.totals.requests) }

  private func send(_ lines: String...) {
    events.sendNext(.lines(LineChunk(source: "a.log", lines.joined())))
  }

  private func line(_ path: String, _ status: Int) -> String {
    "10.0.0.1 - - [10/Oct/2000:13:55:36 -0700] \"GET \(path) HTTP/1.1\" \(status) 1\n"
  }

  private func sample(inPiecesUpTo size: Int) throws -> [LineChunk] {
    let file = try InputFile(.sample)
    var cutter = LineCutter(source: Input.sample.name)
    var cut: [LineChunk] = []
    while true {
      let step = try cutter.read(atMost: .random(in: 1...size)) { buffer throws(InputError) in
        try file.read(into: buffer) ?? 0
      }
      switch step {
      case .chunk(let chunk): cut.append(chunk)
      case .partial: continue
      case .end: return cut + [cutter.finish()].compactMap { $0 }
      }
    }
  }
}
