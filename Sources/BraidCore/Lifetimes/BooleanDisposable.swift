// SPDX-License-Identifier: MIT

/// Only remembers whether it has been disposed: a flag to ask in a loop.
public final class BooleanDisposable: Cancelable {
  private let flag: OwnedFlag

  /// One that has not been disposed.
  public init() { flag = OwnedFlag() }

  /// One that has been disposed already, or not.
  public init(isDisposed: Bool) { flag = OwnedFlag(isDisposed) }

  /// Whether it has been disposed.
  public var isDisposed: Bool { flag.isSet }

  /// Raises the flag.
  public func dispose() { flag.raise {} }

  /// Notifies `owner` when the flag is raised; false if it is up.
  func belong(to owner: SubscriptionOwner) -> Bool { flag.belong(to: owner) }
}

/// Does nothing when disposed.
final class NopDisposable: Disposable {
  static let shared = NopDisposable()

  private init() {}

  func dispose() {}
}
