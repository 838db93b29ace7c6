// SPDX-License-Identifier: MIT
public import BraidCore

// What has another name in RxSwift or in Combine.

extension Signal {
  /// A name of RxSwift.
  @available(*, unavailable, renamed: "subscribe(next:)")
  @_documentation(visibility: internal)
  public final func subscribe(onNext: @escaping (Value) -> Void) -> any Disposable { neverCalled() }

  /// A name of RxSwift.
  @available(*, unavailable, renamed: "subscribe(next:error:)")
  @_documentation(visibility: internal)
  public final func subscribe(
    onNext: @escaping (Value) -> Void, onError: @escaping (any Error) -> Void
  ) -> any Disposable { neverCalled() }

  /// A name of RxSwift.
  @available(*, unavailable, renamed: "subscribe(next:error:completed:)")
  @_documentation(visibility: internal)
  public final func subscribe(
    onNext: @escaping (Value) -> Void, onError: @escaping (any Error) -> Void,
    onCompleted: @escaping () -> Void
  ) -> any Disposable { neverCalled() }

  /// A name of RxSwift.
  @available(*, unavailable, renamed: "on(next:)")
  @_documentation(visibility: internal)
  public final func `do`(onNext: @escaping (Value) -> Void) -> Signal<Value> { neverCalled() }

  /// A name of RxSwift.
  @available(
    *, unavailable,
    message: """
      write flatMap(.latest) { ... }.
      """
  )
  @_documentation(visibility: internal)
  public final func flatMapLatest<Result>(_ transform: @escaping (Value) throws -> Signal<Result>)
    -> Signal<Result>
  { neverCalled() }

  /// A name of RxSwift.
  @available(
    *, unavailable,
    message: """
      write flatMap(.concat) { ... }.
      """
  )
  @_documentation(visibility: internal)
  public final func concatMap<Result>(_ transform: @escaping (Value) throws -> Signal<Result>)
    -> Signal<Result>
  { neverCalled() }

  /// A name of RxSwift.
  @available(*, unavailable, renamed: "switchToLatest()")
  @_documentation(visibility: internal)
  public final func switchLatest<Inner>() -> Signal<Inner> where Value: Signal<Inner> {
    neverCalled()
  }

  /// A name of RxSwift.
  @available(
    *, unavailable,
    message: """
      write withLatest(from: other).map { $1 }, or map both values of a pair.
      """
  )
  @_documentation(visibility: internal)
  public final func withLatestFrom<Other>(_ other: Signal<Other>) -> Signal<Other> { neverCalled() }

  /// A name of RxSwift.
  @available(*, unavailable, renamed: "race(with:)")
  @_documentation(visibility: internal)
  public final func amb(_ other: Signal<Value>) -> Signal<Value> { neverCalled() }

  /// A name of RxSwift.
  @available(
    *, unavailable,
    message: """
      write from([first, second]).
      """
  )
  @_documentation(visibility: internal)
  public static func of(_ values: Value...) -> Signal<Value> { neverCalled() }

  /// A name of RxSwift.
  @available(*, unavailable, renamed: "logAll()")
  @_documentation(visibility: internal)
  public final func debug() -> Signal<Value> { neverCalled() }

  /// A name of RxSwift.
  @available(*, unavailable, renamed: "ignoreValues()")
  @_documentation(visibility: internal)
  public final func ignoreElements() -> Signal<Value> { neverCalled() }

  /// A name of RxSwift.
  @available(
    *, unavailable,
    message: """
      write publish().autoconnect(), which connects once, or with BraidBridge \
      asObservable().share().asSignal(), which connects again after its last subscriber has left.
      """
  )
  @_documentation(visibility: internal)
  public final func share() -> Signal<Value> { neverCalled() }

  /// A name of RxSwift.
  @available(
    *, unavailable,
    message: """
      write multicast(ReplaySignalSubject(capacity: count)).autoconnect(), which connects once, \
      or with BraidBridge asObservable().share(replay: count).asSignal(), which connects again \
      after its last subscriber has left.
      """
  )
  @_documentation(visibility: internal)
  public final func share(replay count: Int) -> Signal<Value> { neverCalled() }
}

extension Signal {
  /// A name of Combine.
  @available(*, unavailable, renamed: "subscribe(next:)")
  @_documentation(visibility: internal)
  public final func sink(receiveValue: @escaping (Value) -> Void) -> any Disposable {
    neverCalled()
  }

  /// A name of Combine.
  @available(
    *, unavailable,
    message: """
      write bind(to: object, \\.property), which does not keep the object alive.
      """
  )
  @_documentation(visibility: internal)
  public final func assign<Root: AnyObject>(
    to keyPath: ReferenceWritableKeyPath<Root, Value>, on object: Root
  ) -> any Disposable { neverCalled() }

  /// A name of Combine.
  @available(*, unavailable, renamed: "deliver(on:)")
  @_documentation(visibility: internal)
  public final func receive(on scheduler: Scheduler) -> Signal<Value> { neverCalled() }

  /// A name of Combine.
  @available(*, unavailable, renamed: "distinctUntilChanged()")
  @_documentation(visibility: internal)
  public final func removeDuplicates() -> Signal<Value> { neverCalled() }

  /// A name of Combine.
  @available(*, unavailable, renamed: "distinctUntilChanged(by:)")
  @_documentation(visibility: internal)
  public final func removeDuplicates(by areEqual: @escaping (Value, Value) -> Bool) -> Signal<Value>
  { neverCalled() }

  /// A name of Combine.
  @available(*, unavailable, renamed: "catchAndReturn(_:)")
  @_documentation(visibility: internal)
  public final func replaceError(with value: Value) -> Signal<Value> { neverCalled() }

  /// A name of Combine.
  @available(*, unavailable, renamed: "startWith(_:)")
  @_documentation(visibility: internal)
  public final func prepend(_ value: Value) -> Signal<Value> { neverCalled() }

  /// A name of Combine.
  @available(
    *, unavailable,
    message: """
      write skip(count); without a count, skip(1).
      """
  )
  @_documentation(visibility: internal)
  public final func dropFirst(_ count: Int = 1) -> Signal<Value> { neverCalled() }

  /// A name of Combine.
  @available(*, unavailable, renamed: "take(while:)")
  @_documentation(visibility: internal)
  public final func prefix(while predicate: @escaping (Value) -> Bool) -> Signal<Value> {
    neverCalled()
  }

  /// A name of Combine.
  @available(*, unavailable, renamed: "skip(while:)")
  @_documentation(visibility: internal)
  public final func drop(while predicate: @escaping (Value) -> Bool) -> Signal<Value> {
    neverCalled()
  }
}

extension SubscriberType {
  /// A name of RxSwift.
  @available(*, unavailable, renamed: "sendNext(_:)")
  @_documentation(visibility: internal)
  public func onNext(_ value: Value) { neverCalled() }

  /// A name of RxSwift.
  @available(*, unavailable, renamed: "sendError(_:)")
  @_documentation(visibility: internal)
  public func onError(_ error: any Error) { neverCalled() }

  /// A name of RxSwift.
  @available(*, unavailable, renamed: "sendCompleted()")
  @_documentation(visibility: internal)
  public func onCompleted() { neverCalled() }
}
