// SPDX-License-Identifier: MIT

import BraidObservable
import BraidSignal
import Dispatch
import Foundation

/// Starts the program on one background scheduler: reading, analysing, timers and drawing take
/// turns, so nothing piles up between them.
func start() -> any Disposable {
  let scheduler = Scheduler.background(name: "LogPulse")
  let world = World(
    print: { (text) throws(OutputError) in try Terminal.print(text) },
    complain: { Terminal.complain($0) },
    terminalSize: { Terminal.size },
    style: Style(environment: ProcessInfo.processInfo.environment),
    pipedInput: Terminal.isInputPiped ? Input("-") : nil,
    scheduler: scheduler,
    interrupts: .interrupts(on: scheduler),
    resizes: .resizes(on: scheduler))
  return Program(world: world).run(Array(CommandLine.arguments.dropFirst())) { exit($0) }
}

Terminal.holdStandardStreams()
let run = start()
dispatchMain()
