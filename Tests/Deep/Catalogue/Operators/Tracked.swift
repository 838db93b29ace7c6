// SPDX-License-Identifier: MIT
import BraidCore

/// The values that forms are played with: integers whose life is watched.
///
/// A value computed from a tracked value shares its lifetime, so an operator that retains a value
/// too long is
/// found out after a `map` as well.
package struct Tracked: Sendable {
  package let number: Int
  private let life: Life?

  fileprivate final class Life: Sendable {
    private let onDeath: @Sendable () -> Void

    init(_ onDeath: @escaping @Sendable () -> Void) { self.onDeath = onDeath }

    deinit { onDeath() }
  }

  fileprivate init(_ number: Int, _ life: Life?) {
    self.number = number
    self.life = life
  }

  package static func + (lhs: Tracked, rhs: Tracked) -> Tracked {
    Tracked(lhs.number + rhs.number, lhs.life ?? rhs.life)
  }

  package static func * (lhs: Tracked, rhs: Tracked) -> Tracked {
    Tracked(lhs.number * rhs.number, lhs.life ?? rhs.life)
  }

  package func isMultiple(of divisor: Int) -> Bool { number.isMultiple(of: divisor) }
}

extension Tracked: Hashable, Comparable {
  package static func == (lhs: Tracked, rhs: Tracked) -> Bool { lhs.number == rhs.number }
  package static func < (lhs: Tracked, rhs: Tracked) -> Bool { lhs.number < rhs.number }
  package func hash(into hasher: inout Hasher) { hasher.combine(number) }
}

extension Tracked: ExpressibleByIntegerLiteral, CustomStringConvertible {
  package init(integerLiteral value: Int) { self.init(value, nil) }
  package init(_ number: Int) { self.init(number, nil) }
  package var description: String { "\(number)" }
}

/// Makes values and knows which of them are still kept somewhere.
package final class Lives: Sendable {
  private struct Reference: @unchecked Sendable {  // a weak reference is atomic
    let number: Int
    weak var life: Tracked.Life?
  }

  private let references = Locked<[Reference]>([])
  private let deaths = AtomicInt()
  private let action = Locked<(death: Int, perform: @Sendable () -> Void)?>(nil)

  package init() {}

  /// Performs `action` when the value of the given number dies: inside of its `deinit`.
  package func atDeath(_ death: Int, _ action: @escaping @Sendable () -> Void) {
    self.action.withLock { $0 = (death, action) }
  }

  /// Releases the closure that it would perform.
  package func disarm() {
    let old = action.exchange(nil)
    withExtendedLifetime(old) {}
  }

  /// How many values have died.
  package var dead: Int { deaths.load() }

  package func make(_ number: Int) -> Tracked {
    let life = Tracked.Life { [weak self] in self?.noteDeath() }
    references.withLock { $0.append(Reference(number: number, life: life)) }
    return Tracked(number, life)
  }

  private func noteDeath() {
    let death = deaths.increment()
    action.withLock { $0.flatMap { $0.death == death ? $0.perform : nil } }?()
  }

  /// The numbers of the values that are still retained.
  package var kept: [Int] {
    references.withLock { $0 }.filter { $0.life != nil }.map(\.number)
  }
}
