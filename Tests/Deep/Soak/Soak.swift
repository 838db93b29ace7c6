// SPDX-License-Identifier: MIT
import BraidCore
import BraidTrace
import Foundation
import ModelRunners
import ReferenceModel
import TestSupport

/// Makes, uses and releases pipelines of both models in rounds, and samples the memory between two
/// rounds, when no object of the library is alive.
struct Soak: Sendable {
  static let help = """
    soak [--rounds n] [--seconds n] [--part NAME]

    Makes, uses and releases pipelines of both models on many threads: does memory grow?
      --rounds   the number of rounds (120). The memory in use after the last one is at most
                 512 KiB more than after a third of them: what the caches of threads vary by
      --seconds  ends after this time instead, and prints a line every ten seconds. The resident
                 memory, too, is at most 1.05 times that after ten minutes, or after a sixth of
                 the time
      --part     only this part; `programs` are random programs of all operators
    """

  private var rounds = 120
  private var seconds: Int?
  private var parts = SoakPart.all
  private var asyncParts = SoakPart.async
  private var playsPrograms = true
  private var programs: [(Program, Model)] = []

  /// - Returns: Nil if the arguments make no sense.
  init?(_ arguments: some Sequence<String>) {
    var arguments = Array(arguments)[...]
    while let option = arguments.popFirst() {
      guard let value = arguments.popFirst() else { return nil }
      switch option {
      case "--rounds":
        guard let number = Int(value), number >= 3 else { return nil }
        rounds = number
      case "--seconds":
        guard let number = Int(value), number > 0 else { return nil }
        seconds = number
      case "--part":
        parts.removeAll { $0.name != value }
        asyncParts.removeAll { $0.name != value }
        playsPrograms = value == "programs"
        if parts.isEmpty && asyncParts.isEmpty && !playsPrograms { return nil }
      default: return nil
      }
    }
    // The reference keeps memory: it only says here which programs come to an end.
    for seed: UInt64 in 0..<(playsPrograms ? 200 : 0) {
      for model: Model in [.observable, .signal] {
        let program = Generator.program(seed: seed, model: model)
        if World.run(program, as: model) != nil { programs.append((program, model)) }
      }
    }
  }

  /// Returns the problem, if there is one.
  func run() async -> String? {
    guard MemorySample.isAvailable else { return "this C library has no malloc_info" }
    MemorySample.returnFreePages()
    await playAll()
    let (first, last) = if let seconds { await runTime(seconds) } else { await runRounds() }
    print("soak: first: \(first)\nsoak: last:  \(last)")
    if last.live != 0 { return "\(last.live) objects are alive: \(Resources.dump())" }
    if last.inUse > first.inUse + (512 << 10) { return "the memory in use grew" }
    if seconds != nil, Double(last.resident) > 1.05 * Double(first.resident) {
      return "the resident memory grew"
    }
    return nil
  }

  /// Plays everything once, traced: types are instantiated, and the trace knows all call stacks.
  private func playAll() async {
    Trace.isOn = true
    await onThread {
      var chance = Seeded(0)
      for part in parts { part.run(&chance) }
      for (program, model) in programs {
        for runner in Runner.of(model) { _ = runner.run(program) }
      }
    }
    var chance = Seeded(0)
    for part in asyncParts { await part.run(&chance) }
    Trace.isOn = false
  }

  /// Returns the samples after a third of the rounds and after the last one.
  private func runRounds() async -> (first: MemorySample, last: MemorySample) {
    for round in 1...rounds / 3 { await play(round) }
    let first = MemorySample.now()
    for round in rounds / 3 + 1...rounds { await play(round) }
    return (first, .now())
  }

  /// Returns the sample after ten minutes, or after a sixth of the time, and the last one.
  private func runTime(_ seconds: Int) async -> (first: MemorySample, last: MemorySample) {
    let clock = ContinuousClock()
    let start = clock.now
    var (round, printed) = (0, -10)
    var first: MemorySample?
    while true {
      round += 1
      await play(round)
      let time = Int(start.duration(to: clock.now).components.seconds)
      if time - printed < 10 { continue }
      printed = time
      let sample = MemorySample.now()
      print("soak: \(time) s, round \(round), \(sample)")
      fflush(nil)
      if first == nil && time >= min(600, seconds / 6) { first = sample }
      if let first, time >= seconds { return (first, sample) }
    }
  }

  /// Four new threads and four tasks run parts that chance chooses, then a thread plays random
  /// programs; every eighth round is traced.
  private func play(_ round: Int) async {
    let isTraced = round.isMultiple(of: 8)
    Trace.isOn = isTraced
    if isTraced { Trace.startTimeline(capacity: 1 << 10) }
    async let tasks: Void = withTaskGroup(of: Void.self) { group in
      for task in 0..<4 {
        group.addTask {
          var chance = Seeded(UInt64(round * 16 + task))
          for _ in 0..<4 { await asyncParts.randomElement(using: &chance)?.run(&chance) }
        }
      }
    }
    await onThread {
      onThreads(4) { thread in
        var chance = Seeded(UInt64(round * 16 + 8 + thread))
        for _ in 0..<32 { parts.randomElement(using: &chance)?.run(&chance) }
      }
      var chance = Seeded(UInt64(round))
      for _ in 0..<8 {
        guard let (program, model) = programs.randomElement(using: &chance) else { break }
        for runner in Runner.of(model) { _ = runner.run(program) }
      }
    }
    await tasks
    if isTraced {
      _ = Trace.graph().text()
      _ = Trace.timeline()
      Trace.stopTimeline()
    }
    // Actions of schedulers that are about to end.
    while Resources.total != 0 { try? await Task.sleep(for: .milliseconds(1)) }
  }

  private func onThread(_ work: @escaping @Sendable () -> Void) async {
    await withCheckedContinuation { done in
      Thread {
        work()
        done.resume()
      }.start()
    }
  }
}
