// SPDX-License-Identifier: MIT
import BraidCore
import Testing

/// Disposes the previous subscription before it holds the next one.
final class CurrentRequest: Sendable {
  private let subscription = SerialDisposable()

  func replace(with next: any Disposable) { subscription.disposable = next }
  func cancel() { subscription.dispose() }
}

struct CoreExampleTests {
  @Test func `a replaced subscription is disposed, and so is the last one`() {
    let request = CurrentRequest()
    let (first, second) = (BooleanDisposable(), BooleanDisposable())
    request.replace(with: first)
    request.replace(with: second)
    #expect(first.isDisposed && !second.isDisposed)
    request.cancel()
    #expect(second.isDisposed)
  }
}
