// SPDX-License-Identifier: MIT

extension ObservableType {
  /// Shares one subscription to the source, once connected.
  ///
  ///     source                   -a-b-c|
  ///     connected, from tick 0   -a-b-c|
  ///     from tick 2              ---b-c|
  ///
  /// ```swift
  /// let ticks = Observable<Int>.interval(.seconds(1), scheduler: MainScheduler.instance)
  /// let shared = ticks.publish()
  /// let connection = shared.connect()
  /// ```
  ///
  /// Late observers miss the values emitted before they subscribe; to replay those, use
  /// ``replay(_:)``. To connect while there are observers, use ``share(replay:scope:)``.
  ///
  /// - **Ends:** see ``ConnectableObservable``.
  /// - **Threads:** events are delivered on the thread on which the source emits them.
  /// - **Complexity:** O(n) per value for n observers.
  ///
  /// - Returns: A connectable observable.
  @inlinable
  public func publish() -> ConnectableObservable<Element> {
    multicast(makeSubject: { PublishSubject() })
  }
}
