// SPDX-License-Identifier: MIT
import BraidCocoa
import BraidTrace
import TestSupport
import Testing

@Suite(.exclusive(.trace, .mainQueue)) @MainActor struct TraceTests {
  @Test func `a driver keeps its name`() {
    traced {
      let relay = BehaviorRelay(value: 1)
      let driver = relay.asDriver().map { $0 + 1 }.checkpoint("driven")
      let subscription = driver.drive(onNext: { _ in })
      let names = Trace.graph().nodes.compactMap(\.name)
      #expect(names.contains("driven"))
      subscription.dispose()
    }
  }
}
