// SPDX-License-Identifier: MIT
public import Synchronization

/// The lifetime of a subscription whose source can be held back, if it is one that looks
/// (``SinkDisposer/wantsStep``) before it sends.
///
/// Held back at first, so that nothing is made before somebody asks.
@usableFromInline
package final class HoldableScope: SinkDisposer, @unchecked Sendable {  // `parked`: under the lock
  /// The work that waits: one piece, unless several sources share the subscription.
  private struct Parked {
    var first: Trampoline.Item?
    var others: [Trampoline.Item] = []
  }

  private let lock = Lock()
  @exclusivity(unchecked) private var parked = Parked()

  @usableFromInline
  package override init() {
    super.init()
    hold()
  }

  /// Holds the source back after the event it is sending.
  @inlinable @inline(__always)
  package func hold() {
    state.bitwiseOr(SinkDisposer.heldBit, ordering: .acquiringAndReleasing)
  }

  /// Lets the source go on; one that has parked its work goes on here, inside the call.
  @usableFromInline
  package func letGoOn() {
    run(
      lock.withLock {
        state.bitwiseAnd(~SinkDisposer.heldBit, ordering: .acquiringAndReleasing)
        return takeParked()
      })
  }

  package override func park(_ item: Trampoline.Item) -> Bool {
    lock.withLock {
      if wantsStep || isDisposed { return false }
      if parked.first == nil { parked.first = item } else { parked.others.append(item) }
      return true
    }
  }

  /// What is parked runs once more, and finds that it is over.
  package override func disposed() { run(lock.withLock { takeParked() }) }

  private func takeParked() -> Parked { exchange(&parked, with: Parked()) }

  private func run(_ work: Parked) {
    guard let first = work.first else { return }
    Trampoline.current.schedule(first)
    for item in work.others { Trampoline.current.schedule(item) }
  }
}

extension SinkDisposer {
  /// Suspends a source that is a task while it is held back.
  @usableFromInline
  package final func waitWhileHeld() async {
    await withUnsafeContinuation { continuation in
      let item = Trampoline.Item { _ in continuation.resume() }
      if !park(item) { continuation.resume() }
    }
  }
}
