// SPDX-License-Identifier: MIT
import BraidObservable
import BraidTesting
import TestSupport
import Testing

struct NeverTests {
  @Test func `never releases its observer when it is disposed`() {
    let (disposable, object) = holding { witness in
      Observable<Int>.never().subscribe(onNext: { _ in _ = witness })
    }
    disposable.dispose()
    #expect(object.value == nil)
  }
}
