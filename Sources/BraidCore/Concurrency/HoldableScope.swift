// SPDX-License-Identifier: MIT

/// The lifetime of a subscription whose source can be suspended, if the source checks
/// ``SinkDisposer/wantsStep`` before it sends.
///
/// Initially suspended, so that no value is produced before the first request.
package final class HoldableScope: SinkDisposer, @unchecked Sendable {  // lock guards `parked`
  /// The suspended jobs: one, unless several sources share the subscription.
  private struct Parked {
    var first: Trampoline.Item?
    var others: [Trampoline.Item] = []
  }

  private let lock = Lock()
  private var parked = Parked()

  package override init() {
    super.init()
    hold()
  }

  /// Suspends the source after its current event.
  @inline(__always)
  package func hold() {
    state.bitwiseOr(SinkDisposer.heldBit)
  }

  /// Resumes the source; a suspended job continues synchronously inside this call.
  package func letGoOn() {
    run(
      lock.withLock {
        state.bitwiseAnd(~SinkDisposer.heldBit)
        return takeParked()
      })
  }

  override func park(_ item: Trampoline.Item) -> Bool {
    lock.withLock {
      if wantsStep || isDisposed { return false }
      if parked.first == nil { parked.first = item } else { parked.others.append(item) }
      return true
    }
  }

  /// Runs the parked jobs once more, so that they notice the disposal.
  package override func disposed() { run(lock.withLock { takeParked() }) }

  private func takeParked() -> Parked { exchange(&parked, with: Parked()) }

  private func run(_ work: Parked) {
    guard let first = work.first else { return }
    Trampoline.current.schedule(first)
    for item in work.others { Trampoline.current.schedule(item) }
  }
}

extension SinkDisposer {
  /// Suspends the calling task while the subscription is suspended.
  package final func waitWhileHeld() async {
    await withUnsafeContinuation { continuation in
      let item = Trampoline.Item { _ in continuation.resume() }
      if !park(item) { continuation.resume() }
    }
  }
}
