// SPDX-License-Identifier: MIT

extension PublishRelay {
  /// The relay as a sequence that cannot fail, by its type.
  public func asInfallible() -> Infallible<Element> { Infallible(raw: asObservable()) }
}

extension BehaviorRelay {
  /// The relay as a sequence that cannot fail, by its type.
  public func asInfallible() -> Infallible<Element> { Infallible(raw: asObservable()) }
}

extension ReplayRelay {
  /// The relay as a sequence that cannot fail, by its type.
  public func asInfallible() -> Infallible<Element> { Infallible(raw: asObservable()) }
}
