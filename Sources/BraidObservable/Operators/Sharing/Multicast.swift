// SPDX-License-Identifier: MIT
public import BraidCore

extension ObservableType {
  /// Shares one subscription among observers through `subject`, once connected.
  ///
  ///     source                   -a-b-c|
  ///     connected, from tick 0   xa-b-c|
  ///     from tick 4              ----bc|
  ///
  /// (Through a `BehaviorSubject` made with `x`.) The same subject serves all connections: when it
  /// has ended, later observers get its end. To get a new one each time, use
  /// ``multicast(makeSubject:)``.
  ///
  /// - Parameter subject: What is sent to the observers, and what they observe.
  /// - Returns: An observable to be connected.
  @inlinable
  public func multicast<Subject: SubjectType>(
    _ subject: Subject
  ) -> ConnectableObservable<Subject.Element> where Subject.Observer.Element == Element {
    nonisolated(unsafe) let subject = subject  // only sent to and subscribed to
    return multicast(keepsSubject: true) { subject }
  }

  /// Shares one subscription among observers, once connected, each time through a new subject.
  ///
  /// - Parameter makeSubject: Called when the first observer or a connection needs a subject.
  /// - Returns: An observable to be connected.
  @available(swift 6) @preconcurrency @inlinable
  public func multicast<Subject: SubjectType>(
    makeSubject: @escaping @Sendable () -> Subject
  ) -> ConnectableObservable<Subject.Element> where Subject.Observer.Element == Element {
    multicast(keepsSubject: false, makeSubject)
  }

  @inlinable
  func multicast<Subject: SubjectType>(
    keepsSubject: Bool, tearsDownFirst: Bool = true,
    _ makeSubject: @escaping @Sendable () -> Subject
  ) -> ConnectableObservable<Subject.Element> where Subject.Observer.Element == Element {
    nonisolated(unsafe) let source = asObservable()  // only subscribed to
    return ConnectableObservable(
      MulticastCore(keepsSubject: keepsSubject, tearsDownFirst: tearsDownFirst) {
        nonisolated(unsafe) let subject = makeSubject()  // only sent to and subscribed to
        return MulticastSession(
          source, input(of: subject), attach: { subject.asObservable().subscribe($0, $1) })
      })
  }

  /// Shares one subscription among all uses of the source inside `selector`.
  ///
  ///     source               -1-2-3|
  ///     multicast, doubled   -2-4-6|
  ///
  /// (With `{ $0.map { $0 * 2 } }` for a selector; most use the source twice, in a `zip` or
  /// `merge`.) Each subscription makes a subject, hands `selector` the connectable observable,
  /// subscribes to what it returns, and connects.
  ///
  /// - **Ends:** those of what `selector` returned; an error that is thrown becomes an error.
  ///
  /// - Parameters:
  ///   - subjectSelector: Makes the subject of a subscription.
  ///   - selector: Makes the result of the shared source.
  /// - Returns: An observable of what `selector` made.
  @available(swift 6) @preconcurrency @inlinable
  public func multicast<Subject: SubjectType, Result>(
    _ subjectSelector: @escaping @Sendable () throws -> Subject,
    selector: @escaping @Sendable (Observable<Subject.Element>) throws -> Observable<Result>
  ) -> Observable<Result> where Subject.Observer.Element == Element {
    nonisolated(unsafe) let source = asObservable()  // only subscribed to
    return Observable { _, sink, scope in
      do {
        let connectable = source.multicast(try subjectSelector())
        if scope.isDisposed { return }
        let result = try selector(connectable)
        if scope.isDisposed { return }
        let subscription = SinkDisposer()
        let connection = SinkDisposer()
        let both = Disposables.create(subscription, connection)
        scope.set(both)
        result.subscribe(sink.disposing(both), subscription)
        if !scope.isDisposed { connectable.core.connect { connection.set($0) } }
      } catch {
        sink.finish(.error(error))
      }
    }
  }
}

/// What sends to a subject: straight into it if it is one of the library's.
@inlinable
func input<Subject: SubjectType>(of subject: Subject) -> EventSink<Subject.Observer.Element> {
  if let own = subject as? PublishSubject<Subject.Observer.Element> { return own.core.eventSink }
  if let own = subject as? ReplaySubject<Subject.Observer.Element> { return own.core.eventSink }
  if let own = subject as? BehaviorSubject<Subject.Observer.Element> { return own.core.eventSink }
  return AnyObserver(subject.asObserver()).sink
}
