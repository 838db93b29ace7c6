// SPDX-License-Identifier: MIT
import BraidSignal
import BraidTesting
import TestSupport
import Testing

struct SampleTests {
  @Test(arguments: [
    ("a-b-----c--|", "-x--x-x---x---|", "-a--b-b---c|"), ("----|", "-x--", "----|"),
    ("a----", "-x|", "-a|"), ("a-#", "---x", "--#"), ("a---", "--#", "--#"),
  ])
  func `sample emits the latest value whenever the sampler emits`(
    source: String, sampler: String, expected: String
  ) {
    expectSignalDiagram(source, sampler, expected) { source, sampler, _ in
      source.sample(on: sampler)
    }
  }
}
