// SPDX-License-Identifier: MIT
public import BraidCore

// What has another name in Combine. Types of Combine are not here: both modules may be imported.

extension ObservableType {
  /// A name of Combine.
  @available(*, unavailable, renamed: "subscribe(onNext:)")
  @_documentation(visibility: internal)
  public func sink(receiveValue: @escaping (Element) -> Void) -> any Disposable { neverCalled() }

  /// A name of Combine.
  @available(
    *, unavailable,
    message: """
      write subscribe(onNext:onError:onCompleted:).
      """
  )
  @_documentation(visibility: internal)
  public func sink<Completion>(
    receiveCompletion: @escaping (Completion) -> Void, receiveValue: @escaping (Element) -> Void
  ) -> any Disposable { neverCalled() }

  /// A name of Combine.
  @available(
    *, unavailable,
    message: """
      write subscribe(with: object, onNext: { $0.property = $1 }), which does not keep the \
      object alive.
      """
  )
  @_documentation(visibility: internal)
  public func assign<Root>(
    to keyPath: ReferenceWritableKeyPath<Root, Element>, on object: Root
  ) -> any Disposable { neverCalled() }

  /// A name of Combine.
  @available(*, unavailable, renamed: "asObservable()")
  @_documentation(visibility: internal)
  public func eraseToAnyPublisher() -> Observable<Element> { neverCalled() }

  /// A name of Combine.
  @available(*, unavailable, renamed: "observe(on:)")
  @_documentation(visibility: internal)
  public func receive(on scheduler: any ImmediateSchedulerType) -> Observable<Element> {
    neverCalled()
  }

  /// A name of Combine.
  @available(*, unavailable, renamed: "distinctUntilChanged()")
  @_documentation(visibility: internal)
  public func removeDuplicates() -> Observable<Element> { neverCalled() }

  /// A name of Combine.
  @available(*, unavailable, renamed: "distinctUntilChanged(_:)")
  @_documentation(visibility: internal)
  public func removeDuplicates(by predicate: @escaping (Element, Element) -> Bool) -> Observable<
    Element
  > { neverCalled() }

  /// A name of Combine.
  @available(*, unavailable, renamed: "catchAndReturn(_:)")
  @_documentation(visibility: internal)
  public func replaceError(with output: Element) -> Observable<Element> { neverCalled() }

  /// A name of Combine.
  @available(*, unavailable, renamed: "ifEmpty(default:)")
  @_documentation(visibility: internal)
  public func replaceEmpty(with output: Element) -> Observable<Element> { neverCalled() }

  /// A name of Combine.
  @available(
    *, unavailable,
    message: """
      write map { $0 ?? replacement }.
      """
  )
  @_documentation(visibility: internal)
  public func replaceNil<Wrapped>(with output: Wrapped) -> Observable<Wrapped> { neverCalled() }

  /// A name of Combine.
  @available(*, unavailable, renamed: "map(_:)")
  @_documentation(visibility: internal)
  public func tryMap<Result>(
    _ transform: @escaping (Element) throws -> Result
  ) -> Observable<Result> { neverCalled() }

  /// A name of Combine.
  @available(*, unavailable, renamed: "compactMap(_:)")
  @_documentation(visibility: internal)
  public func tryCompactMap<Result>(
    _ transform: @escaping (Element) throws -> Result?
  ) -> Observable<Result> { neverCalled() }

  /// A name of Combine.
  @available(*, unavailable, renamed: "filter(_:)")
  @_documentation(visibility: internal)
  public func tryFilter(_ predicate: @escaping (Element) throws -> Bool) -> Observable<Element> {
    neverCalled()
  }

  /// A name of Combine.
  @available(*, unavailable, renamed: "scan(_:accumulator:)")
  @_documentation(visibility: internal)
  public func tryScan<Result>(
    _ initialResult: Result, _ next: @escaping (Result, Element) throws -> Result
  ) -> Observable<Result> { neverCalled() }

  /// A name of Combine.
  @available(*, unavailable, renamed: "catch(_:)")
  @_documentation(visibility: internal)
  public func tryCatch(
    _ handler: @escaping (any Error) throws -> Observable<Element>
  ) -> Observable<Element> { neverCalled() }

  /// A name of Combine.
  @available(
    *, unavailable,
    message: """
      write `catch { .error(transform($0)) }`.
      """
  )
  @_documentation(visibility: internal)
  public func mapError<Failure: Error>(
    _ transform: @escaping (any Error) -> Failure
  ) -> Observable<Element> { neverCalled() }

  /// A name of Combine.
  @available(*, unavailable, renamed: "switchLatest()")
  @_documentation(visibility: internal)
  public func switchToLatest() -> Observable<Element> { neverCalled() }

