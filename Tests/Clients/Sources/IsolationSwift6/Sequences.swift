// SPDX-License-Identifier: MIT
import BraidObservable

// In Swift 6 mode, a task may not use a conformance that belongs to the main actor.
#if !swift(>=6)
  /// An asynchronous sequence of the app's own.
  struct Ticks: AsyncSequence, AsyncIteratorProtocol {
    var count = 0

    mutating func next() async -> Int? {
      count += 1
      return count < 3 ? count : nil
    }

    func makeAsyncIterator() -> Ticks { self }
  }

  @MainActor
  func ticks() -> Observable<Int> { Ticks().asObservable() }
#endif
