// SPDX-License-Identifier: MIT

/// How long `share(replay:scope:)` keeps using one subject.
public enum SubjectLifetimeScope: Sendable {
  /// As long as somebody observes it: who comes after the end, or after the last observer has gone,
  /// gets a new subject and a new subscription to the source.
  case whileConnected
  /// For ever: who comes after the end gets what is kept and the end, and the source is never
  /// subscribed to again. After the last observer has gone, the next one gets what is kept, and the
  /// source is subscribed to again.
  case forever
}

extension ObservableType {
  /// Shares one subscription to the source among all observers; late ones may get the last values.
  ///
  ///     source        -a-b-c-d|
  ///     from tick 0   -a-b-c-d|
  ///     from tick 4   ----bc-d|
  ///
  /// (`share(replay: 1)`.) Use it where subscribing twice would do work twice: a request, a
  /// computation, a sensor. To decide yourself when the source is subscribed to, use ``publish()``
  /// or ``replay(_:)``.
  ///
  /// | | `.whileConnected` | `.forever` |
  /// |---|---|---|
  /// | first observer comes | subscribes to the source | subscribes to the source |
  /// | another comes | gets what is kept, then what comes | the same |
  /// | last one goes | source disposed, values dropped | source disposed, values kept |
  /// | next one comes then | subscribes anew | gets what is kept, and subscribes anew |
  /// | source ends | values dropped | values and end kept |
  /// | next one comes then | subscribes anew | gets what is kept and the end |
  ///
  /// - **Ends:** forwarded to all observers, then the source is torn down; with another scope, or
  ///   more than one value to replay, it is torn down first, as by `refCount()` (C6).
  /// - **Threads:** observers may come and go on any threads at once: exactly one of them
  ///   subscribes to the source, and no lock is held meanwhile. Events arrive where the source
  ///   sends them.
  ///
  /// - Parameters:
  ///   - replay: How many values late observers get; zero or less: none.
  ///   - scope: How long the values are kept.
  /// - Returns: An observable that is subscribed to the source while it is observed.
  @inlinable
  public func share(
    replay: Int = 0, scope: SubjectLifetimeScope = .whileConnected
  ) -> Observable<Element> {
    if replay > 0 {
      switch scope {
      case .whileConnected:
        refCounted(
          multicast(
            keepsSubject: false, tearsDownFirst: replay > 1,
            { ReplaySubject.create(bufferSize: replay) }
          ).core)
      case .forever: refCounted(multicast(ReplaySubject.create(bufferSize: replay)).core)
      }
    } else {
      switch scope {
      case .whileConnected:
        refCounted(
          multicast(keepsSubject: false, tearsDownFirst: false, { PublishSubject() }).core)
      case .forever: refCounted(multicast(PublishSubject()).core)
      }
    }
  }
}
