// SPDX-License-Identifier: MIT
import ModelRunners
import ReferenceModel
import Testing

/// The library behaves like the reference, in both models and across the bridge.
///
/// The command `model-check` plays any number of programs:
///
///     swift run --package-path Tests -c release model-check --programs 1000000 --seed 7
struct AgreementTests {
  /// Seeds of this suite, in blocks that run beside each other.
  static let blocks = (0..<20).map { UInt64(1 + $0 * 100) }

  @Test(arguments: blocks, [Model.observable, .signal])
  func `random programs have the same events in both implementations`(first: UInt64, model: Model) {
    for seed in first..<first + 100 {
      let program = Generator.program(seed: seed, model: model)
      guard let mismatch = Mismatch.first(in: program, Runner.of(model)) else { continue }
      Issue.record("seed \(seed), \(mismatch.shrunk().description)")
      return
    }
  }

  @Test(arguments: PastFailures.programs)
  func `mismatches of the past do not recur`(failure: PastFailures.Failure) {
    for runner in failure.runners {
      if let mismatch = Mismatch.first(in: failure.program, [runner]) {
        Issue.record("\(failure.title): \(mismatch.description)")
      }
    }
  }
}
