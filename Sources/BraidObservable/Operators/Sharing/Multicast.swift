// SPDX-License-Identifier: MIT
import BraidCore

extension ObservableType {
  /// Shares one subscription to the source through `subject`, once connected.
  ///
  ///     source                   -a-b-c|
  ///     connected, from tick 0   xa-b-c|
  ///     from tick 4              ----bc|
  ///
  /// (The subject is a `BehaviorSubject` with the initial value `x`.)
  ///
  /// ```swift
  /// let values = PublishSubject<Int>()
  /// let shared = values.multicast(BehaviorSubject(value: 0))
  /// let connection = shared.connect()
  /// ```
  ///
  /// All connections use the same subject: after it has terminated, later observers receive its
  /// terminal event. To use a new subject for each connection, use ``multicast(makeSubject:)``.
  /// ``publish()`` and ``replay(_:)`` choose the subject for you.
  ///
  /// - **Ends:** see ``ConnectableObservable``.
  /// - **Threads:** events are delivered on the thread on which the source emits them.
  /// - **Complexity:** O(n) per value for n observers.
  ///
  /// - Parameter subject: Receives the source's events; observers of the result subscribe to it.
  /// - Returns: A connectable observable.
  public func multicast<Subject: SubjectType>(
    _ subject: Subject
  ) -> ConnectableObservable<Subject.Element> where Subject.Observer.Element == Element {
    nonisolated(unsafe) let subject = subject  // only sent to and subscribed to
    return multicast(keepsSubject: true) { subject }
  }

  /// Shares one subscription to the source through a new subject for each connection.
  ///
  /// Otherwise like ``multicast(_:)``.
  ///
  /// - Parameter makeSubject: Called when the first observer or a connection needs a subject.
  /// - Returns: A connectable observable.
  @available(swift 6) @preconcurrency
  public func multicast<Subject: SubjectType>(
    makeSubject: @escaping @Sendable () -> Subject
  ) -> ConnectableObservable<Subject.Element> where Subject.Observer.Element == Element {
    multicast(keepsSubject: false, makeSubject)
  }

  func multicast<Subject: SubjectType>(
    keepsSubject: Bool, _ makeSubject: @escaping @Sendable () -> Subject
  ) -> ConnectableObservable<Subject.Element> where Subject.Observer.Element == Element {
    nonisolated(unsafe) let source = rawSource  // only subscribed to
    return ConnectableObservable(
      MulticastCore(MulticastRules(keepsEnded: keepsSubject)) { _ in
        nonisolated(unsafe) let subject = makeSubject()  // only sent to and subscribed to
        let attach: RawSubscribe = {
          subject.asObservable().subscribe($0.typed(), $1)
        }
        // Events for a subject of the library take a direct path.
        let own = (subject as? EventSubject<Element>)?.core
        if keepsSubject, let own { return MulticastSession(source, keeping: own, attach: attach) }
        let input = own?.sink ?? AnyObserver(subject.asObserver()).sink.raw
        return MulticastSession(source, input, attach: attach)
      })
  }

  /// Shares one subscription to the source among all uses of it inside `selector`.
  ///
  ///     source               -1-2-3|
  ///     multicast, doubled   -2-4-6|
  ///
  /// (The selector is `{ $0.map { $0 * 2 } }`.)
  ///
  /// ```swift
  /// let values = Observable.of(1, 2, 3)
  /// let sums = values.multicast({ PublishSubject() }) { shared in
  ///   Observable.zip(shared, shared.skip(1)) { $0 + $1 }
  /// }
  /// ```
  ///
  /// Use it when a chain needs one source several times. Each subscription makes a subject, passes
  /// the connectable observable to `selector`, subscribes to the observable that `selector`
  /// returns, and connects.
  ///
  /// - **Ends:** with the observable that `selector` returns. An error thrown by a closure ends the
  ///   result.
  ///
  /// - Parameters:
  ///   - subjectSelector: Returns the subject of a subscription.
  ///   - selector: Returns the result, made from the shared source.
  /// - Returns: An observable of the values of the selector's observable.
  @available(swift 6) @preconcurrency
  public func multicast<Subject: SubjectType, Result>(
    _ subjectSelector: @escaping @Sendable () throws -> Subject,
    selector: @escaping @Sendable (Observable<Subject.Element>) throws -> Observable<Result>
  ) -> Observable<Result> where Subject.Observer.Element == Element {
    nonisolated(unsafe) let source = asObservable()  // only subscribed to
    let result = Observable<Result> { _, sink, scope in
      do {
        let connectable = source.multicast(try subjectSelector())
        if scope.isDisposed { return }
        let result = try selector(connectable)
        if scope.isDisposed { return }
        let subscription = SinkDisposer()
        let connection = SinkDisposer()
        scope.set(Disposables.create(subscription, connection))
        result.subscribe(sink, subscription)
        if !scope.isDisposed { connectable.core.connect { connection.set($0) } }
      } catch {
        sink.finish(.error(error))
      }
    }
    return result.made(by: #function)
  }
}

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
  public func publish() -> ConnectableObservable<Element> {
    multicast(makeSubject: { PublishSubject() })
  }
}

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
  public func replay(_ bufferSize: Int) -> ConnectableObservable<Element> {
    multicast(makeSubject: { ReplaySubject.create(bufferSize: bufferSize) })
  }

  /// Shares one subscription to the source, once connected, and replays all values to late
  /// observers.
  ///
  /// Memory grows with each value. To limit the buffer, use ``replay(_:)``.
  public func replayAll() -> ConnectableObservable<Element> {
    multicast(makeSubject: { ReplaySubject.createUnbounded() })
  }
}
