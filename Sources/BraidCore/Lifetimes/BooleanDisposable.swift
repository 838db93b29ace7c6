// SPDX-License-Identifier: MIT

/// Only remembers whether it has been disposed: a flag to ask in a loop.
public final class BooleanDisposable: Cancelable {
  private let flag: AtomicFlag

  /// One that has not been disposed.
  public init() { flag = AtomicFlag() }

  /// One that has been disposed already, or not.
  public init(isDisposed: Bool) { flag = AtomicFlag(isDisposed) }

  /// Whether it has been disposed.
  public var isDisposed: Bool { flag.isSet }

  /// Raises the flag.
  public func dispose() { _ = flag.setIfClear() }
}

/// Does nothing when disposed.
final class NopDisposable: Disposable {
  static let shared = NopDisposable()

  private init() {}

  func dispose() {}
}
