// SPDX-License-Identifier: MIT
import BraidCore
import OperatorCatalogue
package import ReferenceModel

/// Where a program is played besides the reference.
package enum Runner: String, Sendable, CaseIterable {
  case observable
  case signal
  case crossedObservable = "observable across the bridge"
  case crossedSignal = "signal across the bridge"
  /// Subjects are channels, and lists are sequences.
  case channelledSignal = "signal through channels"

  package var model: Model {
    switch self {
    case .observable, .crossedObservable: .observable
    case .signal, .crossedSignal, .channelledSignal: .signal
    }
  }

  package var crossesBridge: Bool { self == .crossedObservable || self == .crossedSignal }

  package static func of(_ model: Model) -> [Runner] { allCases.filter { $0.model == model } }

  package func run(_ program: Program) -> Journal {
    switch self {
    case .observable: ObservablePlayer(program).run()
    case .crossedObservable: ObservablePlayer(program, crossesBridge: true).run()
    case .signal: SignalPlayer(program).run()
    case .crossedSignal: SignalPlayer(program, crossesBridge: true).run()
    case .channelledSignal: SignalPlayer(program, usesChannels: true).run()
    }
  }
}

extension Generator {
  /// The program of a seed, of the operators of the catalogue.
  package static func program(seed: UInt64, model: Model) -> Program {
    program(seed: seed, model: model, from: Operators.choices)
  }
}

/// A run that differs from the reference.
package struct Mismatch: Sendable {
  package var program: Program
  package var runner: Runner
  package var expected: Journal
  package var actual: Journal
  /// How many objects of the library are alive after the run that were not before.
  package var leftovers = 0

  /// The first difference between the journals of a program's runs, if any.
  ///
  /// - Parameter countsLeftovers: Whether objects that a run leaves alive are a difference; only if
  ///   nothing else runs in the process.
  /// - Returns: Nil if all agree, or if the program runs for too long.
  package static func first(
    in program: Program, _ runners: [Runner], countsLeftovers: Bool = false
  ) -> Mismatch? {
    for runner in runners {
      guard
        let expected = World.run(
          program, as: runner.model, acrossBridge: runner.crossesBridge)
      else { return nil }
      let alive = countsLeftovers ? Resources.total : 0
      let actual = runner.run(program)
      let leftovers = countsLeftovers ? Resources.total - alive : 0
      if leftovers != 0 {
        return Mismatch(
          program: program, runner: runner, expected: expected, actual: actual,
          leftovers: leftovers)
      }
      if actual == expected { continue }
      let isAllowed = World.allows(
        actual, of: program, as: runner.model, acrossBridge: runner.crossesBridge)
      if isAllowed { continue }
      return Mismatch(program: program, runner: runner, expected: expected, actual: actual)
    }
    return nil
  }

  /// The smallest program that has this mismatch in this run.
  package func shrunk(onStep: () -> Void = {}) -> Mismatch {
    let smallest = program.shrunk { candidate in
      onStep()
      return again(candidate) != nil
    }
    return again(smallest) ?? self
  }

  /// A mismatch of the same kind in another program.
  private func again(_ program: Program) -> Mismatch? {
    let mismatch = Mismatch.first(in: program, [runner], countsLeftovers: leftovers != 0)
    return (mismatch?.leftovers ?? 0 != 0) == (leftovers != 0) ? mismatch : nil
  }

  package var description: String {
    """
    \(runner.rawValue)\(leftovers == 0 ? "" : ", \(leftovers) objects left alive")
    \(program)
    expected:
    \(expected.map { "  \($0)" }.joined(separator: "\n"))
    actual:
    \(actual.map { "  \($0)" }.joined(separator: "\n"))
    as Swift:
    \(program.code(as: runner.model))
    """
  }
}
