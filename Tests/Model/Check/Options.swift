// SPDX-License-Identifier: MIT
import ModelRunners
import ReferenceModel

/// What the command line says, and what is done.
struct Options {
  var programs = 10_000
  var seed: UInt64 = 1
  var limit = 20
  var models: [Model] = [.observable, .signal]
  var shrinks = true

  init(_ arguments: some Sequence<String>) {
    var arguments = Array(arguments)[...]
    while let name = arguments.popFirst() {
      switch name {
      case "--programs": programs = Self.number(arguments.popFirst()) ?? programs
      case "--seed": seed = UInt64(Self.number(arguments.popFirst()) ?? 1)
      case "--mismatches": limit = Self.number(arguments.popFirst()) ?? limit
      case "--model": models = Model(rawValue: arguments.popFirst() ?? "").map { [$0] } ?? models
      case "--as-found": shrinks = false
      default: fatalError("unknown option \(name)")
      }
    }
  }

  private static func number(_ text: String?) -> Int? {
    text.flatMap { Int($0.filter { $0 != "_" }) }
  }

  /// Plays the programs.
  ///
  /// - Returns: How many there were, how fast, and how many differ.
  func run() -> String {
    let clock = ContinuousClock()
    let start = clock.now
    var mismatches = 0
    var skipped = 0
    var count = 0
    for index in 0..<programs {
      let seed = seed &+ UInt64(index)
      for model in models {
        let program = Generator.program(seed: seed, model: model)
        count += 1
        if World.run(program, as: model) == nil {
          skipped += 1
          continue
        }
        guard let mismatch = Mismatch.first(in: program, Runner.of(model)) else { continue }
        mismatches += 1
        print(
          "---- seed \(seed), \(shrinks ? mismatch.shrunk().description : mismatch.description)")
        if mismatches >= limit { break }
      }
      if mismatches >= limit { break }
    }
    let seconds = start.duration(to: clock.now) / .seconds(1)
    return """
      \(count) programs (\(skipped) endless), \(mismatches) mismatches, \
      \(Int(Double(count) / seconds)) programs a second
      """
  }
}
