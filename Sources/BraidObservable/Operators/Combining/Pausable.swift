// SPDX-License-Identifier: MIT

extension ObservableType {
  /// Sends values only while the latest value of `pauser` is true; drops the others.
  ///
  ///     source    a-b-c-d-e|
  ///     pauser    -t--f--t-|
  ///     pausable  --b-----e|
  ///
  /// Nothing is sent before `pauser` has sent. To keep what comes meanwhile, use
  /// ``pausableBuffered(_:limit:flushOnCompleted:flushOnError:)``.
  ///
  /// - **Ends:** with the source; with an error of `pauser`. If `pauser` completes its latest value
  ///   stays.
  /// - **Threads:** values arrive where the source sends them, one at a time (C2). `pauser` is
  ///   subscribed first.
  ///
  /// - Parameter pauser: True lets values pass, false drops them.
  @inlinable
  public func pausable<Pauser: ObservableType>(
    _ pauser: Pauser
  ) -> Observable<Element> where Pauser.Element == Bool {
    withLatestFrom(pauser, resultSelector: { $1 ? .some($0) : nil }).unwrap()
  }
}
