// SPDX-License-Identifier: MIT
import BraidCore
import BraidSignal

extension PassthroughSubscriber {
  /// The subscriber as the observer that both models have.
  var sink: EventSink<Value> {
    EventSink(
      next: { self.sendNext($0) },
      finish: { end in
        switch end {
        case .completed: self.sendCompleted()
        case .error(let error): self.sendError(error)
        }
      })
  }
}
