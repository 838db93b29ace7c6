// SPDX-License-Identifier: MIT
import BraidSignal
import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

// Rows of Docs/MigratingFromReactiveObjC.md that the compiler decides: `row:` and the first cell
// of a row stand before the code, and before what the compiler says of it.

final class Item {}

@MainActor final class Screen {
  var count = 0

  func use(_ numbers: Signal<Int>) {
    // row: blocks of operators
    // warning: main actor-isolated property 'count' can not be referenced
    _ = numbers.map { [self] in $0 + count }
  }
}

func counting(_ numbers: Signal<Int>) {
  var count = 0
  // row: blocks of operators
  _ = numbers.map { number in
    // swift6 warning: mutation of captured var 'count' in concurrently-executing code
    count += 1
    // swift6 warning: reference to captured var 'count' in concurrently-executing code
    return number + count
  }
}

func moving(_ items: Signal<Item>) {
  // row: values that change threads
  // swift6 error: type 'Item' does not conform to the 'Sendable' protocol
  _ = items.deliver(on: .main)
}

func requesting(_ session: URLSession, _ request: URLRequest) {
  // row: reactive.data(with:)
  _ = session.signal(for: request)
}
