// SPDX-License-Identifier: MIT
import BraidObservable

// error: type 'Keys' does not conform to protocol 'ObservableType'
struct Keys: ObservableType {
  typealias Element = Int
}
