// SPDX-License-Identifier: MIT

extension PublishRelay {
  /// The relay as a sequence whose type says that it cannot fail.
  @inlinable
  public func asInfallible() -> Infallible<Element> { Infallible(raw: asObservable()) }
}

extension BehaviorRelay {
  /// The relay as a sequence whose type says that it cannot fail.
  @inlinable
  public func asInfallible() -> Infallible<Element> { Infallible(raw: asObservable()) }
}

extension ReplayRelay {
  /// The relay as a sequence whose type says that it cannot fail.
  @inlinable
  public func asInfallible() -> Infallible<Element> { Infallible(raw: asObservable()) }
}
