// SPDX-License-Identifier: MIT
import BraidCore

extension ObservableType {
  /// Runs `subscribe` for each subscription, and emits the events it sends.
  ///
  ///     create { a-b| }  a-b|
  ///
  /// ```swift
  /// let answer = Observable<Int>.create { observer in
  ///   let task = Task {
  ///     try await Task.sleep(for: .seconds(1))
  ///     observer.onNext(42)
  ///     observer.onCompleted()
  ///   }
  ///   return Disposables.create { task.cancel() }
  /// }
  /// ```
  ///
  /// For a single value that is known, use ``just(_:)``; to choose an observable at subscription,
  /// ``ObservableType/deferred(_:)``; for an async closure, ``async(priority:_:)``.
  ///
  /// - **Ends:** with the first terminal event that is sent; later events are dropped. The
  ///   disposable that `subscribe` returned is then disposed, exactly once, as it is when the
  ///   subscription is disposed. If `subscribe` returns after the end, its disposable is disposed
  ///   immediately (C6).
  /// - **Threads:** events may be sent concurrently, from any thread and from inside the observer.
  ///   They are delivered one at a time (C3).
  /// - **Complexity:** O(1) per event.
  ///
  /// - Parameter subscribe: Sends events to its observer, during the call or later, and returns a
  ///   disposable that stops the source; `Disposables.create()` if there is nothing to stop.
  @available(swift 6) @preconcurrency
  public static func create(
    _ subscribe: @escaping @Sendable (AnyObserver<Element>) -> any Disposable
  ) -> Observable<Element> {
    makeObservable(
      nil,
      OperatorParts(runCreate, reinterpreted(Subscribing(body: subscribe), as: AnyClosure.self)))
  }
}

/// The closure of `create`; an `AnyObserver` has the same representation for all elements.
struct Subscribing<Element> {
  let body: (AnyObserver<Element>) -> any Disposable
}

let runCreate: RawSource.Run = { (source, sink: consuming RawSink, scope) in
  let gate = SinkGate(source.valueType, consume sink, scope)
  let observer = AnyObserver<Void>(sink: gate.input.typed())
  scope.set(reinterpreted(source.closure, as: Subscribing<Void>.self).body(observer))
}
