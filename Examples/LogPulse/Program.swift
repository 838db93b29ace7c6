// SPDX-License-Identifier: MIT

import BraidBridge
import BraidObservable
import BraidSignal
import BraidTrace
import Foundation

/// The program's environment; tests pass their own.
struct World: Sendable {
  /// Writes to standard output.
  var print: @Sendable (String) throws(OutputError) -> Void
  /// Writes one line to standard error.
  var complain: @Sendable (String) -> Void
  /// Columns and rows of the terminal that standard output is, if it is one.
  var terminalSize: @Sendable () -> TerminalSize?
  /// How text on a terminal is set off.
  var style = Style.terminal
  /// Standard input if it is a pipe or a file: the input if none is named.
  var pipedInput: Input?
  /// Where everything is done.
  var scheduler: Scheduler
  /// The user wants to stop.
  var interrupts: Signal<Interrupted>
  /// The terminal has another size.
  var resizes: Signal<Void>
}

/// One run of the program.
struct Program: Sendable {
  let world: World

  /// Runs the command line.
  ///
  /// - Parameter end: Is given the exit code, once.
  func run(_ words: [String], end: @escaping @Sendable (Int32) -> Void) -> any Disposable {
    let arguments: Arguments
    do throws(UsageError) {
      arguments = try Arguments(parsing: words, isInputPiped: world.pipedInput != nil)
    } catch {
      world.complain(error.message)
      end(2)
      return Disposables.create()
    }
    if arguments.help { return help(end: end) }
    let server: TraceServer?
    do throws(TraceServerError) {
      server = arguments.serve ? try Trace.serve() : nil
    } catch {
      world.complain(error.description)
      end(1)
      return Disposables.create()
    }
    if arguments.trace != nil { Trace.startTimeline() }
    return analyse(arguments, streams: server?.address) { status in
      let isWritten = arguments.trace.map(writeTimeline) ?? true
      server?.stop()
      end(isWritten ? status : max(status, 1))
    }
  }

  private func writeTimeline(to file: String) -> Bool {
    do throws(TraceFileError) {
      try Trace.writeTimeline(to: file)
      return true
    } catch {
      world.complain(error.description)
      return false
    }
  }

  private func help(end: @escaping @Sendable (Int32) -> Void) -> any Disposable {
    do throws(OutputError) {
      try world.print(Arguments.usage + "\n")
      end(0)
    } catch {
      end(exitCode(for: error))
    }
    return Disposables.create()
  }

  /// - Parameter streams: The address of the page with the program's own streams.
  private func analyse(
    _ arguments: Arguments, streams: String?, end: @escaping @Sendable (Int32) -> Void
  ) -> any Disposable {
    let isUnnamed = arguments.paths.isEmpty
    let inputs = isUnnamed ? [world.pipedInput ?? .sample] : arguments.paths.map(Input.init)
    let screen = Screen(
      world, arguments, total: arguments.follow ? nil : Input.size(of: inputs), streams: streams)

    // The inputs: signals in RAC style, converted by the bridge.
    let notice = isUnnamed && !screen.isLive ? silenceNotice() : nil
    let events = Observable.events(of: inputs, follow: arguments.follow, on: world.scheduler)
      .do(onNext: { _ in notice?.dispose() }, onDispose: { notice?.dispose() })
      .take(until: stop(endsWell: arguments.follow))
      .do(onNext: { screen.tell($0) })

    // The summaries: an observable in Rx style.
    let summaries = Analysis(
      inputs: inputs.map(\.name), top: arguments.top, window: arguments.window
    )
    .summaries(of: events, scheduler: TurnTaking(on: world.scheduler))

    // The output: each summary in the live view, and the last one as the report.
    return (screen.isLive ? pictures(of: summaries, on: screen) : summaries)
      .takeLast(1)
      .do(onNext: { try screen.report($0) })
      .subscribe(
        onNext: { end(exitCode(for: $0)) },
        onError: { error in
          try? screen.erase()
          end(exitCode(for: error))
        })
  }

  /// Prints the name of the input if nothing was read for a second.
  private func silenceNotice() -> (any Disposable)? {
    guard world.pipedInput != nil else { return nil }
    return world.scheduler.schedule(after: .seconds(1)) { [world] in
      world.complain("waiting for standard input; the bundled sample: LogPulse </dev/null")
    }
  }

  /// Redraws ten times a second, however fast the summaries change, and when the window does.
  private func pictures(
    of summaries: Observable<Summary>, on screen: Screen
  ) -> Observable<Summary> {
    summaries
      .throttle(.milliseconds(100), scheduler: TurnTaking(on: world.scheduler))
      .multicast({ PublishSubject<Summary>() }) { [resizes = world.resizes] pictures in
        let again = resizes.asObservable().withLatestFrom(pictures)
        return .merge(pictures, again.take(until: pictures.takeLast(1)))
      }
      .do(onNext: { try screen.draw($0) })
  }

  /// Sends when the user has seen enough, or fails if that means that nothing is to be reported.
  private func stop(endsWell: Bool) -> Observable<Interrupted> {
    world.interrupts.asObservable().map { interrupted in
      if !endsWell { throw interrupted }
      return interrupted
    }
  }

  /// A report is a failure if it lacks an input, or if its inputs are no logs.
  private func exitCode(for summary: Summary) -> Int32 {
    let totals = summary.totals
    if totals.requests == 0, totals.malformed > 0 {
      world.complain("no line is a request in a known format; see --help")
      return 1
    }
    return summary.absences.all.isEmpty ? 0 : 1
  }

  private func exitCode(for error: any Error) -> Int32 {
    switch error {
    case let error as Interrupted:
      return error.exitCode
    case let error as OutputError where error.isReaderGone:
      // The exit status of a program that the signal ended.
      return 128 + SIGPIPE
    case let error as OutputError:
      world.complain(error.message)
    default:
      world.complain("\(error)")
    }
    return 1
  }
}
