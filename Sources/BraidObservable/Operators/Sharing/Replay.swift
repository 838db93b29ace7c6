// SPDX-License-Identifier: MIT

extension ObservableType {
  /// Shares one subscription among observers, once connected; late ones get the last values first.
  ///
  ///     source                   -a-b-c-d|
  ///     connected, from tick 0   -a-b-c-d|
  ///     from tick 6              ------(bc)d|
  ///
  /// (`replay(2)`.) After the end the next observer finds nothing, to be connected again.
  ///
  /// - Parameter bufferSize: How many values are kept; zero or less: none.
  /// - Returns: An observable to be connected.
  @inlinable
  public func replay(_ bufferSize: Int) -> ConnectableObservable<Element> {
    multicast(makeSubject: { ReplaySubject.create(bufferSize: bufferSize) })
  }

  /// The same, and all values are kept.
  @inlinable
  public func replayAll() -> ConnectableObservable<Element> {
    multicast(makeSubject: { ReplaySubject.createUnbounded() })
  }
}
