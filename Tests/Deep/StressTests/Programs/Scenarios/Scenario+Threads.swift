// SPDX-License-Identifier: MIT
import BraidCore

/// The actions of one thread.
extension Scenario {
  /// Sends a few values.
  func send(_ participant: Participant) {
    for _ in 0..<3 + participant.dice.below(6) {
      participant.pause()
      participant.round.send(participant.index)
    }
  }

  /// Observers that come, and half of them go.
  func comeAndGo(_ participant: Participant) {
    for _ in 0..<2 + participant.dice.below(3) {
      participant.pause()
      let party = participant.round.join()
      participant.pause(20)
      if participant.dice.chance(50) { party?.dispose() }
    }
  }

  /// Observers that come.
  func come(_ participant: Participant) {
    for _ in 0..<1 + participant.dice.below(3) {
      participant.pause(50)
      participant.round.join()
    }
  }

  /// Disposes of other threads' observers.
  func disposeOthers(_ participant: Participant) {
    for _ in 0..<3 {
      participant.wait(1 + participant.dice.below(3))
      participant.round.anyParty()?.dispose()
    }
  }

  /// Ends it at some moment.
  func end(_ participant: Participant) {
    if self != .duets { participant.wait(1 + participant.dice.below(10)) }
    // A copy: the participant's own are thrown in the windows that this passes.
    var dice = Dice(participant.dice.next())
    participant.round.end(&dice)
  }

  /// Disposes the subject at some moment.
  func shut(_ participant: Participant) {
    participant.wait(1 + participant.dice.below(6))
    participant.round.shut()
  }

  /// Subscribes, sends and disposes.
  func takeTurns(_ participant: Participant) {
    for _ in 0..<1 + participant.dice.below(3) {
      let party = participant.round.join()
      participant.pause(20)
      participant.round.send(participant.index)
      if participant.dice.chance(70) { party?.dispose() }
    }
    participant.round.join()
  }

  /// Does one or two things.
  func doLittle(_ participant: Participant) {
    let round = participant.round
    for _ in 0..<1 + participant.dice.below(2) {
      switch participant.dice.below(6) {
      case 0: round.join()
      case 1: round.anyParty()?.dispose()
      case 2 where round.plant.connect != nil:
        round.connect(disposes: participant.dice.chance(50))
      default: round.send(participant.index)
      }
    }
  }

  /// Connects, and now and then disposes what that made.
  func connect(_ participant: Participant) {
    for _ in 0..<2 {
      participant.pause(50)
      participant.round.connect(disposes: participant.dice.chance(40))
    }
  }

  /// Lets virtual time pass.
  func passTime(_ participant: Participant) {
    let clock = participant.round.plant.tools.clock
    for _ in 0..<6 {
      participant.wait(1 + participant.dice.below(3))
      clock.advance(by: .seconds(1))
      participant.round.progress.step()
    }
  }
}
