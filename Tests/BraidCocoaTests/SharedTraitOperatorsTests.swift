// SPDX-License-Identifier: MIT
import BraidCocoa
import BraidTesting
import TestSupport
import Testing

/// The operators of observables that drivers and signals have as well.
@Suite(.exclusive(.mainQueue)) struct SharedTraitOperatorsTests {
  @Test func `a driver has the operators that cannot fail`() {
    expectDriver(["a-b-c|"], "a-(b|)") { sources in driver(sources).take(2) }
    expectDriver(["a-b-c|"], "a-|") { sources in driver(sources).take { $0 == "a" } }
    expectDriver(["a-b-c|"], "-----(c|)") { sources in driver(sources).takeLast(1) }
    expectDriver(["a-b-c|"], "--b-c|") { sources in driver(sources).pairwise().map { $1 } }
    expectDriver(["a-b-c|"], "--b-c|") { sources in driver(sources).ignore("a") }
    expectDriver(["a-b-c|"], "-----(3|)", results: MarbleValues(["3": 3])) { sources in
      driver(sources).count()
    }
    expectDriver(["---|"], "---(d|)") { sources in driver(sources).ifEmpty(default: "d") }
  }

  private func driver(_ sources: [Observable<String>]) -> Driver<String> {
    sources[0].asDriver(onErrorJustReturn: "#")
  }
}
