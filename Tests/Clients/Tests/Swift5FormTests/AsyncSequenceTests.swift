// SPDX-License-Identifier: MIT
import BraidCocoa
import BraidObservable
import BraidSignal
import Testing

/// Not `Sendable`, as a sequence of the app's own is in Swift 5 mode.
private final class Countdown: AsyncSequence {
  typealias Failure = Never

  struct Iterator: AsyncIteratorProtocol {
    let countdown: Countdown
    var number: Int

    mutating func next() async -> Int? {
      countdown.calls += 1
      guard number > 0 else { return nil }
      defer { number -= 1 }
      return number
    }
  }

  private(set) var calls = 0

  func makeAsyncIterator() -> Iterator { Iterator(countdown: self, number: 3) }
}

struct AsyncSequenceTests {
  private let countdown = Countdown()

  @Test func `each subscription to an observable iterates over a sequence`() async throws {
    let observable = countdown.asObservable()
    for _ in 0..<2 {
      #expect(try await observable.toArray().value == [3, 2, 1])
    }
    #expect(countdown.calls == 8)
  }

  @Test func `a signal, an infallible and a driver have the values of a sequence`() async throws {
    guard #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) else { return }
    #expect(try await countdown.asInfallible(priority: .high).toArray().value == [3, 2, 1])
    let driven = await Task { @MainActor in countdown.asDriver().asObservable().toArray() }.value
    #expect(try await driven.value == [3, 2, 1])
    var values: [Int] = []
    for try await value in countdown.asSignal().values { values.append(value) }
    #expect(values == [3, 2, 1])
    #expect(countdown.calls == 12)
  }
}
