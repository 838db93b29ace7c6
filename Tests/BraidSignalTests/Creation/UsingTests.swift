// SPDX-License-Identifier: MIT
import BraidSignal
import BraidTesting
import TestSupport
import Testing

struct UsingTests {
  @Test(arguments: ["a-b|", "|", "#", "a-#"])
  func `using emits the events of the signal`(source: String) {
    let resource = BooleanDisposable()
    expectSignalDiagram(source, source) { source, _ in
      Signal.using({ resource }) { _ in source }
    }
    #expect(resource.isDisposed)
  }

  @Test func `using disposes the resource after the source`() {
    let source = Source<Int>()
    let log = source.log
    let signal = Signal<Int>.using({ AnyDisposable { log("resource") } }) { _ in source.signal }
    let recording = signal.recorded()
    expectEqual(log.entries, ["subscribed"])
    recording.dispose()
    expectEqual(log.entries, ["subscribed", "teardown", "resource"])
  }

  @Test func `using fails when a closure throws, and disposes the resource`() {
    let noResource = Signal<Int>.using({ () throws -> BooleanDisposable in throw Failure() }) {
      _ in .never
    }
    expectEqual(noResource.events, ["#failure"])
    let resource = BooleanDisposable()
    #expect(Signal<Int>.using({ resource }) { _ in throw Failure() }.events == ["#failure"])
    #expect(resource.isDisposed)
  }
}
