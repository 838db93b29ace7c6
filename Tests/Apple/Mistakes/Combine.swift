// SPDX-License-Identifier: MIT
// error: referencing instance method 'assign(to:)'

// Does not compile: an observable may fail, and a publisher that may fail has no `assign(to:)`.
// `.ci/clients apple` fails if it does.

import BraidBridge
import BraidObservable
import Combine

final class Model {
  @Published var count = 0

  func connect(_ observable: Observable<Int>) { observable.asPublisher().assign(to: &$count) }
}
