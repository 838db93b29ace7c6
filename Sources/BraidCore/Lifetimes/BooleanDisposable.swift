// SPDX-License-Identifier: MIT

/// A flag that `dispose()` raises, for loops that check for cancellation.
public final class BooleanDisposable: Cancelable {
  private let flag: OwnedFlag

  /// Creates a disposable that is not disposed.
  public init() { flag = OwnedFlag() }

  /// Creates a disposable in the given state.
  public init(isDisposed: Bool) { flag = OwnedFlag(isDisposed) }

  /// Whether `dispose()` was called.
  public var isDisposed: Bool { flag.isSet }

  /// Raises the flag.
  public func dispose() {
    if let old = flag.raise() { flag.notifyOwners(after: old) }
  }

  /// Registers `owner` for notification of the disposal; returns false if the flag is already
  /// raised.
  func belong(to owner: SubscriptionOwner) -> Bool { flag.belong(to: owner) }
}

/// Does nothing when disposed.
final class NopDisposable: Disposable {
  static let shared = NopDisposable()

  private init() {}

  func dispose() {}
}