  /// A name of Combine.
  @available(*, unavailable, renamed: "take(_:)")
  @_documentation(visibility: internal)
  public func prefix(_ maxLength: Int) -> Observable<Element> { neverCalled() }

  /// A name of Combine.
  @available(*, unavailable, renamed: "take(while:)")
  @_documentation(visibility: internal)
  public func prefix(while predicate: @escaping (Element) -> Bool) -> Observable<Element> {
    neverCalled()
  }

  /// A name of Combine.
  @available(*, unavailable, renamed: "take(until:)")
  @_documentation(visibility: internal)
  public func prefix<Source: ObservableType>(untilOutputFrom source: Source) -> Observable<Element>
  { neverCalled() }

  /// A name of Combine.
  @available(
    *, unavailable,
    message: """
      write skip(count); without a count, skip(1).
      """
  )
  @_documentation(visibility: internal)
  public func dropFirst(_ count: Int = 1) -> Observable<Element> { neverCalled() }

  /// A name of Combine.
  @available(*, unavailable, renamed: "skip(while:)")
  @_documentation(visibility: internal)
  public func drop(while predicate: @escaping (Element) -> Bool) -> Observable<Element> {
    neverCalled()
  }

  /// A name of Combine.
  @available(*, unavailable, renamed: "skip(until:)")
  @_documentation(visibility: internal)
  public func drop<Source: ObservableType>(untilOutputFrom source: Source) -> Observable<Element> {
    neverCalled()
  }

  /// A name of Combine.
  @available(*, unavailable, renamed: "startWith(_:)")
  @_documentation(visibility: internal)
  public func prepend(_ elements: Element...) -> Observable<Element> { neverCalled() }

  /// A name of Combine.
  @available(
    *, unavailable,
    message: """
      write Observable.concat(first, second).
      """
  )
  @_documentation(visibility: internal)
  public func prepend<Source: ObservableType>(_ source: Source) -> Observable<Element> {
    neverCalled()
  }

  /// A name of Combine.
  @available(
    *, unavailable,
    message: """
      write concat(Observable.of(...)).
      """
  )
  @_documentation(visibility: internal)
  public func append(_ elements: Element...) -> Observable<Element> { neverCalled() }

  /// A name of Combine.
  @available(*, unavailable, renamed: "concat(_:)")
  @_documentation(visibility: internal)
  public func append<Source: ObservableType>(_ source: Source) -> Observable<Element> {
    neverCalled()
  }

  /// A name of Combine.
  @available(*, unavailable, renamed: "toArray()")
  @_documentation(visibility: internal)
  public func collect() -> Observable<[Element]> { neverCalled() }

  /// A name of Combine.
  @available(
    *, unavailable,
    message: """
      write buffer(timeSpan: .never, count: count, scheduler: scheduler).filter { !$0.isEmpty }: \
      the last buffer may be empty.
      """
  )
  @_documentation(visibility: internal)
  public func collect(_ count: Int) -> Observable<[Element]> { neverCalled() }

  /// A name of Combine.
  @available(
    *, unavailable,
    message: """
      write takeLast(1).
      """
  )
  @_documentation(visibility: internal)
  public func last() -> Observable<Element> { neverCalled() }

  /// A name of Combine.
  @available(
    *, unavailable,
    message: """
      write skip(index).take(1): element(at:) fails if there is no such value.
      """
  )
  @_documentation(visibility: internal)
  public func output(at index: Int) -> Observable<Element> { neverCalled() }

  /// A name of Combine.
  @available(*, unavailable, renamed: "ignoreElements()")
  @_documentation(visibility: internal)
  public func ignoreOutput() -> Observable<Never> { neverCalled() }

  /// A name of Combine.
  @available(*, unavailable, renamed: "do(onNext:)")
  @_documentation(visibility: internal)
  public func handleEvents(receiveOutput: ((Element) -> Void)? = nil) -> Observable<Element> {
    neverCalled()
  }

  /// A name of Combine.
  @available(
    *, unavailable,
    message: """
      leave it out: any observable may fail. What cannot is an Infallible.
      """
  )
  @_documentation(visibility: internal)
  public func setFailureType<Failure: Error>(to failureType: Failure.Type) -> Observable<Element> {
    neverCalled()
  }
}

extension ObserverType {
  /// A name of Combine.
  @available(*, unavailable, renamed: "onNext(_:)")
  @_documentation(visibility: internal)
  public func send(_ element: Element) { neverCalled() }
}

extension Disposable {
  /// A name of Combine.
  @available(*, unavailable, renamed: "dispose()")
  @_documentation(visibility: internal)
  public func cancel() { neverCalled() }

  /// A name of Combine.
  @available(
    *, unavailable,
    message: """
      write disposed(by: bag), with a DisposeBag that lives as long as the subscription \
      should.
      """
  )
  @_documentation(visibility: internal)
  public func store<Set>(in set: inout Set) { neverCalled() }
}
