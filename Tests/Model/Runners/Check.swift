// SPDX-License-Identifier: MIT
package import ReferenceModel

/// Where a program is played besides the reference.
package enum Runner: String, Sendable, CaseIterable {
  case observable
  case signal
  case crossedObservable = "observable across the bridge"
  case crossedSignal = "signal across the bridge"

  package var model: Model {
    switch self {
    case .observable, .crossedObservable: .observable
    case .signal, .crossedSignal: .signal
    }
  }

  package var crossesBridge: Bool { self == .crossedObservable || self == .crossedSignal }

  package static func of(_ model: Model) -> [Runner] { allCases.filter { $0.model == model } }

  package func run(_ program: Program) -> Journal {
    switch self {
    case .observable: ObservablePlayer.run(program)
    case .crossedObservable: ObservablePlayer.run(program, crossesBridge: true)
    case .signal: SignalPlayer.run(program)
    case .crossedSignal: SignalPlayer.run(program, crossesBridge: true)
    }
  }
}

/// A run that differs from the reference.
package struct Mismatch: Sendable {
  package var program: Program
  package var runner: Runner
  package var expected: Journal
  package var actual: Journal

  /// What a program does differently in one of the runs, if anything.
  ///
  /// - Returns: Nil if all agree, or if the program goes on for too long.
  package static func first(in program: Program, _ runners: [Runner]) -> Mismatch? {
    for runner in runners {
      guard
        let expected = World.run(
          program, as: runner.model, acrossBridge: runner.crossesBridge)
      else { return nil }
      let actual = runner.run(program)
      if actual == expected { continue }
      let isAllowed = World.allows(
        actual, of: program, as: runner.model, acrossBridge: runner.crossesBridge)
      if isAllowed { continue }
      return Mismatch(program: program, runner: runner, expected: expected, actual: actual)
    }
    return nil
  }

  /// The same mismatch in the smallest program that shows one in this run.
  package func shrunk(onStep: () -> Void = {}) -> Mismatch {
    let smallest = program.shrunk { candidate in
      onStep()
      return Mismatch.first(in: candidate, [runner]) != nil
    }
    return Mismatch.first(in: smallest, [runner]) ?? self
  }

  package var description: String {
    """
    \(runner.rawValue)
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
