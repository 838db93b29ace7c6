// SPDX-License-Identifier: MIT

extension ObservableType {
  /// Shares one subscription to the source, once connected, and replays the most recent values to
  /// late observers.
  ///
  ///     source                   -a-b-c-d|
  ///     connected, from tick 0   -a-b-c-d|
  ///     from tick 6              ------(bc)d|
  ///
  /// (`replay(2)`.)
  ///
  /// ```swift
  /// let readings = PublishSubject<Double>()
  /// let shared = readings.replay(2)
  /// let connection = shared.connect()
  /// ```
  ///
  /// To connect while there are observers, use ``share(replay:scope:)``. To replay nothing, use
  /// ``publish()``.
  ///
  /// - **Ends:** see ``ConnectableObservable``. After the terminal event, the next observer
  ///   receives no replayed values until the observable is connected again.
  /// - **Threads:** replayed values are delivered on the subscribing thread, later values on the
  ///   thread on which the source emits them.
  /// - **Complexity:** O(n) per value for n observers; buffers `bufferSize` values.
  ///
  /// - Parameter bufferSize: The number of values to replay. Zero or less replays none.
  /// - Returns: A connectable observable.
  @inlinable
  public func replay(_ bufferSize: Int) -> ConnectableObservable<Element> {
    multicast(makeSubject: { ReplaySubject.create(bufferSize: bufferSize) })
  }

  /// Shares one subscription to the source, once connected, and replays all values to late
  /// observers.
  ///
  /// Memory grows with each value. To limit the buffer, use ``replay(_:)``.
  @inlinable
  public func replayAll() -> ConnectableObservable<Element> {
    multicast(makeSubject: { ReplaySubject.createUnbounded() })
  }
}
