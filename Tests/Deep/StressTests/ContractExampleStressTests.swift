// SPDX-License-Identifier: MIT
import BraidCore
import BraidObservable
import Dispatch
import TestSupport
import Testing

/// The example of Docs/Contract.md that needs a second thread, word for word.
@Suite(.alone) struct ContractExampleStressTests {
  @Test func `C4 a closure may wait for another sender`() {
    let printed = Locked<[String]>([])
    let print: @Sendable (String) -> Void = { line in printed.withLock { $0.append(line) } }
    let doorbell = PublishSubject<String>()
    let visitor = doorbell.subscribe(onNext: { event in
      guard event == "ring" else { return print(event) }
      let answered = DispatchSemaphore(value: 0)
      DispatchQueue.global().async {
        doorbell.onNext("open")
        answered.signal()
      }
      answered.wait()
      print("ring")
    })
    doorbell.onNext("ring")
    visitor.dispose()
    // ring
    // open
    expectEqual(printed.withLock { $0 }, ["ring", "open"])
  }
}
