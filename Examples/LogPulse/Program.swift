// SPDX-License-Identifier: MIT

import BraidBridge
import BraidObservable
import BraidSignal

/// What the program needs of the world: a test gives it another one.
struct World: Sendable {
  /// Writes to standard output.
  var print: @Sendable (String) -> Void
  /// Writes one line to standard error.
  var complain: @Sendable (String) -> Void
  /// Columns and rows of the terminal behind standard output, if it is one.
  var terminalSize: @Sendable () -> (width: Int, height: Int)?
  /// Where everything is done.
  var scheduler: Scheduler
  /// The user wants to stop.
  var interrupts: Signal<Interrupted>
}

/// One run of the program.
struct Program: Sendable {
  let world: World

  /// Does what the words of the command line ask for.
  ///
  /// - Parameter end: Is given the exit code, once.
  func run(_ words: [String], end: @escaping @Sendable (Int32) -> Void) -> any Disposable {
    do throws(UsageError) {
      let arguments = try Arguments(parsing: words)
      if !arguments.help { return analyse(arguments, end: end) }
      world.print(Arguments.usage + "\n")
      end(0)
    } catch {
      world.complain(error.message)
      end(2)
    }
    return Disposables.create()
  }

  private func analyse(
    _ arguments: Arguments, end: @escaping @Sendable (Int32) -> Void
  ) -> any Disposable {
    let inputs = arguments.paths.isEmpty ? [.sample] : arguments.paths.map(Input.init)
    let view = Screen(world, total: arguments.follow ? nil : Input.size(of: inputs))

    // The lines: signals in RAC style, which have crossed the bridge.
    let lines = Observable.lines(of: inputs, follow: arguments.follow, on: world.scheduler)
      .take(until: stop(endsWell: arguments.follow))

    // What they say: an observable in Rx style.
    let summaries = Analysis(
      inputs: inputs.map(\.name), top: arguments.top, window: arguments.window
    )
    .summaries(of: lines, scheduler: TurnTaking(on: world.scheduler))

    // What is shown: pictures while it goes on, and the last one as the report.
    let isLive = world.terminalSize() != nil && !arguments.json
    return (isLive ? live(summaries, view) : summaries)
      .takeLast(1)
      .subscribe(
        onNext: { summary in
          view.erase()
          world.print(
            arguments.json ? JSONReport(summary: summary).text + "\n" : view.report(summary))
        },
        onError: { error in
          view.erase()
          end(exitCode(for: error))
        },
        onCompleted: { end(0) })
  }

  /// Redraws ten times a second, however fast the summaries change.
  private func live(_ summaries: Observable<Summary>, _ view: Screen) -> Observable<Summary> {
    summaries
      .throttle(.milliseconds(100), scheduler: TurnTaking(on: world.scheduler))
      .do(onNext: { view.draw($0) })
  }

  /// Sends when the user has seen enough, or fails if that means that nothing is to be reported.
  private func stop(endsWell: Bool) -> Observable<Interrupted> {
    world.interrupts.asObservable().map { interrupted in
      if !endsWell { throw interrupted }
      return interrupted
    }
  }

  private func exitCode(for error: any Error) -> Int32 {
    switch error {
    case let error as Interrupted:
      return error.exitCode
    case let error as InputError:
      world.complain(error.message)
    default:
      world.complain("\(error)")
    }
    return 1
  }
}
