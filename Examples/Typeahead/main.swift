// SPDX-License-Identifier: MIT
import BraidSignal
import BraidSystem
import BraidTrace
import Dispatch
import Foundation

/// Prints why there is nothing to run, and ends the program.
func refuse(_ reason: String, status: Int32) -> Never {
  Terminal.complain(reason)
  exit(status)
}

/// Restores the terminal and ends the program.
@Sendable func end(_ status: Int32) {
  RawMode.leave()
  exit(status)
}

/// Prints a text; ends the program if that cannot be written.
@Sendable func printOrEnd(_ text: String) {
  if !Terminal.print(text) {
    refuse("standard output: \(String(cString: strerror(errno)))", status: 1)
  }
}

/// Runs the program in the terminal, until Ctrl-D or a signal ends it.
///
/// - Parameter serves: Whether the streams are shown in a browser.
func start(serves: Bool) throws -> any Disposable {
  // Before the streams are made: only then they have names.
  let address = serves ? try Trace.serve().address : nil
  let scheduler = Scheduler.background(name: "Typeahead")
  let server = try WordServer(WordRules())
  let program = Program(words: .http(server.url), scheduler: scheduler)

  // The keys end the program, so they are shared: they must not be read twice.
  let keys = Terminal.keys(on: scheduler).take(while: { $0 != .end }).publish()
  let resizes = Signal.systemSignals(SIGWINCH).map { _ in }
  // The program stops inside of this action, and continues there: `raise` sends to this thread,
  // whereas after `kill` it could run on for a moment.
  let stops = Signal.systemSignals(SIGTSTP).deliver(on: scheduler).map { _ in
    RawMode.leave()
    raise(SIGSTOP)
    RawMode.enter(STDIN_FILENO)
  }
  let interrupts = Signal.systemSignals(SIGINT, SIGTERM, SIGHUP).deliver(on: scheduler)
  interrupts.subscribe(next: { end(128 + $0) })
  keys.signal.subscribe(completed: { end(0) })

  RawMode.enter(STDIN_FILENO)
  // The first picture is drawn when everything is listened to: `just` is the last of the sources.
  let changes = Signal.merge(resizes, stops, .just(()))
  let drawing = program.sessions(keys.signal, resizes: changes)
    .subscribe(next: {
      Terminal.print(Picture(session: $0, size: Terminal.size, address: address).text)
    })
  keys.connect()
  return drawing
}

do {
  switch try Arguments(parsing: Array(CommandLine.arguments.dropFirst())) {
  case .help: printOrEnd(Arguments.usage + "\n")
  case .script(let path):
    let text = try Script.text(of: path)
    Program.replay(try Script(parsing: text)) { printOrEnd($0 + "\n") }
  case .live(let serves):
    guard Terminal.isUsable else {
      refuse(
        """
        there is no terminal that shows text and sends keys. Run it in a terminal, or replay keys \
        from a file with --script FILE; see --help.
        """, status: 2)
    }
    let run = try start(serves: serves)
    withExtendedLifetime(run) { dispatchMain() }
  }
} catch let error as Arguments.Misuse {
  refuse(error.message, status: 2)
} catch let error as Script.Unreadable {
  refuse("\(error.path): \(error.reason)", status: 1)
} catch let error as Script.Mistake {
  refuse("line \(error.line) of the script \(error.reason)", status: 1)
} catch let error as TraceServerError {
  refuse(error.description, status: 1)
} catch let error as LoopbackSocket.Problem {
  refuse(error.text, status: 1)
} catch {
  refuse(error.localizedDescription, status: 1)
}
