// SPDX-License-Identifier: MIT
import ModelRunners
import ReferenceModel

/// The parsed command line, and its execution.
struct Options {
  static let help = """
    model-check [--programs n] [--seed n] [--model observable|signal] [--mismatches n] [--as-found]
                [--show]

    Plays random programs by the reference and by the library and says where they differ, and what
    the library leaves alive.
      --programs    how many seeds (10 000), each in both models
      --seed        the first one (1)
      --model       one model only
      --mismatches  how many to print before it stops (20)
      --as-found    prints programs as they were found, not the smallest that differ
      --show        prints the programs and what the reference says, and plays nothing else
    """

  var programs = 10_000
  var seed: UInt64 = 1
  var limit = 20
  var models: [Model] = [.observable, .signal]
  var shrinks = true
  var shows = false

  /// - Returns: Nil if the arguments make no sense.
  init?(_ arguments: some Sequence<String>) {
    var arguments = Array(arguments)[...]
    while let name = arguments.popFirst() {
      switch name {
      case "--as-found": shrinks = false
      case "--show": shows = true
      case "--model":
        guard let model = Model(rawValue: arguments.popFirst() ?? "") else { return nil }
        models = [model]
      default:
        let text = arguments.popFirst()?.filter { $0 != "_" }
        guard let number = text.flatMap(Int.init), number >= 0 else { return nil }
        switch name {
        case "--programs": programs = number
        case "--seed": seed = UInt64(number)
        case "--mismatches": limit = number
        default: return nil
        }
      }
    }
  }

  /// Plays the programs.
  ///
  /// - Returns: How many differ.
  func run() -> Int {
    let watchdog = Watchdog()
    watchdog.start()
    let clock = ContinuousClock()
    let start = clock.now
    var mismatches = 0
    var endless = 0
    var count = 0
    for index in 0..<programs where mismatches < limit {
      let seed = seed &+ UInt64(index)
      for model in models {
        let program = Generator.program(seed: seed, model: model)
        count += 1
        watchdog.beat("seed \(seed), \(model.rawValue)")
        if shows {
          show(program, model)
          continue
        }
        if World.run(program, as: model) == nil {
          endless += 1
          continue
        }
        guard
          let mismatch = Mismatch.first(in: program, Runner.of(model), countsLeftovers: true)
        else { continue }
        mismatches += 1
        let smallest =
          shrinks
          ? mismatch.shrunk { watchdog.beat("seed \(seed), \(model.rawValue), shrinking") }
          : mismatch
        print("---- seed \(seed), \(smallest.description)\n")
      }
    }
    let seconds = start.duration(to: clock.now) / .seconds(1)
    print(
      """
      \(count) programs (\(endless) of them endless, not compared), \(mismatches) mismatches, \
      \(Int(Double(count) / max(seconds, 0.001))) programs a second
      """)
    return mismatches
  }

  private func show(_ program: Program, _ model: Model) {
    print(program)
    print(program.code(as: model))
    for entry in World.run(program, as: model) ?? [] { print("  \(entry)") }
  }
}
