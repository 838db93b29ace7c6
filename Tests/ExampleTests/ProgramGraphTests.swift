// SPDX-License-Identifier: MIT
import BraidBridge
import BraidObservable
import BraidSignal
import BraidTesting
import BraidTrace
import Foundation
import TestSupport
import Testing

@testable import LogPulse
@testable import Tour
@testable import Typeahead

/// The ten example programs, stopped at a line that they print: their graphs are the drawings
/// below, which were checked by hand against the programs' sources.
struct ProgramGraphTests {
  /// A program, the line at which it is drawn, and the drawing.
  struct Moment: Sendable {
    let line: String
    let run: @Sendable (@escaping @Sendable (String) -> Void) async -> Void
    let drawing: String
  }

  private static func chapter(
    _ index: Int, at line: String, _ drawing: String
  ) -> Moment {
    Moment(
      line: line,
      run: { await Tour.chapters[index].run(Narrator(write: $0)) }, drawing: drawing)
  }

  static let moments: [Moment] = [
    chapter(
      0, at: "dispose()",
      """
       values
            2  subscribed
            2  └─ create
      """),
    chapter(
      1, at: "observer.onNext(1) returns",
      """
       values
            1  subscribed
            1  └─ create
      """),
    chapter(
      2, at: "shown: 12 characters: A fast bird.",
      """
       values
            2  subscribed
            2  └─ map
            2     └─ flatMap
            2        ├─ PublishSubject
            1        └╌ create
      """),
    chapter(
      3, at: "the source calls subscriber.sendCompleted()",
      """
       values
            1  subscribed
            1  └─ create
      """),
    chapter(
      4, at: "as a signal again: 9",
      """
       values
            2  subscribed
            2  └─ asSignal
            2     └─ map
            2        └─ do
            2           └─ asObservable
            2              └─ SignalSubject
      """),
    chapter(
      5, at: "page 1",
      """
       values
            2  subscribed
            2  └─ BehaviorSignalSubject
            3  subscribed
            3  └─ distinctUntilChanged
            3     └─ map
            3        └─ take
            3           └─ BehaviorSignalSubject, 2 observers [1]
            2  subscribed
            2  └─ distinctUntilChanged
            3     └─ map
            3        └─ BehaviorSignalSubject [1], above
            1  subscribed
            1  └─ executions
            1     └─ SignalSubject
            0  subscribed
            0  └─ errors
            0     └─ SignalSubject
            1  subscribed
            1  └─ catch
            1     └─ Execution
            1  subscribed
            1  └─ SignalSubject
      """),
    chapter(
      6, at: "shown is 30",
      """
       values
            1  subscribed
            1  └─ ChannelTerminal
            1     └─ SignalSubject
            2  subscribed
            2  └─ ChannelTerminal
            2     └─ ReplaySignalSubject
            4  subscribed
            4  └─ signal
            4     └─ BehaviorSignalSubject, 2 observers [1]
            4  subscribed
            4  └─ BehaviorSignalSubject [1], above
            3  subscribed
            3  └─ BehaviorSignalSubject
      """),
    chapter(
      7, at: "a and b are sent",
      """
       values
            2  subscribed
            2  └─ PublishSubject
      """),
    Moment(
      line: "answer",
      run: { print in
        guard let script = try? Script(parsing: "0 g\n100 o\n200 r") else { return }
        Typeahead.Program.replay(script, print: print)
      },
      drawing:
        """
         values
              5  subscribed
              5  └─ deferred
              5     └─ scan
              5        └─ deliver
              6           └─ merge
              3              ├─ map
              3              │  └─ SignalSubject, 2 observers [1]
              2              ├─ map
              2              │  └─ SignalSubject
              1              └─ map
              1                 └─ asSignal
              1                    └─ flatMapLatest
              1                       └─ distinctUntilChanged
              1                          └─ debounce
              3                             └─ asObservable
              3                                └─ scan
              3                                   └─ SignalSubject [1], above
        """),
    Moment(
      line: "begun",
      run: { print in
        let scheduler = TestSignalScheduler()
        let world = World(
          print: { text throws(OutputError) in print(text) }, complain: { _ in },
          terminalSize: { nil }, scheduler: scheduler, interrupts: .never, resizes: .never)
        _ = LogPulse.Program(world: world).run([]) { _ in }
        print("begun")
        scheduler.stepAll()
      },
      drawing:
        """
         values
              0  subscribed
              0  └─ do
              0     └─ takeLast
              1        └─ multicast
              1           └─ combineLatest
              1              ├─ startWith
              0              │  └─ multicast
              0              │     └─ combineLatest
              0              │        ├─ map
              0              │        │  └─ scan
              0              │        │     └─ ConnectableObservable, 3 observers [1]
              0              │        │        └─ filter
              0              │        │           └─ buffer
              0              │        │              └─ map
              0              │        │                 └─ compactMap
              0              │        │                    └─ ConnectableObservable, 2 observers [2]
              0              │        │                       └─ do
              0              │        │                          └─ take
              0              │        │                             └─ do
              0              │        │                                └─ concat
              0              │        │                                   └─ catch
              0              │        │                                      └─ asObservable
              0              │        │                                         └─ create
              1              │        ├─ startWith
              0              │        │  └─ map
              0              │        │     └─ scan
              0              │        │        └─ flatMap
              0              │        │           └─ groupBy
              0              │        │              └─ flatMap
              0              │        │                 └─ ConnectableObservable [1], above
              1              │        └─ startWith
              0              │           └─ flatMap
              1              │              ├─ window [3]
              0              │              │  └─ map
              0              │              │     └─ ConnectableObservable [1], above
              0              │              └╌ reduce
              0              │                 └─ open window
              1              │                    └─ window [3], above
              1              └─ startWith
              0                 └─ scan
              0                    └─ filter
              0                       └─ ConnectableObservable [2], above
        """),
  ]

  // In processes of their own: other tests run the same programs.
  @Test(arguments: moments.indices)
  func `the graph of a program is its drawing`(index: Int) async throws {
    let moment = Self.moments[index]
    let result = try await #require(
      processExitsWith: .success, observing: [\.standardOutputContent]
    ) { [index = index as Int] in
      await Self.draw(Self.moments[index])
    }
    let output = String(decoding: result.standardOutputContent, as: UTF8.self)
    let drawing = output.components(separatedBy: "<<<\n").last?.components(separatedBy: ">>>").first
    expectEqual(drawing, moment.drawing + "\n")
  }

  /// Runs a program, and writes its graph when it prints the line.
  private static func draw(_ moment: Moment) async {
    Trace.recordsPlaces = false
    Trace.isOn = true
    let isDrawn = Locked(false)
    await moment.run { line in
      guard line.hasSuffix(moment.line) || line.contains("  \(moment.line)  ") else { return }
      let isFirst = isDrawn.withLock { isDrawn in
        defer { isDrawn = true }
        return !isDrawn
      }
      if !isFirst { return }
      let text = Trace.graph().text(showsAges: false)
      print("<<<\n\(text.replacing(#/ at [A-Za-z+]+\.swift:[0-9]+/#, with: ""))>>>")
    }
  }
}
