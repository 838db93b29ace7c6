// SPDX-License-Identifier: MIT
public import Synchronization

/// The lifetime of one subscription: joins a chain of stages with the teardown of its source.
///
/// Every stage of a chain shares one. A source gives it its teardown with ``set(_:)``, asks
/// ``isDisposed`` before each value, and disposes it after the terminal event that it sent itself.
/// Two atomic bits decide who tears down, whichever of "disposed" and "teardown set" comes first:
/// the teardown runs exactly once (C5).
open class SinkDisposer: Cancelable, @unchecked Sendable {
  // `teardown` is written before the "set" bit is raised, and taken by the one thread that sees
  // both bits first: the atomics order the two.
  @usableFromInline static var disposedBit: UInt8 { 1 }
  @usableFromInline static var sinkAndSubscriptionSet: UInt8 { 2 }
  @usableFromInline let state = Atomic<UInt8>(0)
  @exclusivity(unchecked) @usableFromInline var teardown: (any Disposable)?

  /// A live scope without a teardown yet.
  public init() {
    Resources.subscriptions.add()
  }

  deinit { Resources.subscriptions.remove() }

  /// Whether the subscription is over. One relaxed load: cheap enough to ask for every value.
  @inlinable @inline(__always)
  public final var isDisposed: Bool {
    state.load(ordering: .relaxed) & SinkDisposer.disposedBit != 0
  }

  /// Gives the scope what it has to tear down; disposes it at once if the scope is over already.
  ///
  /// - Precondition: Called at most once.
  public final func set(_ teardown: any Disposable) {
    precondition(
      state.load(ordering: .relaxed) & SinkDisposer.sinkAndSubscriptionSet == 0,
      """
      SinkDisposer: the teardown was set twice. A subscription has one source; join several \
      disposables with Disposables.create(_:_:) before setting them.
      """)
    self.teardown = teardown
    let old = state.bitwiseOr(SinkDisposer.sinkAndSubscriptionSet, ordering: .acquiringAndReleasing)
      .oldValue
    if old & SinkDisposer.disposedBit != 0 {
      self.teardown = nil
      teardown.dispose()
    }
  }

  /// Ends the subscription by hand: the teardown first, then ``disposed()`` (C6).
  public final func dispose() {
    guard let teardown = claim() else { return }
    teardown?.dispose()
    disposed()
  }

  /// Ends the subscription behind its terminal event: ``disposed()`` first, then the teardown (C6).
  public final func finish() {
    guard let teardown = claim() else { return }
    disposed()
    teardown?.dispose()
  }

  /// What a subclass does besides, once, however the subscription ended.
  open func disposed() {}

  /// Nil when somebody else has disposed it; otherwise the teardown, if one is set.
  private func claim() -> (any Disposable)?? {
    let old = state.bitwiseOr(SinkDisposer.disposedBit, ordering: .acquiringAndReleasing).oldValue
    guard old & SinkDisposer.disposedBit == 0 else { return .none }
    guard old & SinkDisposer.sinkAndSubscriptionSet != 0 else { return .some(nil) }
    let teardown = self.teardown
    self.teardown = nil
    return .some(teardown)
  }
}
