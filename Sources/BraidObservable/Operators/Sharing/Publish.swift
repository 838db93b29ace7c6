// SPDX-License-Identifier: MIT

extension ObservableType {
  /// Shares one subscription among observers, once connected.
  ///
  ///     source                   -a-b-c|
  ///     connected, from tick 0   -a-b-c|
  ///     from tick 2              ---b-c|
  ///
  /// Late observers miss what came before; to hand it to them, use ``replay(_:)``. To connect when
  /// the first observer comes, use ``share(replay:scope:)``.
  ///
  /// - Returns: An observable to be connected.
  @inlinable
  public func publish() -> ConnectableObservable<Element> {
    multicast(makeSubject: { PublishSubject() })
  }
}
