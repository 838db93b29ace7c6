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
    print: { Terminal.print($0) },
    complain: { Terminal.complain($0) },
    terminalSize: { Terminal.isOutput ? Terminal.size : nil },
    scheduler: scheduler,
    interrupts: .interrupts(on: scheduler))
  return Program(world: world).run(Array(CommandLine.arguments.dropFirst())) { exit($0) }
}

let run = start()
dispatchMain()
