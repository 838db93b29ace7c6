// SPDX-License-Identifier: MIT
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import BraidCore

// Written by .ci/generate.
// The caller guarantees that closures may run on the thread that sends the event.

@available(swift, obsoleted: 6) @_documentation(visibility: internal)
extension AnyObserver {
  @_alwaysEmitIntoClient @_disfavoredOverload
  public init(eventHandler: borrowing @escaping (Event<Element>) -> Void) {
    self.init(eventHandler: promised(copy eventHandler))
  }
}

@available(swift, obsoleted: 6) @_documentation(visibility: internal)
extension ObserverType {
  @_alwaysEmitIntoClient @_disfavoredOverload
  public func mapObserver<Result>(_ transform: consuming @escaping (Result) throws -> Element)
    -> AnyObserver<Result>
  {
    nonisolated(unsafe) let transform = transform
    return mapObserver({ try transform($0) })
  }
}

@available(swift, obsoleted: 6) @_documentation(visibility: internal)
extension ObservableType {
  @_disfavoredOverload
  public static func create(
    _ subscribe: consuming @escaping (AnyObserver<Element>) -> any Disposable
  ) -> Observable<Element> {
    nonisolated(unsafe) let subscribe = consume subscribe
    return makeObservable(
      nil,
      OperatorParts(
        runCreate, reinterpreted(Subscribing(body: consume subscribe), as: AnyClosure.self)))
  }

  @_disfavoredOverload
  public static func deferred(
    _ observableFactory: consuming @escaping () throws -> Observable<Element>
  ) -> Observable<Element> {
    nonisolated(unsafe) let observableFactory = consume observableFactory
    return makeObservable(DeferredOperator(consume observableFactory))
  }

  @_alwaysEmitIntoClient @_disfavoredOverload
  public static func fromAsync(
    _ asyncRequest: consuming @escaping (@escaping @Sendable (Element) -> Void) -> Void
  ) -> Observable<Element> {
    nonisolated(unsafe) let asyncRequest = asyncRequest
    return fromAsync({ asyncRequest($0) })
  }

  @_disfavoredOverload
  public static func generate(
    initialState: Element, condition: consuming @escaping (Element) throws -> Bool,
    iterate: @escaping (Element) throws -> Element
  ) -> Observable<Element> {
    nonisolated(unsafe) let condition = consume condition, iterate = iterate
    return makeObservable(
      GenerateOperator(initialState, while: condition, iterate) { steps, sink, scope in
        steps.runOnTrampoline(sink, scope)
      })
  }

  @_disfavoredOverload
  public static func generate(
    initialState: Element, condition: consuming @escaping (Element) throws -> Bool,
    scheduler: any ImmediateSchedulerType, iterate: @escaping (Element) throws -> Element
  ) -> Observable<Element> where Element: Sendable {
    nonisolated(unsafe) let condition = consume condition, iterate = iterate
    return makeObservable(
      GenerateOperator(initialState, while: condition, iterate) { steps, sink, scope in
        steps.run(on: scheduler, sink, scope)
      })
  }

  @_disfavoredOverload
  public static func using<Resource: Disposable>(
    _ resourceFactory: consuming @escaping () throws -> Resource,
    observableFactory: @escaping (Resource) throws -> Observable<Element>
  ) -> Observable<Element> {
    nonisolated(unsafe) let resourceFactory = consume resourceFactory,
      observableFactory = observableFactory
    return makeObservable(UsingOperator(consume resourceFactory, observableFactory))
  }

  @_alwaysEmitIntoClient
  public func subscribe(
    onNext: ((Element) -> Void)? = nil, onError: ((any Error) -> Void)? = nil,
    onCompleted: (() -> Void)? = nil, onDisposed: (() -> Void)? = nil,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> any Disposable {
    subscribe(
      onNext: onNext, onError: onError, onCompleted: onCompleted, onDisposed: onDisposed,
      isolation: nil, fileID: fileID, line: line)
  }

  @_alwaysEmitIntoClient
  public func subscribe(
    _ on: @escaping (Event<Element>) -> Void, fileID: StaticString = #fileID, line: UInt = #line
  ) -> any Disposable {
    subscribe(on, isolation: nil, fileID: fileID, line: line)
  }

  @_alwaysEmitIntoClient
  public func subscribe<Object: AnyObject>(
    with object: Object, onNext: ((Object, Element) -> Void)? = nil,
    onError: ((Object, any Error) -> Void)? = nil, onCompleted: ((Object) -> Void)? = nil,
    onDisposed: ((Object) -> Void)? = nil, fileID: StaticString = #fileID, line: UInt = #line
  ) -> any Disposable {
    subscribe(
      with: object, onNext: onNext, onError: onError, onCompleted: onCompleted,
      onDisposed: onDisposed, isolation: nil, fileID: fileID, line: line)
  }

  @_alwaysEmitIntoClient
  public func subscribeNext<Object: AnyObject>(
    weak obj: Object, _ onNext: @escaping (Object) -> (Element) -> Void,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> any Disposable {
    subscribeNext(weak: obj, onNext, isolation: nil, fileID: fileID, line: line)
  }

  @_alwaysEmitIntoClient
  public func subscribeError<Object: AnyObject>(
    weak obj: Object, _ onError: @escaping (Object) -> (any Error) -> Void,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> any Disposable {
    subscribeError(weak: obj, onError, isolation: nil, fileID: fileID, line: line)
  }

  @_alwaysEmitIntoClient
  public func subscribeCompleted<Object: AnyObject>(
    weak obj: Object, _ onCompleted: @escaping (Object) -> () -> Void,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> any Disposable {
    subscribeCompleted(weak: obj, onCompleted, isolation: nil, fileID: fileID, line: line)
  }

  @_alwaysEmitIntoClient
  public func subscribe<Object: AnyObject>(
    weak obj: Object, _ on: @escaping (Object) -> (Event<Element>) -> Void,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> any Disposable {
    subscribe(weak: obj, on, isolation: nil, fileID: fileID, line: line)
  }

  @_alwaysEmitIntoClient
  public func subscribe<Object: AnyObject>(
    weak obj: Object, onNext: ((Object) -> (Element) -> Void)? = nil,
    onError: ((Object) -> (any Error) -> Void)? = nil, onCompleted: ((Object) -> () -> Void)? = nil,
    onDisposed: ((Object) -> () -> Void)? = nil, fileID: StaticString = #fileID, line: UInt = #line
  ) -> any Disposable {
    subscribe(
      weak: obj, onNext: onNext, onError: onError, onCompleted: onCompleted, onDisposed: onDisposed,
      isolation: nil, fileID: fileID, line: line)
  }

  @_disfavoredOverload
  public static func combineLatest<A: ObservableConvertibleType, B: ObservableConvertibleType>(
    _ first: A, _ second: B,
    resultSelector: consuming @escaping (A.Element, B.Element) throws -> Element
  ) -> Observable<Element> {
    nonisolated(unsafe) let resultSelector = consume resultSelector
    return makeObservable(
      JoinOperator(
        .latest, .withUnmatchedValue, first.asObservable(), second.asObservable(),
        consume resultSelector))
  }

  @_alwaysEmitIntoClient @_disfavoredOverload
  public static func combineLatest<Collection: Swift.Collection>(
    _ collection: Collection,
    resultSelector: consuming @escaping ([Collection.Element.Element]) throws -> Element
  ) -> Observable<Element> where Collection.Element: ObservableType {
    nonisolated(unsafe) let resultSelector = resultSelector
    return combineLatest(collection, resultSelector: { try resultSelector($0) })
  }

  @_disfavoredOverload
  public func withLatestFrom<Source: ObservableConvertibleType, ResultType>(
    _ second: Source,
    resultSelector: consuming @escaping (Element, Source.Element) throws -> ResultType
  ) -> Observable<ResultType> {
    nonisolated(unsafe) let resultSelector = consume resultSelector
    return makeObservable(
      GatedOperator(asObservable(), withLatestFrom: second.asObservable(), consume resultSelector))
  }

  @_disfavoredOverload
  public static func zip<A: ObservableConvertibleType, B: ObservableConvertibleType>(
    _ first: A, _ second: B,
    resultSelector: consuming @escaping (A.Element, B.Element) throws -> Element
  ) -> Observable<Element> {
    nonisolated(unsafe) let resultSelector = consume resultSelector
    return makeObservable(
      JoinOperator(
        .zip, .withAll, first.asObservable(), second.asObservable(), consume resultSelector))
  }

  @_disfavoredOverload
  public static func zip<Collection: Swift.Collection>(
    _ collection: Collection,
    resultSelector: consuming @escaping ([Collection.Element.Element]) throws -> Element
  ) -> Observable<Element> where Collection.Element: ObservableType {
    nonisolated(unsafe) let resultSelector = consume resultSelector
    return makeObservable(
      JoinOperator(
        .zip, .withUnmatchedValue, all: collection.lazy.map { $0.asObservable() },
        combine: resultSelector))
  }

  @_alwaysEmitIntoClient @_disfavoredOverload
  public func ignoreErrors(_ predicate: consuming @escaping (any Error) -> Bool) -> Observable<
    Element
  > {
    nonisolated(unsafe) let predicate = predicate
    return ignoreErrors({ predicate($0) })
  }

  @_alwaysEmitIntoClient @_disfavoredOverload
  public func retry<Notifier: ObservableType>(
    when notificationHandler: consuming @escaping (Observable<any Error>) -> Notifier
  ) -> Observable<Element> {
    retry(when: promised(notificationHandler))
  }

  @_alwaysEmitIntoClient @_disfavoredOverload
  public func retry<Failure: Error, Notifier: ObservableType>(
    when notificationHandler: consuming @escaping (Observable<Failure>) -> Notifier
  ) -> Observable<Element> {
    retry(when: promised(notificationHandler))
  }

  @_disfavoredOverload
  public func contains(where predicate: consuming @escaping (Element) throws -> Bool) -> Single<
    Bool
  > {
    nonisolated(unsafe) let predicate = consume predicate
    return Single(
      raw: makeObservable(rawSource, .find(consume predicate, sought: true, answer: true)))
  }

  @_disfavoredOverload
  public func allSatisfy(_ predicate: consuming @escaping (Element) throws -> Bool) -> Single<Bool>
  {
    nonisolated(unsafe) let predicate = consume predicate
    return Single(
      raw: makeObservable(
        rawSource, .find(consume predicate, sought: false, answer: false)))
  }

  @_disfavoredOverload
  public func distinct(_ predicate: consuming @escaping (Element) throws -> Bool) -> Observable<
    Element
  > {
    nonisolated(unsafe) let predicate = consume predicate
    return makeObservable(
      rawSource,
      .reacting("distinct") { _ in
        var last: Element?
        var hasFinished = false
        return Reaction { (element: Element, sink: EventSink<Element>) in
          if hasFinished { return }
          let asked = last
          last = nil
          if let asked, try predicate(asked) { return hasFinished = true }
          last = element
          sink.next(element)
        }
      })
  }

  @_disfavoredOverload
  public func distinctUntilChanged<Key: Equatable>(
    _ keySelector: consuming @escaping (Element) throws -> Key
  ) -> Observable<Element> {
    nonisolated(unsafe) let keySelector = consume keySelector
    return makeObservable(rawSource, .distinctUntilChanged(keySelector) { $0 == $1 })
  }

  @_disfavoredOverload
  public func distinctUntilChanged(
    _ comparer: consuming @escaping (Element, Element) throws -> Bool
  ) -> Observable<Element> {
    nonisolated(unsafe) let comparer = consume comparer
    return makeObservable(rawSource, .distinctUntilChanged(consume comparer))
  }

  @_disfavoredOverload
  public func distinctUntilChanged<Key>(
    _ keySelector: consuming @escaping (Element) throws -> Key,
    comparer: @escaping (Key, Key) throws -> Bool
  ) -> Observable<Element> {
    nonisolated(unsafe) let keySelector = consume keySelector, comparer = comparer
    return makeObservable(rawSource, .distinctUntilChanged(consume keySelector, comparer))
  }

  @_disfavoredOverload
  public func filter(_ predicate: consuming @escaping (Element) throws -> Bool) -> Observable<
    Element
  > {
    nonisolated(unsafe) let predicate = consume predicate
    return makeObservable(rawSource, .filter(consume predicate))
  }

  @_disfavoredOverload
  public func ignoreWhen(_ predicate: consuming @escaping (Element) throws -> Bool) -> Observable<
    Element
  > {
    nonisolated(unsafe) let predicate = consume predicate
    return makeObservable(rawSource, .filter { try !predicate($0) })
  }

  @_alwaysEmitIntoClient @_disfavoredOverload
  public func partition(_ predicate: consuming @escaping (Element) throws -> Bool) -> (
    matches: Observable<Element>, nonMatches: Observable<Element>
  ) {
    nonisolated(unsafe) let predicate = predicate
    return partition({ try predicate($0) })
  }

  @_disfavoredOverload
  public func single(_ predicate: consuming @escaping (Element) throws -> Bool) -> Observable<
    Element
  > {
    nonisolated(unsafe) let predicate = consume predicate
    return makeObservable(
      rawSource,
      .single(
        consume predicate, errors: (none: RxError.noElements, many: RxError.moreThanOneElement)))
  }

  @_disfavoredOverload
  public func skip(while predicate: consuming @escaping (Element) throws -> Bool) -> Observable<
    Element
  > {
    nonisolated(unsafe) let predicate = consume predicate
    return makeObservable(rawSource, .skip(while: consume predicate))
  }

  @_disfavoredOverload
  public func take(
    while predicate: consuming @escaping (Element) throws -> Bool,
    behavior: TakeBehavior = .exclusive
  ) -> Observable<Element> {
    nonisolated(unsafe) let predicate = consume predicate
    return makeObservable(
      rawSource, .take(consume predicate, until: false, includesLast: behavior == .inclusive))
  }

  @_disfavoredOverload
  public func take(
    until predicate: consuming @escaping (Element) throws -> Bool,
    behavior: TakeBehavior = .exclusive
  ) -> Observable<Element> {
    nonisolated(unsafe) let predicate = consume predicate
    return makeObservable(
      rawSource, .take(consume predicate, until: true, includesLast: behavior == .inclusive))
  }

  @_alwaysEmitIntoClient @_disfavoredOverload
  public func multicast<Subject: SubjectType>(makeSubject: consuming @escaping () -> Subject)
    -> ConnectableObservable<Subject.Element> where Subject.Observer.Element == Element
  {
    nonisolated(unsafe) let makeSubject = makeSubject
    return multicast(makeSubject: { makeSubject() })
  }

  @_alwaysEmitIntoClient @_disfavoredOverload
  public func multicast<Subject: SubjectType, Result>(
    _ subjectSelector: consuming @escaping () throws -> Subject,
    selector: @escaping (Observable<Subject.Element>) throws -> Observable<Result>
  ) -> Observable<Result> where Subject.Observer.Element == Element {
    nonisolated(unsafe) let subjectSelector = subjectSelector, selector = selector
    return multicast({ try subjectSelector() }, selector: { try selector($0) })
  }

  @_disfavoredOverload
  public func compactMap<Result>(_ transform: consuming @escaping (Element) throws -> Result?)
    -> Observable<Result>
  {
    nonisolated(unsafe) let transform = consume transform
    return makeObservable(rawSource, .compactMap(consume transform))
  }

  public func concatMap<Source: ObservableConvertibleType>(
    _ selector: consuming @escaping (Element) throws -> Source
  ) -> Observable<Source.Element> {
    nonisolated(unsafe) let selector = consume selector
    return makeObservable(rawSource, .flatten(.limited(1), consume selector))
  }

  @_alwaysEmitIntoClient @_disfavoredOverload
  public func count(_ predicate: consuming @escaping (Element) throws -> Bool) -> Observable<Int> {
    nonisolated(unsafe) let predicate = predicate
    return count({ try predicate($0) })
  }

  @_alwaysEmitIntoClient @_disfavoredOverload
  public func expand(
    maxConcurrent: Int = .max,
    _ selector: consuming @escaping (Element) throws -> Observable<Element>
  ) -> Observable<Element> {
    nonisolated(unsafe) let selector = selector
    return expand(maxConcurrent: maxConcurrent, { try selector($0) })
  }

  @_disfavoredOverload
  public func filterMap<Result>(
    _ transform: consuming @escaping (Element) throws -> FilterMap<Result>
  ) -> Observable<Result> {
    nonisolated(unsafe) let transform = consume transform
    return makeObservable(
      rawSource,
      .reacting("filterMap") { _ in
        Reaction { (element: Element, sink: EventSink<Result>) in
          if case .map(let result) = try transform(element) { sink.next(result) }
        }
      })
  }

  public func flatMap<Source: ObservableConvertibleType>(
    _ selector: consuming @escaping (Element) throws -> Source
  ) -> Observable<Source.Element> {
    nonisolated(unsafe) let selector = consume selector
    return makeObservable(rawSource, .flatten(.merge, consume selector))
  }

  public func flatMapFirst<Source: ObservableConvertibleType>(
    _ selector: consuming @escaping (Element) throws -> Source
  ) -> Observable<Source.Element> {
    nonisolated(unsafe) let selector = consume selector
    return makeObservable(rawSource, .flatten(.first, consume selector))
  }

  public func flatMapLatest<Source: ObservableConvertibleType>(
    _ selector: consuming @escaping (Element) throws -> Source
  ) -> Observable<Source.Element> {
    nonisolated(unsafe) let selector = consume selector
    return makeObservable(rawSource, .flatten(.latest, consume selector))
  }

  @_disfavoredOverload
  public func groupBy<Key: Hashable>(keySelector: consuming @escaping (Element) throws -> Key)
    -> Observable<GroupedObservable<Key, Element>>
  {
    nonisolated(unsafe) let keySelector = consume keySelector
    return makeObservable(
      GroupByOperator(asObservable(), outerFirst: false, key: keySelector) { key, subscribe, sink in
        let values = Observable<Element>(.hot) { _, sink, scope in subscribe(sink.raw, scope) }
        values.isPart("group", "\(key)")
        withAddress(of: GroupedObservable(key: key, source: values)) { sink.next(at: $0) }
      })
  }

  public func map<Result>(_ transform: consuming @escaping (Element) throws -> Result)
    -> Observable<Result>
  {
    nonisolated(unsafe) let transform = consume transform
    return makeObservable(rawSource, .map(consume transform))
  }

  @_disfavoredOverload
  public func reduce<Accumulated>(
    _ seed: Accumulated,
    accumulator: consuming @escaping (Accumulated, Element) throws -> Accumulated
  ) -> Observable<Accumulated> {
    nonisolated(unsafe) let accumulator = consume accumulator
    return makeObservable(rawSource, .reduce(seed, consume accumulator))
  }

  @_disfavoredOverload
  public func reduce<Accumulated, Result>(
    _ seed: Accumulated,
    accumulator: consuming @escaping (Accumulated, Element) throws -> Accumulated,
    mapResult: @escaping (Accumulated) throws -> Result
  ) -> Observable<Result> {
    nonisolated(unsafe) let accumulator = consume accumulator, mapResult = mapResult
    return makeObservable(rawSource, .reduce(seed, consume accumulator, mapResult))
  }

  @_disfavoredOverload
  public func scan<Accumulated>(
    _ seed: Accumulated,
    accumulator: consuming @escaping (Accumulated, Element) throws -> Accumulated
  ) -> Observable<Accumulated> {
    nonisolated(unsafe) let accumulator = consume accumulator
    return makeObservable(rawSource, .scan(seed, consume accumulator))
  }

  @_disfavoredOverload
  public func scan<Accumulated>(
    into seed: Accumulated,
    accumulator: consuming @escaping (inout Accumulated, Element) throws -> Void
  ) -> Observable<Accumulated> {
    nonisolated(unsafe) let accumulator = consume accumulator
    return makeObservable(rawSource, .scan(into: seed, consume accumulator))
  }

  @_disfavoredOverload
  public func scan<Accumulated, Source: ObservableConvertibleType>(
    _ seed: Accumulated, resettingTo resets: Source,
    accumulator: consuming @escaping (Accumulated, Element) throws -> Accumulated
  ) -> Observable<Accumulated> where Source.Element == Accumulated {
    nonisolated(unsafe) let accumulator = consume accumulator
    return makeObservable(
      GatedOperator(
        asObservable(), scanning: seed, resettingTo: resets.asObservable(), consume accumulator))
  }

  @_disfavoredOverload
  public func scan<Accumulated, Source: ObservableConvertibleType>(
    into seed: Accumulated, resettingTo resets: Source,
    accumulator: consuming @escaping (inout Accumulated, Element) throws -> Void
  ) -> Observable<Accumulated> where Source.Element == Accumulated {
    nonisolated(unsafe) let accumulator = consume accumulator
    return makeObservable(
      GatedOperator(
        asObservable(), scanningInto: seed, resettingTo: resets.asObservable(), consume accumulator)
    )
  }

  @_alwaysEmitIntoClient @_disfavoredOverload
  public func toSortedArray(by: consuming @escaping (Element, Element) -> Bool) -> Single<[Element]>
  {
    nonisolated(unsafe) let by = by
    return toSortedArray(by: { by($0, $1) })
  }

  public func `do`(
    onNext: consuming ((Element) throws -> Void)? = nil,
    afterNext: ((Element) throws -> Void)? = nil, onError: ((any Error) throws -> Void)? = nil,
    afterError: ((any Error) throws -> Void)? = nil, onCompleted: (() throws -> Void)? = nil,
    afterCompleted: (() throws -> Void)? = nil, onSubscribe: (() -> Void)? = nil,
    onSubscribed: (() -> Void)? = nil, onDispose: (() -> Void)? = nil
  ) -> Observable<Element> {
    let unchecked = onNext
    let onNext = promised(unchecked), afterNext = promised(afterNext), onError = promised(onError),
      afterError = promised(afterError), onCompleted = promised(onCompleted),
      afterCompleted = promised(afterCompleted), onSubscribe = promised(onSubscribe),
      onSubscribed = promised(onSubscribed), onDispose = promised(onDispose)
    let source = asObservable()
    let onTermination = DoClosures.joined(onError, onCompleted)
    let afterTermination = DoClosures.joined(afterError, afterCompleted)
    let closures = DoClosures(
      onNext: onNext, afterNext: afterNext, onTermination: onTermination,
      afterTermination: afterTermination)
    if afterTermination != nil || onSubscribe != nil || onSubscribed != nil || onDispose != nil {
      return makeObservable(
        AnonymousRawOperator("do") { _, sink, scope in
          onSubscribe?()
          DoSink(sink, scope, closures, onDispose: onDispose)
            .run(source.raw, onSubscribed: onSubscribed)
        })
    }
    if afterNext != nil || onTermination != nil { return makeObservable(source.raw, .do(closures)) }
    if let onNext { return makeObservable(source.raw, .do(onNext: onNext)) }
    return source
  }

  @_disfavoredOverload
  public func withUnretained<Object: AnyObject, Result>(
    _ object: Object, resultSelector: consuming @escaping (Object, Element) -> Result
  ) -> Observable<Result> {
    nonisolated(unsafe) let resultSelector = consume resultSelector
    return makeObservable(rawSource, .withUnretained(object, consume resultSelector))
  }

  @_alwaysEmitIntoClient
  public func bind(
    onNext: @escaping (Element) -> Void, fileID: StaticString = #fileID, line: UInt = #line
  ) -> any Disposable {
    bind(onNext: onNext, isolation: nil, fileID: fileID, line: line)
  }

  @_alwaysEmitIntoClient
  public func bind<Object: AnyObject>(
    with object: Object, onNext: @escaping (Object, Element) -> Void,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> any Disposable {
    bind(with: object, onNext: onNext, isolation: nil, fileID: fileID, line: line)
  }

  @_disfavoredOverload
  public static func combineLatest<
    A: ObservableConvertibleType, B: ObservableConvertibleType, C: ObservableConvertibleType
  >(
    _ first: A, _ second: B, _ third: C,
    resultSelector: consuming @escaping (A.Element, B.Element, C.Element) throws -> Element
  ) -> Observable<Element> {
    nonisolated(unsafe) let resultSelector = consume resultSelector
    return makeObservable(
      JoinOperator(
        .latest, .withUnmatchedValue, first.asObservable(), second.asObservable(),
        third.asObservable(), consume resultSelector))
  }

  @_disfavoredOverload
  public static func combineLatest<
    A: ObservableConvertibleType, B: ObservableConvertibleType, C: ObservableConvertibleType,
    D: ObservableConvertibleType
  >(
    _ first: A, _ second: B, _ third: C, _ fourth: D,
    resultSelector:
      consuming @escaping (A.Element, B.Element, C.Element, D.Element) throws -> Element
  ) -> Observable<Element> {
    nonisolated(unsafe) let resultSelector = consume resultSelector
    return makeObservable(
      JoinOperator(
        .latest, .withUnmatchedValue, first.asObservable(), second.asObservable(),
        third.asObservable(), fourth.asObservable(), consume resultSelector))
  }

  @_disfavoredOverload
  public static func combineLatest<
    A: ObservableConvertibleType, B: ObservableConvertibleType, C: ObservableConvertibleType,
    D: ObservableConvertibleType, E: ObservableConvertibleType
  >(
    _ first: A, _ second: B, _ third: C, _ fourth: D, _ fifth: E,
    resultSelector:
      consuming @escaping (A.Element, B.Element, C.Element, D.Element, E.Element) throws -> Element
  ) -> Observable<Element> {
    nonisolated(unsafe) let resultSelector = consume resultSelector
    return makeObservable(
      JoinOperator(
        .latest, .withUnmatchedValue, first.asObservable(), second.asObservable(),
        third.asObservable(), fourth.asObservable(), fifth.asObservable(), consume resultSelector))
  }

  @_disfavoredOverload
  public static func combineLatest<
    A: ObservableConvertibleType, B: ObservableConvertibleType, C: ObservableConvertibleType,
    D: ObservableConvertibleType, E: ObservableConvertibleType, F: ObservableConvertibleType
  >(
    _ first: A, _ second: B, _ third: C, _ fourth: D, _ fifth: E, _ sixth: F,
    resultSelector:
      consuming @escaping (A.Element, B.Element, C.Element, D.Element, E.Element, F.Element) throws
      -> Element
  ) -> Observable<Element> {
    nonisolated(unsafe) let resultSelector = consume resultSelector
    return makeObservable(
      JoinOperator(
        .latest, .withUnmatchedValue, first.asObservable(), second.asObservable(),
        third.asObservable(), fourth.asObservable(), fifth.asObservable(), sixth.asObservable(),
        consume resultSelector))
  }

  @_disfavoredOverload
  public static func combineLatest<
    A: ObservableConvertibleType, B: ObservableConvertibleType, C: ObservableConvertibleType,
    D: ObservableConvertibleType, E: ObservableConvertibleType, F: ObservableConvertibleType,
    G: ObservableConvertibleType
  >(
    _ first: A, _ second: B, _ third: C, _ fourth: D, _ fifth: E, _ sixth: F, _ seventh: G,
    resultSelector:
      consuming @escaping (
        A.Element, B.Element, C.Element, D.Element, E.Element, F.Element, G.Element
      ) throws -> Element
  ) -> Observable<Element> {
    nonisolated(unsafe) let resultSelector = consume resultSelector
    return makeObservable(
      JoinOperator(
        .latest, .withUnmatchedValue, first.asObservable(), second.asObservable(),
        third.asObservable(), fourth.asObservable(), fifth.asObservable(), sixth.asObservable(),
        seventh.asObservable(), consume resultSelector))
  }

  @_disfavoredOverload
  public static func combineLatest<
    A: ObservableConvertibleType, B: ObservableConvertibleType, C: ObservableConvertibleType,
    D: ObservableConvertibleType, E: ObservableConvertibleType, F: ObservableConvertibleType,
    G: ObservableConvertibleType, H: ObservableConvertibleType
  >(
    _ first: A, _ second: B, _ third: C, _ fourth: D, _ fifth: E, _ sixth: F, _ seventh: G,
    _ eighth: H,
    resultSelector:
      consuming @escaping (
        A.Element, B.Element, C.Element, D.Element, E.Element, F.Element, G.Element, H.Element
      ) throws -> Element
  ) -> Observable<Element> {
    nonisolated(unsafe) let resultSelector = consume resultSelector
    return makeObservable(
      JoinOperator(
        .latest, .withUnmatchedValue, first.asObservable(), second.asObservable(),
        third.asObservable(), fourth.asObservable(), fifth.asObservable(), sixth.asObservable(),
        seventh.asObservable(), eighth.asObservable(), consume resultSelector))
  }

  @_disfavoredOverload
  public static func zip<
    A: ObservableConvertibleType, B: ObservableConvertibleType, C: ObservableConvertibleType
  >(
    _ first: A, _ second: B, _ third: C,
    resultSelector: consuming @escaping (A.Element, B.Element, C.Element) throws -> Element
  ) -> Observable<Element> {
    nonisolated(unsafe) let resultSelector = consume resultSelector
    return makeObservable(
      JoinOperator(
        .zip, .withAll, first.asObservable(), second.asObservable(), third.asObservable(),
        consume resultSelector))
  }

  @_disfavoredOverload
  public static func zip<
    A: ObservableConvertibleType, B: ObservableConvertibleType, C: ObservableConvertibleType,
    D: ObservableConvertibleType
  >(
    _ first: A, _ second: B, _ third: C, _ fourth: D,
    resultSelector:
      consuming @escaping (A.Element, B.Element, C.Element, D.Element) throws -> Element
  ) -> Observable<Element> {
    nonisolated(unsafe) let resultSelector = consume resultSelector
    return makeObservable(
      JoinOperator(
        .zip, .withAll, first.asObservable(), second.asObservable(), third.asObservable(),
        fourth.asObservable(), consume resultSelector))
  }

  @_disfavoredOverload
  public static func zip<
    A: ObservableConvertibleType, B: ObservableConvertibleType, C: ObservableConvertibleType,
    D: ObservableConvertibleType, E: ObservableConvertibleType
  >(
    _ first: A, _ second: B, _ third: C, _ fourth: D, _ fifth: E,
    resultSelector:
      consuming @escaping (A.Element, B.Element, C.Element, D.Element, E.Element) throws -> Element
  ) -> Observable<Element> {
    nonisolated(unsafe) let resultSelector = consume resultSelector
    return makeObservable(
      JoinOperator(
        .zip, .withAll, first.asObservable(), second.asObservable(), third.asObservable(),
        fourth.asObservable(), fifth.asObservable(), consume resultSelector))
  }

  @_disfavoredOverload
  public static func zip<
    A: ObservableConvertibleType, B: ObservableConvertibleType, C: ObservableConvertibleType,
    D: ObservableConvertibleType, E: ObservableConvertibleType, F: ObservableConvertibleType
  >(
    _ first: A, _ second: B, _ third: C, _ fourth: D, _ fifth: E, _ sixth: F,
    resultSelector:
      consuming @escaping (A.Element, B.Element, C.Element, D.Element, E.Element, F.Element) throws
      -> Element
  ) -> Observable<Element> {
    nonisolated(unsafe) let resultSelector = consume resultSelector
    return makeObservable(
      JoinOperator(
        .zip, .withAll, first.asObservable(), second.asObservable(), third.asObservable(),
        fourth.asObservable(), fifth.asObservable(), sixth.asObservable(), consume resultSelector))
  }

  @_disfavoredOverload
  public static func zip<
    A: ObservableConvertibleType, B: ObservableConvertibleType, C: ObservableConvertibleType,
    D: ObservableConvertibleType, E: ObservableConvertibleType, F: ObservableConvertibleType,
    G: ObservableConvertibleType
  >(
    _ first: A, _ second: B, _ third: C, _ fourth: D, _ fifth: E, _ sixth: F, _ seventh: G,
    resultSelector:
      consuming @escaping (
        A.Element, B.Element, C.Element, D.Element, E.Element, F.Element, G.Element
      ) throws -> Element
  ) -> Observable<Element> {
    nonisolated(unsafe) let resultSelector = consume resultSelector
    return makeObservable(
      JoinOperator(
        .zip, .withAll, first.asObservable(), second.asObservable(), third.asObservable(),
        fourth.asObservable(), fifth.asObservable(), sixth.asObservable(), seventh.asObservable(),
        consume resultSelector))
  }

  @_disfavoredOverload
  public static func zip<
    A: ObservableConvertibleType, B: ObservableConvertibleType, C: ObservableConvertibleType,
    D: ObservableConvertibleType, E: ObservableConvertibleType, F: ObservableConvertibleType,
    G: ObservableConvertibleType, H: ObservableConvertibleType
  >(
    _ first: A, _ second: B, _ third: C, _ fourth: D, _ fifth: E, _ sixth: F, _ seventh: G,
    _ eighth: H,
    resultSelector:
      consuming @escaping (
        A.Element, B.Element, C.Element, D.Element, E.Element, F.Element, G.Element, H.Element
      ) throws -> Element
  ) -> Observable<Element> {
    nonisolated(unsafe) let resultSelector = consume resultSelector
    return makeObservable(
      JoinOperator(
        .zip, .withAll, first.asObservable(), second.asObservable(), third.asObservable(),
        fourth.asObservable(), fifth.asObservable(), sixth.asObservable(), seventh.asObservable(),
        eighth.asObservable(), consume resultSelector))
  }

  @_alwaysEmitIntoClient @_disfavoredOverload
  public static func fromAsync<A>(
    _ asyncRequest: consuming @escaping (A, @escaping @Sendable (Element) -> Void) -> Void
  ) -> (A) -> Observable<Element> {
    { a in Observable<Element>.fromAsync(promised { asyncRequest(a, $0) }) }
  }

  @_alwaysEmitIntoClient @_disfavoredOverload
  public static func fromAsync<A, B>(
    _ asyncRequest: consuming @escaping (A, B, @escaping @Sendable (Element) -> Void) -> Void
  ) -> (A, B) -> Observable<Element> {
    { a, b in Observable<Element>.fromAsync(promised { asyncRequest(a, b, $0) }) }
  }

  @_alwaysEmitIntoClient @_disfavoredOverload
  public static func fromAsync<A, B, C>(
    _ asyncRequest: consuming @escaping (A, B, C, @escaping @Sendable (Element) -> Void) -> Void
  ) -> (A, B, C) -> Observable<Element> {
    { a, b, c in Observable<Element>.fromAsync(promised { asyncRequest(a, b, c, $0) }) }
  }

  @_alwaysEmitIntoClient @_disfavoredOverload
  public static func fromAsync<A, B, C, D>(
    _ asyncRequest: consuming @escaping (A, B, C, D, @escaping @Sendable (Element) -> Void) -> Void
  ) -> (A, B, C, D) -> Observable<Element> {
    { a, b, c, d in Observable<Element>.fromAsync(promised { asyncRequest(a, b, c, d, $0) }) }
  }

  @_alwaysEmitIntoClient @_disfavoredOverload
  public static func fromAsync<A, B, C, D, E>(
    _ asyncRequest:
      consuming @escaping (A, B, C, D, E, @escaping @Sendable (Element) -> Void) -> Void
  ) -> (A, B, C, D, E) -> Observable<Element> {
    { a, b, c, d, e in Observable<Element>.fromAsync(promised { asyncRequest(a, b, c, d, e, $0) }) }
  }

  @_alwaysEmitIntoClient @_disfavoredOverload
  public static func fromAsync<A, B, C, D, E, F>(
    _ asyncRequest:
      consuming @escaping (A, B, C, D, E, F, @escaping @Sendable (Element) -> Void) -> Void
  ) -> (A, B, C, D, E, F) -> Observable<Element> {
    { a, b, c, d, e, f in
      Observable<Element>.fromAsync(promised { asyncRequest(a, b, c, d, e, f, $0) })
    }
  }

  @_alwaysEmitIntoClient @_disfavoredOverload
  public static func fromAsync<A, B, C, D, E, F, G>(
    _ asyncRequest:
      consuming @escaping (A, B, C, D, E, F, G, @escaping @Sendable (Element) -> Void) -> Void
  ) -> (A, B, C, D, E, F, G) -> Observable<Element> {
    { a, b, c, d, e, f, g in
      Observable<Element>.fromAsync(promised { asyncRequest(a, b, c, d, e, f, g, $0) })
    }
  }

  @_alwaysEmitIntoClient @_disfavoredOverload
  public static func fromAsync<A, B, C, D, E, F, G, H>(
    _ asyncRequest:
      consuming @escaping (A, B, C, D, E, F, G, H, @escaping @Sendable (Element) -> Void) -> Void
  ) -> (A, B, C, D, E, F, G, H) -> Observable<Element> {
    { a, b, c, d, e, f, g, h in
      Observable<Element>.fromAsync(promised { asyncRequest(a, b, c, d, e, f, g, h, $0) })
    }
  }

  @_alwaysEmitIntoClient @_disfavoredOverload
  public static func fromAsync<A, B, C, D, E, F, G, H, I>(
    _ asyncRequest:
      consuming @escaping (A, B, C, D, E, F, G, H, I, @escaping @Sendable (Element) -> Void) -> Void
  ) -> (A, B, C, D, E, F, G, H, I) -> Observable<Element> {
    { a, b, c, d, e, f, g, h, i in
      Observable<Element>.fromAsync(promised { asyncRequest(a, b, c, d, e, f, g, h, i, $0) })
    }
  }

  @_alwaysEmitIntoClient @_disfavoredOverload
  public static func fromAsync<A, B, C, D, E, F, G, H, I, J>(
    _ asyncRequest:
      consuming @escaping (A, B, C, D, E, F, G, H, I, J, @escaping @Sendable (Element) -> Void) ->
      Void
  ) -> (A, B, C, D, E, F, G, H, I, J) -> Observable<Element> {
    { a, b, c, d, e, f, g, h, i, j in
      Observable<Element>.fromAsync(promised { asyncRequest(a, b, c, d, e, f, g, h, i, j, $0) })
    }
  }
}

@available(swift, obsoleted: 6) @_documentation(visibility: internal)
extension ZipOperator {
  @_alwaysEmitIntoClient @_disfavoredOverload
  public func callAsFunction<Other: ObservableConvertibleType, ResultType>(
    with second: Other,
    resultSelector: consuming @escaping (Element, Other.Element) throws -> ResultType
  ) -> Observable<ResultType> {
    nonisolated(unsafe) let resultSelector = resultSelector
    return callAsFunction(with: second, resultSelector: { try resultSelector($0, $1) })
  }
}

@available(swift, obsoleted: 6) @_documentation(visibility: internal)
extension ObservableConvertibleType {
  @_alwaysEmitIntoClient @_disfavoredOverload
  public func asInfallible(onErrorRecover: consuming @escaping (any Error) -> Infallible<Element>)
    -> Infallible<Element>
  {
    nonisolated(unsafe) let onErrorRecover = onErrorRecover
    return asInfallible(onErrorRecover: { onErrorRecover($0) })
  }
}

@available(swift, obsoleted: 6) @_documentation(visibility: internal)
extension CatchOperator {
  @_disfavoredOverload
  public func callAsFunction(
    _ handler: consuming @escaping (any Error) throws -> Observable<Element>
  ) -> Observable<Element> {
    nonisolated(unsafe) let handler = consume handler
    return makeObservable(
      Resubscribing(CatchRule(source) { try handler($0) }, tearingDown: .afterNext))
  }
}

@available(swift, obsoleted: 6) @_documentation(visibility: internal)
extension ObservableType where Element: Collection {
  @_disfavoredOverload
  public func mapMany<Result>(_ transform: consuming @escaping (Element.Element) throws -> Result)
    -> Observable<[Result]>
  {
    nonisolated(unsafe) let transform = consume transform
    return makeObservable(rawSource, .map { (values: Element) in try values.map(transform) })
  }
}

@available(swift, obsoleted: 6) @_documentation(visibility: internal)
extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Never {
  @_alwaysEmitIntoClient @_disfavoredOverload
  public func `do`(
    onError: consuming ((any Error) throws -> Void)? = nil,
    afterError: ((any Error) throws -> Void)? = nil, onCompleted: (() throws -> Void)? = nil,
    afterCompleted: (() throws -> Void)? = nil, onSubscribe: (() -> Void)? = nil,
    onSubscribed: (() -> Void)? = nil, onDispose: (() -> Void)? = nil
  ) -> Completable {
    self.do(
      onError: promised(onError), afterError: promised(afterError),
      onCompleted: promised(onCompleted), afterCompleted: promised(afterCompleted),
      onSubscribe: promised(onSubscribe), onSubscribed: promised(onSubscribed),
      onDispose: promised(onDispose))
  }

  @_alwaysEmitIntoClient @_disfavoredOverload
  public static func create(
    subscribe: consuming @escaping (@escaping CompletableObserver) -> any Disposable
  ) -> Completable {
    nonisolated(unsafe) let subscribe = subscribe
    return create(subscribe: { subscribe($0) })
  }

  @_alwaysEmitIntoClient
  public func subscribe(
    _ observer: @escaping (CompletableEvent) -> Void, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> any Disposable {
    subscribe(observer, isolation: nil, fileID: fileID, line: line)
  }

  @_alwaysEmitIntoClient
  public func subscribe(
    onCompleted: (() -> Void)? = nil, onError: ((any Error) -> Void)? = nil,
    onDisposed: (() -> Void)? = nil, fileID: StaticString = #fileID, line: UInt = #line
  ) -> any Disposable {
    subscribe(
      onCompleted: onCompleted, onError: onError, onDisposed: onDisposed, isolation: nil,
      fileID: fileID, line: line)
  }

  @_alwaysEmitIntoClient
  public func subscribe<Object: AnyObject>(
    with object: Object, onCompleted: ((Object) -> Void)? = nil,
    onError: ((Object, any Error) -> Void)? = nil, onDisposed: ((Object) -> Void)? = nil,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> any Disposable {
    subscribe(
      with: object, onCompleted: onCompleted, onError: onError, onDisposed: onDisposed,
      isolation: nil, fileID: fileID, line: line)
  }
}

@available(swift, obsoleted: 6) @_documentation(visibility: internal)
extension InfallibleType {
  @_alwaysEmitIntoClient
  public func bind(
    onNext: @escaping (Element) -> Void, fileID: StaticString = #fileID, line: UInt = #line
  ) -> any Disposable {
    bind(onNext: onNext, isolation: nil, fileID: fileID, line: line)
  }

  @_alwaysEmitIntoClient
  public func bind<Object: AnyObject>(
    with object: Object, onNext: @escaping (Object, Element) -> Void,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> any Disposable {
    bind(with: object, onNext: onNext, isolation: nil, fileID: fileID, line: line)
  }

  @_alwaysEmitIntoClient @_disfavoredOverload
  public static func combineLatest<Collection: Swift.Collection>(
    _ collection: Collection,
    resultSelector: consuming @escaping ([Collection.Element.Element]) -> Element
  ) -> Infallible<Element> where Collection.Element: InfallibleType {
    nonisolated(unsafe) let resultSelector = resultSelector
    return combineLatest(collection, resultSelector: { resultSelector($0) })
  }

  @_alwaysEmitIntoClient @_disfavoredOverload
  public func withLatestFrom<Source: InfallibleType, ResultType>(
    _ second: Source, resultSelector: consuming @escaping (Element, Source.Element) -> ResultType
  ) -> Infallible<ResultType> {
    nonisolated(unsafe) let resultSelector = resultSelector
    return withLatestFrom(second, resultSelector: { resultSelector($0, $1) })
  }

  @_alwaysEmitIntoClient @_disfavoredOverload
  public static func deferred(_ observableFactory: consuming @escaping () -> Infallible<Element>)
    -> Infallible<Element>
  {
    nonisolated(unsafe) let observableFactory = observableFactory
    return deferred({ observableFactory() })
  }

  @_alwaysEmitIntoClient @_disfavoredOverload
  public func take(
    until predicate: consuming @escaping (Element) -> Bool, behavior: TakeBehavior = .exclusive
  ) -> Infallible<Element> {
    nonisolated(unsafe) let predicate = predicate
    return take(until: { predicate($0) }, behavior: behavior)
  }

  public func map<Result>(_ transform: consuming @escaping (Element) -> Result) -> Infallible<
    Result
  > {
    let unchecked = transform
    return Infallible(raw: asObservable().map(unchecked))
  }

  public func flatMap<Source: ObservableConvertibleType>(
    _ selector: consuming @escaping (Element) -> Source
  ) -> Infallible<Source.Element> {
    let unchecked = selector
    return Infallible(raw: asObservable().flatMap(unchecked))
  }

  public func concatMap<Source: ObservableConvertibleType>(
    _ selector: consuming @escaping (Element) -> Source
  ) -> Infallible<Source.Element> {
    let unchecked = selector
    return Infallible(raw: asObservable().concatMap(unchecked))
  }

  public func flatMapFirst<Source: ObservableConvertibleType>(
    _ selector: consuming @escaping (Element) -> Source
  ) -> Infallible<Source.Element> {
    let unchecked = selector
    return Infallible(raw: asObservable().flatMapFirst(unchecked))
  }

  public func flatMapLatest<Source: ObservableConvertibleType>(
    _ selector: consuming @escaping (Element) -> Source
  ) -> Infallible<Source.Element> {
    let unchecked = selector
    return Infallible(raw: asObservable().flatMapLatest(unchecked))
  }

  @_alwaysEmitIntoClient @_disfavoredOverload
  public func withUnretained<Object: AnyObject, Out>(
    _ obj: Object, resultSelector: consuming @escaping (Object, Element) -> Out
  ) -> Infallible<Out> {
    nonisolated(unsafe) let resultSelector = resultSelector
    return withUnretained(obj, resultSelector: { resultSelector($0, $1) })
  }

  @_alwaysEmitIntoClient @_disfavoredOverload
  public static func zip<A, B>(
    _ first: Infallible<A>, _ second: Infallible<B>,
    resultSelector: consuming @escaping (A, B) -> Element
  ) -> Infallible<Element> {
    nonisolated(unsafe) let resultSelector = resultSelector
    return zip(first, second, resultSelector: { resultSelector($0, $1) })
  }

  @_alwaysEmitIntoClient
  public func subscribe(
    onNext: ((Element) -> Void)? = nil, onCompleted: (() -> Void)? = nil,
    onDisposed: (() -> Void)? = nil, fileID: StaticString = #fileID, line: UInt = #line
  ) -> any Disposable {
    subscribe(
      onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed, isolation: nil,
      fileID: fileID, line: line)
  }

  @_alwaysEmitIntoClient
  public func subscribe(
    _ on: @escaping (InfallibleEvent<Element>) -> Void, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> any Disposable {
    subscribe(on, isolation: nil, fileID: fileID, line: line)
  }

  @_alwaysEmitIntoClient
  public func subscribe<Object: AnyObject>(
    with object: Object, onNext: ((Object, Element) -> Void)? = nil,
    onCompleted: ((Object) -> Void)? = nil, onDisposed: ((Object) -> Void)? = nil,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> any Disposable {
    subscribe(
      with: object, onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed,
      isolation: nil, fileID: fileID, line: line)
  }

  @_alwaysEmitIntoClient @_disfavoredOverload
  public static func zip<A, B, C>(
    _ first: Infallible<A>, _ second: Infallible<B>, _ third: Infallible<C>,
    resultSelector: consuming @escaping (A, B, C) -> Element
  ) -> Infallible<Element> {
    nonisolated(unsafe) let resultSelector = resultSelector
    return zip(first, second, third, resultSelector: { resultSelector($0, $1, $2) })
  }

  @_alwaysEmitIntoClient @_disfavoredOverload
  public static func zip<A, B, C, D>(
    _ first: Infallible<A>, _ second: Infallible<B>, _ third: Infallible<C>,
    _ fourth: Infallible<D>, resultSelector: consuming @escaping (A, B, C, D) -> Element
  ) -> Infallible<Element> {
    nonisolated(unsafe) let resultSelector = resultSelector
    return zip(first, second, third, fourth, resultSelector: { resultSelector($0, $1, $2, $3) })
  }

  @_alwaysEmitIntoClient @_disfavoredOverload
  public static func zip<A, B, C, D, E>(
    _ first: Infallible<A>, _ second: Infallible<B>, _ third: Infallible<C>,
    _ fourth: Infallible<D>, _ fifth: Infallible<E>,
    resultSelector: consuming @escaping (A, B, C, D, E) -> Element
  ) -> Infallible<Element> {
    nonisolated(unsafe) let resultSelector = resultSelector
    return zip(
      first, second, third, fourth, fifth, resultSelector: { resultSelector($0, $1, $2, $3, $4) })
  }

  @_alwaysEmitIntoClient @_disfavoredOverload
  public static func zip<A, B, C, D, E, F>(
    _ first: Infallible<A>, _ second: Infallible<B>, _ third: Infallible<C>,
    _ fourth: Infallible<D>, _ fifth: Infallible<E>, _ sixth: Infallible<F>,
    resultSelector: consuming @escaping (A, B, C, D, E, F) -> Element
  ) -> Infallible<Element> {
    nonisolated(unsafe) let resultSelector = resultSelector
    return zip(
      first, second, third, fourth, fifth, sixth,
      resultSelector: { resultSelector($0, $1, $2, $3, $4, $5) })
  }

  @_alwaysEmitIntoClient @_disfavoredOverload
  public static func zip<A, B, C, D, E, F, G>(
    _ first: Infallible<A>, _ second: Infallible<B>, _ third: Infallible<C>,
    _ fourth: Infallible<D>, _ fifth: Infallible<E>, _ sixth: Infallible<F>,
    _ seventh: Infallible<G>, resultSelector: consuming @escaping (A, B, C, D, E, F, G) -> Element
  ) -> Infallible<Element> {
    nonisolated(unsafe) let resultSelector = resultSelector
    return zip(
      first, second, third, fourth, fifth, sixth, seventh,
      resultSelector: { resultSelector($0, $1, $2, $3, $4, $5, $6) })
  }

  @_alwaysEmitIntoClient @_disfavoredOverload
  public static func zip<A, B, C, D, E, F, G, H>(
    _ first: Infallible<A>, _ second: Infallible<B>, _ third: Infallible<C>,
    _ fourth: Infallible<D>, _ fifth: Infallible<E>, _ sixth: Infallible<F>,
    _ seventh: Infallible<G>, _ eighth: Infallible<H>,
    resultSelector: consuming @escaping (A, B, C, D, E, F, G, H) -> Element
  ) -> Infallible<Element> {
    nonisolated(unsafe) let resultSelector = resultSelector
    return zip(
      first, second, third, fourth, fifth, sixth, seventh, eighth,
      resultSelector: { resultSelector($0, $1, $2, $3, $4, $5, $6, $7) })
  }

  @_alwaysEmitIntoClient @_disfavoredOverload
  public func compactMap<Result>(_ transform: consuming @escaping (Element) -> Result?)
    -> Infallible<Result>
  {
    nonisolated(unsafe) let transform = transform
    return compactMap({ transform($0) })
  }

  @_alwaysEmitIntoClient @_disfavoredOverload
  public func scan<Accumulated>(
    _ seed: Accumulated, accumulator: consuming @escaping (Accumulated, Element) -> Accumulated
  ) -> Infallible<Accumulated> {
    nonisolated(unsafe) let accumulator = accumulator
    return scan(seed, accumulator: { accumulator($0, $1) })
  }

  @_alwaysEmitIntoClient @_disfavoredOverload
  public func scan<Accumulated>(
    into seed: Accumulated, accumulator: consuming @escaping (inout Accumulated, Element) -> Void
  ) -> Infallible<Accumulated> {
    nonisolated(unsafe) let accumulator = accumulator
    return scan(into: seed, accumulator: { accumulator(&$0, $1) })
  }

  @_alwaysEmitIntoClient @_disfavoredOverload
  public func filter(_ predicate: consuming @escaping (Element) -> Bool) -> Infallible<Element> {
    nonisolated(unsafe) let predicate = predicate
    return filter({ predicate($0) })
  }

  @_alwaysEmitIntoClient @_disfavoredOverload
  public func distinctUntilChanged<Key: Equatable>(
    _ keySelector: consuming @escaping (Element) -> Key
  ) -> Infallible<Element> {
    distinctUntilChanged(promised(keySelector))
  }

  @_alwaysEmitIntoClient @_disfavoredOverload
  public func distinctUntilChanged(_ comparer: consuming @escaping (Element, Element) -> Bool)
    -> Infallible<Element>
  {
    nonisolated(unsafe) let comparer = comparer
    return distinctUntilChanged({ comparer($0, $1) })
  }

  @_alwaysEmitIntoClient @_disfavoredOverload
  public func distinctUntilChanged<Key>(
    _ keySelector: consuming @escaping (Element) -> Key, comparer: @escaping (Key, Key) -> Bool
  ) -> Infallible<Element> {
    nonisolated(unsafe) let keySelector = keySelector, comparer = comparer
    return distinctUntilChanged({ keySelector($0) }, comparer: { comparer($0, $1) })
  }

  @_alwaysEmitIntoClient @_disfavoredOverload
  public func skip(while predicate: consuming @escaping (Element) -> Bool) -> Infallible<Element> {
    nonisolated(unsafe) let predicate = predicate
    return skip(while: { predicate($0) })
  }

  @_alwaysEmitIntoClient @_disfavoredOverload
  public func take(
    while predicate: consuming @escaping (Element) -> Bool, behavior: TakeBehavior = .exclusive
  ) -> Infallible<Element> {
    nonisolated(unsafe) let predicate = predicate
    return take(while: { predicate($0) }, behavior: behavior)
  }

  @_alwaysEmitIntoClient @_disfavoredOverload
  public func distinct(_ predicate: consuming @escaping (Element) -> Bool) -> Infallible<Element> {
    nonisolated(unsafe) let predicate = predicate
    return distinct({ predicate($0) })
  }

  @_alwaysEmitIntoClient @_disfavoredOverload
  public func ignoreWhen(_ predicate: consuming @escaping (Element) -> Bool) -> Infallible<Element>
  {
    nonisolated(unsafe) let predicate = predicate
    return ignoreWhen({ predicate($0) })
  }

  @_alwaysEmitIntoClient @_disfavoredOverload
  public func filterMap<Result>(_ transform: consuming @escaping (Element) -> FilterMap<Result>)
    -> Infallible<Result>
  {
    nonisolated(unsafe) let transform = transform
    return filterMap({ transform($0) })
  }

  @_alwaysEmitIntoClient @_disfavoredOverload
  public func reduce<Accumulated>(
    _ seed: Accumulated, accumulator: consuming @escaping (Accumulated, Element) -> Accumulated
  ) -> Infallible<Accumulated> {
    nonisolated(unsafe) let accumulator = accumulator
    return reduce(seed, accumulator: { accumulator($0, $1) })
  }

  @_alwaysEmitIntoClient @_disfavoredOverload
  public func reduce<Accumulated, Result>(
    _ seed: Accumulated, accumulator: consuming @escaping (Accumulated, Element) -> Accumulated,
    mapResult: @escaping (Accumulated) -> Result
  ) -> Infallible<Result> {
    nonisolated(unsafe) let accumulator = accumulator, mapResult = mapResult
    return reduce(seed, accumulator: { accumulator($0, $1) }, mapResult: { mapResult($0) })
  }

  @_alwaysEmitIntoClient @_disfavoredOverload
  public func count(_ predicate: consuming @escaping (Element) -> Bool) -> Infallible<Int> {
    nonisolated(unsafe) let predicate = predicate
    return count({ predicate($0) })
  }

  @_alwaysEmitIntoClient @_disfavoredOverload
  public func toSortedArray(by: consuming @escaping (Element, Element) -> Bool) -> Single<[Element]>
  {
    nonisolated(unsafe) let by = by
    return toSortedArray(by: { by($0, $1) })
  }

  @_alwaysEmitIntoClient @_disfavoredOverload
  public func contains(where predicate: consuming @escaping (Element) -> Bool) -> Single<Bool> {
    nonisolated(unsafe) let predicate = predicate
    return contains(where: { predicate($0) })
  }

  @_alwaysEmitIntoClient @_disfavoredOverload
  public func allSatisfy(_ predicate: consuming @escaping (Element) -> Bool) -> Single<Bool> {
    nonisolated(unsafe) let predicate = predicate
    return allSatisfy({ predicate($0) })
  }
}

@available(swift, obsoleted: 6) @_documentation(visibility: internal)
extension Infallible {
  @_alwaysEmitIntoClient @_disfavoredOverload
  public static func combineLatest<A: InfallibleType, B: InfallibleType>(
    _ first: A, _ second: B, resultSelector: consuming @escaping (A.Element, B.Element) -> Element
  ) -> Infallible<Element> {
    nonisolated(unsafe) let resultSelector = resultSelector
    return combineLatest(first, second, resultSelector: { resultSelector($0, $1) })
  }

  public func `do`(
    onNext: consuming ((Element) -> Void)? = nil, afterNext: ((Element) -> Void)? = nil,
    onCompleted: (() -> Void)? = nil, afterCompleted: (() -> Void)? = nil,
    onSubscribe: (() -> Void)? = nil, onSubscribed: (() -> Void)? = nil,
    onDispose: (() -> Void)? = nil
  ) -> Infallible {
    let unchecked = onNext
    return Infallible(
      raw: source.do(
        onNext: unchecked, afterNext: afterNext, onCompleted: onCompleted,
        afterCompleted: afterCompleted, onSubscribe: onSubscribe, onSubscribed: onSubscribed,
        onDispose: onDispose))
  }

  @_alwaysEmitIntoClient @_disfavoredOverload
  public static func create(
    subscribe: consuming @escaping (@escaping InfallibleObserver) -> any Disposable
  ) -> Infallible {
    nonisolated(unsafe) let subscribe = subscribe
    return create(subscribe: { subscribe($0) })
  }

  @_alwaysEmitIntoClient @_disfavoredOverload
  public static func combineLatest<A: InfallibleType, B: InfallibleType, C: InfallibleType>(
    _ first: A, _ second: B, _ third: C,
    resultSelector: consuming @escaping (A.Element, B.Element, C.Element) -> Element
  ) -> Infallible<Element> {
    nonisolated(unsafe) let resultSelector = resultSelector
    return combineLatest(first, second, third, resultSelector: { resultSelector($0, $1, $2) })
  }

  @_alwaysEmitIntoClient @_disfavoredOverload
  public static func combineLatest<
    A: InfallibleType, B: InfallibleType, C: InfallibleType, D: InfallibleType
  >(
    _ first: A, _ second: B, _ third: C, _ fourth: D,
    resultSelector: consuming @escaping (A.Element, B.Element, C.Element, D.Element) -> Element
  ) -> Infallible<Element> {
    nonisolated(unsafe) let resultSelector = resultSelector
    return combineLatest(
      first, second, third, fourth, resultSelector: { resultSelector($0, $1, $2, $3) })
  }

  @_alwaysEmitIntoClient @_disfavoredOverload
  public static func combineLatest<
    A: InfallibleType, B: InfallibleType, C: InfallibleType, D: InfallibleType, E: InfallibleType
  >(
    _ first: A, _ second: B, _ third: C, _ fourth: D, _ fifth: E,
    resultSelector:
      consuming @escaping (A.Element, B.Element, C.Element, D.Element, E.Element) -> Element
  ) -> Infallible<Element> {
    nonisolated(unsafe) let resultSelector = resultSelector
    return combineLatest(
      first, second, third, fourth, fifth, resultSelector: { resultSelector($0, $1, $2, $3, $4) })
  }

  @_alwaysEmitIntoClient @_disfavoredOverload
  public static func combineLatest<
    A: InfallibleType, B: InfallibleType, C: InfallibleType, D: InfallibleType, E: InfallibleType,
    F: InfallibleType
  >(
    _ first: A, _ second: B, _ third: C, _ fourth: D, _ fifth: E, _ sixth: F,
    resultSelector:
      consuming @escaping (A.Element, B.Element, C.Element, D.Element, E.Element, F.Element) ->
      Element
  ) -> Infallible<Element> {
    nonisolated(unsafe) let resultSelector = resultSelector
    return combineLatest(
      first, second, third, fourth, fifth, sixth,
      resultSelector: { resultSelector($0, $1, $2, $3, $4, $5) })
  }

  @_alwaysEmitIntoClient @_disfavoredOverload
  public static func combineLatest<
    A: InfallibleType, B: InfallibleType, C: InfallibleType, D: InfallibleType, E: InfallibleType,
    F: InfallibleType, G: InfallibleType
  >(
    _ first: A, _ second: B, _ third: C, _ fourth: D, _ fifth: E, _ sixth: F, _ seventh: G,
    resultSelector:
      consuming @escaping (
        A.Element, B.Element, C.Element, D.Element, E.Element, F.Element, G.Element
      ) -> Element
  ) -> Infallible<Element> {
    nonisolated(unsafe) let resultSelector = resultSelector
    return combineLatest(
      first, second, third, fourth, fifth, sixth, seventh,
      resultSelector: { resultSelector($0, $1, $2, $3, $4, $5, $6) })
  }

  @_alwaysEmitIntoClient @_disfavoredOverload
  public static func combineLatest<
    A: InfallibleType, B: InfallibleType, C: InfallibleType, D: InfallibleType, E: InfallibleType,
    F: InfallibleType, G: InfallibleType, H: InfallibleType
  >(
    _ first: A, _ second: B, _ third: C, _ fourth: D, _ fifth: E, _ sixth: F, _ seventh: G,
    _ eighth: H,
    resultSelector:
      consuming @escaping (
        A.Element, B.Element, C.Element, D.Element, E.Element, F.Element, G.Element, H.Element
      ) -> Element
  ) -> Infallible<Element> {
    nonisolated(unsafe) let resultSelector = resultSelector
    return combineLatest(
      first, second, third, fourth, fifth, sixth, seventh, eighth,
      resultSelector: { resultSelector($0, $1, $2, $3, $4, $5, $6, $7) })
  }
}

@available(swift, obsoleted: 6) @_documentation(visibility: internal)
extension PrimitiveSequenceType where Trait == MaybeTrait {
  @_alwaysEmitIntoClient @_disfavoredOverload
  public static func zip<A, B>(
    _ first: Maybe<A>, _ second: Maybe<B>,
    resultSelector: consuming @escaping (A, B) throws -> Element
  ) -> Maybe<Element> {
    nonisolated(unsafe) let resultSelector = resultSelector
    return zip(first, second, resultSelector: { try resultSelector($0, $1) })
  }

  public func flatMap<Result>(_ selector: consuming @escaping (Element) throws -> Maybe<Result>)
    -> Maybe<Result>
  {
    let unchecked = selector
    return Maybe(raw: primitiveSequence.source.flatMap(unchecked))
  }

  public func `do`(
    onNext: consuming ((Element) throws -> Void)? = nil,
    afterNext: ((Element) throws -> Void)? = nil, onError: ((any Error) throws -> Void)? = nil,
    afterError: ((any Error) throws -> Void)? = nil, onCompleted: (() throws -> Void)? = nil,
    afterCompleted: (() throws -> Void)? = nil, onSubscribe: (() -> Void)? = nil,
    onSubscribed: (() -> Void)? = nil, onDispose: (() -> Void)? = nil
  ) -> Maybe<Element> {
    let unchecked = onNext
    return Maybe(
      raw: primitiveSequence.source.do(
        onNext: unchecked, afterNext: quiet(promised(afterNext)), onError: onError,
        afterError: afterError,
        onCompleted: onCompleted, afterCompleted: afterCompleted, onSubscribe: onSubscribe,
        onSubscribed: onSubscribed, onDispose: onDispose))
  }

  @_alwaysEmitIntoClient @_disfavoredOverload
  public static func create(
    subscribe: consuming @escaping (@escaping MaybeObserver) -> any Disposable
  ) -> Maybe<Element> {
    nonisolated(unsafe) let subscribe = subscribe
    return create(subscribe: { subscribe($0) })
  }

  @_alwaysEmitIntoClient
  public func subscribe(
    _ observer: @escaping (MaybeEvent<Element>) -> Void, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> any Disposable {
    subscribe(observer, isolation: nil, fileID: fileID, line: line)
  }

  @_alwaysEmitIntoClient
  public func subscribe(
    onSuccess: ((Element) -> Void)? = nil, onError: ((any Error) -> Void)? = nil,
    onCompleted: (() -> Void)? = nil, onDisposed: (() -> Void)? = nil,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> any Disposable {
    subscribe(
      onSuccess: onSuccess, onError: onError, onCompleted: onCompleted, onDisposed: onDisposed,
      isolation: nil, fileID: fileID, line: line)
  }

  @_alwaysEmitIntoClient
  public func subscribe<Object: AnyObject>(
    with object: Object, onSuccess: ((Object, Element) -> Void)? = nil,
    onError: ((Object, any Error) -> Void)? = nil, onCompleted: ((Object) -> Void)? = nil,
    onDisposed: ((Object) -> Void)? = nil, fileID: StaticString = #fileID, line: UInt = #line
  ) -> any Disposable {
    subscribe(
      with: object, onSuccess: onSuccess, onError: onError, onCompleted: onCompleted,
      onDisposed: onDisposed, isolation: nil, fileID: fileID, line: line)
  }

  @_alwaysEmitIntoClient @_disfavoredOverload
  public static func zip<A, B, C>(
    _ first: Maybe<A>, _ second: Maybe<B>, _ third: Maybe<C>,
    resultSelector: consuming @escaping (A, B, C) throws -> Element
  ) -> Maybe<Element> {
    nonisolated(unsafe) let resultSelector = resultSelector
    return zip(first, second, third, resultSelector: { try resultSelector($0, $1, $2) })
  }

  @_alwaysEmitIntoClient @_disfavoredOverload
  public static func zip<A, B, C, D>(
    _ first: Maybe<A>, _ second: Maybe<B>, _ third: Maybe<C>, _ fourth: Maybe<D>,
    resultSelector: consuming @escaping (A, B, C, D) throws -> Element
  ) -> Maybe<Element> {
    nonisolated(unsafe) let resultSelector = resultSelector
    return zip(first, second, third, fourth, resultSelector: { try resultSelector($0, $1, $2, $3) })
  }

  @_alwaysEmitIntoClient @_disfavoredOverload
  public static func zip<A, B, C, D, E>(
    _ first: Maybe<A>, _ second: Maybe<B>, _ third: Maybe<C>, _ fourth: Maybe<D>, _ fifth: Maybe<E>,
    resultSelector: consuming @escaping (A, B, C, D, E) throws -> Element
  ) -> Maybe<Element> {
    nonisolated(unsafe) let resultSelector = resultSelector
    return zip(
      first, second, third, fourth, fifth,
      resultSelector: { try resultSelector($0, $1, $2, $3, $4) })
  }

  @_alwaysEmitIntoClient @_disfavoredOverload
  public static func zip<A, B, C, D, E, F>(
    _ first: Maybe<A>, _ second: Maybe<B>, _ third: Maybe<C>, _ fourth: Maybe<D>, _ fifth: Maybe<E>,
    _ sixth: Maybe<F>, resultSelector: consuming @escaping (A, B, C, D, E, F) throws -> Element
  ) -> Maybe<Element> {
    nonisolated(unsafe) let resultSelector = resultSelector
    return zip(
      first, second, third, fourth, fifth, sixth,
      resultSelector: { try resultSelector($0, $1, $2, $3, $4, $5) })
  }

  @_alwaysEmitIntoClient @_disfavoredOverload
  public static func zip<A, B, C, D, E, F, G>(
    _ first: Maybe<A>, _ second: Maybe<B>, _ third: Maybe<C>, _ fourth: Maybe<D>, _ fifth: Maybe<E>,
    _ sixth: Maybe<F>, _ seventh: Maybe<G>,
    resultSelector: consuming @escaping (A, B, C, D, E, F, G) throws -> Element
  ) -> Maybe<Element> {
    nonisolated(unsafe) let resultSelector = resultSelector
    return zip(
      first, second, third, fourth, fifth, sixth, seventh,
      resultSelector: { try resultSelector($0, $1, $2, $3, $4, $5, $6) })
  }

  @_alwaysEmitIntoClient @_disfavoredOverload
  public static func zip<A, B, C, D, E, F, G, H>(
    _ first: Maybe<A>, _ second: Maybe<B>, _ third: Maybe<C>, _ fourth: Maybe<D>, _ fifth: Maybe<E>,
    _ sixth: Maybe<F>, _ seventh: Maybe<G>, _ eighth: Maybe<H>,
    resultSelector: consuming @escaping (A, B, C, D, E, F, G, H) throws -> Element
  ) -> Maybe<Element> {
    nonisolated(unsafe) let resultSelector = resultSelector
    return zip(
      first, second, third, fourth, fifth, sixth, seventh, eighth,
      resultSelector: { try resultSelector($0, $1, $2, $3, $4, $5, $6, $7) })
  }
}

@available(swift, obsoleted: 6) @_documentation(visibility: internal)
extension PrimitiveSequence {
  @_alwaysEmitIntoClient @_disfavoredOverload
  public static func deferred(
    _ observableFactory: consuming @escaping () throws -> PrimitiveSequence
  ) -> PrimitiveSequence {
    nonisolated(unsafe) let observableFactory = observableFactory
    return deferred({ try observableFactory() })
  }

  @_alwaysEmitIntoClient @_disfavoredOverload
  public static func using<Resource: Disposable>(
    _ resourceFactory: consuming @escaping () throws -> Resource,
    primitiveSequenceFactory: @escaping (Resource) throws -> PrimitiveSequence
  ) -> PrimitiveSequence {
    nonisolated(unsafe) let resourceFactory = resourceFactory,
      primitiveSequenceFactory = primitiveSequenceFactory
    return using(
      { try resourceFactory() }, primitiveSequenceFactory: { try primitiveSequenceFactory($0) })
  }

  @_alwaysEmitIntoClient @_disfavoredOverload
  public func `catch`(_ handler: consuming @escaping (any Error) throws -> PrimitiveSequence)
    -> PrimitiveSequence
  {
    nonisolated(unsafe) let handler = handler
    return self.catch({ try handler($0) })
  }

  @_alwaysEmitIntoClient @_disfavoredOverload
  public func retry<Notifier: ObservableType>(
    when notificationHandler: consuming @escaping (Observable<any Error>) -> Notifier
  ) -> PrimitiveSequence {
    retry(when: promised(notificationHandler))
  }

  @_alwaysEmitIntoClient @_disfavoredOverload
  public func retry<Failure: Error, Notifier: ObservableType>(
    when notificationHandler: consuming @escaping (Observable<Failure>) -> Notifier
  ) -> PrimitiveSequence {
    retry(when: promised(notificationHandler))
  }

  @_alwaysEmitIntoClient @_disfavoredOverload
  public func ignoreErrors(_ predicate: consuming @escaping (any Error) -> Bool)
    -> PrimitiveSequence
  {
    nonisolated(unsafe) let predicate = predicate
    return ignoreErrors({ predicate($0) })
  }
}

@available(swift, obsoleted: 6) @_documentation(visibility: internal)
extension PrimitiveSequenceType where Trait: ValueTrait {
  public func map<Result>(_ transform: consuming @escaping (Element) throws -> Result)
    -> PrimitiveSequence<Trait, Result>
  {
    let unchecked = transform
    return PrimitiveSequence(raw: primitiveSequence.source.map(unchecked))
  }

  @_alwaysEmitIntoClient @_disfavoredOverload
  public func compactMap<Result>(_ transform: consuming @escaping (Element) throws -> Result?)
    -> Maybe<Result>
  {
    nonisolated(unsafe) let transform = transform
    return compactMap({ try transform($0) })
  }

  @_alwaysEmitIntoClient @_disfavoredOverload
  public func filter(_ predicate: consuming @escaping (Element) throws -> Bool) -> Maybe<Element> {
    nonisolated(unsafe) let predicate = predicate
    return filter({ try predicate($0) })
  }

  @_alwaysEmitIntoClient @_disfavoredOverload
  public func filterMap<Result>(
    _ transform: consuming @escaping (Element) throws -> FilterMap<Result>
  ) -> Maybe<Result> {
    nonisolated(unsafe) let transform = transform
    return filterMap({ try transform($0) })
  }

  @_alwaysEmitIntoClient @_disfavoredOverload
  public func ignoreWhen(_ predicate: consuming @escaping (Element) throws -> Bool) -> Maybe<
    Element
  > {
    nonisolated(unsafe) let predicate = predicate
    return ignoreWhen({ try predicate($0) })
  }

  @_alwaysEmitIntoClient @_disfavoredOverload
  public func withLatestFrom<Source: ObservableConvertibleType, ResultType>(
    _ second: Source,
    resultSelector: consuming @escaping (Element, Source.Element) throws -> ResultType
  ) -> Maybe<ResultType> {
    nonisolated(unsafe) let resultSelector = resultSelector
    return withLatestFrom(second, resultSelector: { try resultSelector($0, $1) })
  }
}

@available(swift, obsoleted: 6) @_documentation(visibility: internal)
extension PrimitiveSequenceType where Trait == SingleTrait {
  @_alwaysEmitIntoClient @_disfavoredOverload
  public static func fromAsync<Er: Error>(
    _ asyncRequest: consuming @escaping (@escaping @Sendable (Element?, Er?) -> Void) -> Void
  ) -> Single<Element> {
    nonisolated(unsafe) let asyncRequest = asyncRequest
    return fromAsync({ asyncRequest($0) })
  }

  public func flatMap<Result>(_ selector: consuming @escaping (Element) throws -> Single<Result>)
    -> Single<Result>
  {
    let unchecked = selector
    return Single(raw: primitiveSequence.source.flatMap(unchecked))
  }

  public func flatMapMaybe<Result>(
    _ selector: consuming @escaping (Element) throws -> Maybe<Result>
  ) -> Maybe<Result> {
    let unchecked = selector
    return Maybe(raw: primitiveSequence.source.flatMap(unchecked))
  }

  public func flatMapCompletable(_ selector: consuming @escaping (Element) throws -> Completable)
    -> Completable
  {
    let unchecked = selector
    return Completable(raw: primitiveSequence.source.flatMap(unchecked))
  }

  public func `do`(
    onSuccess: consuming ((Element) throws -> Void)? = nil,
    afterSuccess: ((Element) throws -> Void)? = nil, onError: ((any Error) throws -> Void)? = nil,
    afterError: ((any Error) throws -> Void)? = nil, onSubscribe: (() -> Void)? = nil,
    onSubscribed: (() -> Void)? = nil, onDispose: (() -> Void)? = nil
  ) -> Single<Element> {
    let unchecked = onSuccess
    return Single(
      raw: primitiveSequence.source.do(
        onNext: unchecked, afterNext: quiet(promised(afterSuccess)), onError: onError,
        afterError: afterError,
        onSubscribe: onSubscribe, onSubscribed: onSubscribed, onDispose: onDispose))
  }

  @_alwaysEmitIntoClient @_disfavoredOverload
  public static func zip<A, B>(
    _ first: Single<A>, _ second: Single<B>,
    resultSelector: consuming @escaping (A, B) throws -> Element
  ) -> Single<Element> {
    nonisolated(unsafe) let resultSelector = resultSelector
    return zip(first, second, resultSelector: { try resultSelector($0, $1) })
  }

  @_alwaysEmitIntoClient @_disfavoredOverload
  public static func zip<Collection: Swift.Collection, Result>(
    _ collection: Collection, resultSelector: consuming @escaping ([Element]) throws -> Result
  ) -> Single<Result> where Collection.Element == Single<Element> {
    nonisolated(unsafe) let resultSelector = resultSelector
    return zip(collection, resultSelector: { try resultSelector($0) })
  }

  @_alwaysEmitIntoClient @_disfavoredOverload
  public static func create(
    subscribe: consuming @escaping (@escaping SingleObserver) -> any Disposable
  ) -> Single<Element> {
    nonisolated(unsafe) let subscribe = subscribe
    return create(subscribe: { subscribe($0) })
  }

  @_alwaysEmitIntoClient
  public func subscribe(
    _ observer: @escaping (SingleEvent<Element>) -> Void, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> any Disposable {
    subscribe(observer, isolation: nil, fileID: fileID, line: line)
  }

  @_alwaysEmitIntoClient
  public func subscribe(
    onSuccess: ((Element) -> Void)? = nil, onFailure: ((any Error) -> Void)? = nil,
    onDisposed: (() -> Void)? = nil, fileID: StaticString = #fileID, line: UInt = #line
  ) -> any Disposable {
    subscribe(
      onSuccess: onSuccess, onFailure: onFailure, onDisposed: onDisposed, isolation: nil,
      fileID: fileID, line: line)
  }

  @_alwaysEmitIntoClient
  public func subscribe<Object: AnyObject>(
    with object: Object, onSuccess: ((Object, Element) -> Void)? = nil,
    onFailure: ((Object, any Error) -> Void)? = nil, onDisposed: ((Object) -> Void)? = nil,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> any Disposable {
    subscribe(
      with: object, onSuccess: onSuccess, onFailure: onFailure, onDisposed: onDisposed,
      isolation: nil, fileID: fileID, line: line)
  }

  @available(*, deprecated, renamed: "subscribe(onSuccess:onFailure:onDisposed:)")
  @_alwaysEmitIntoClient
  public func subscribe(
    onSuccess: ((Element) -> Void)? = nil, onError: @escaping (any Error) -> Void,
    onDisposed: (() -> Void)? = nil, fileID: StaticString = #fileID, line: UInt = #line
  ) -> any Disposable {
    subscribe(
      onSuccess: onSuccess, onError: onError, onDisposed: onDisposed, isolation: nil,
      fileID: fileID, line: line)
  }

  @_alwaysEmitIntoClient @_disfavoredOverload
  public static func zip<A, B, C>(
    _ first: Single<A>, _ second: Single<B>, _ third: Single<C>,
    resultSelector: consuming @escaping (A, B, C) throws -> Element
  ) -> Single<Element> {
    nonisolated(unsafe) let resultSelector = resultSelector
    return zip(first, second, third, resultSelector: { try resultSelector($0, $1, $2) })
  }

  @_alwaysEmitIntoClient @_disfavoredOverload
  public static func zip<A, B, C, D>(
    _ first: Single<A>, _ second: Single<B>, _ third: Single<C>, _ fourth: Single<D>,
    resultSelector: consuming @escaping (A, B, C, D) throws -> Element
  ) -> Single<Element> {
    nonisolated(unsafe) let resultSelector = resultSelector
    return zip(first, second, third, fourth, resultSelector: { try resultSelector($0, $1, $2, $3) })
  }

  @_alwaysEmitIntoClient @_disfavoredOverload
  public static func zip<A, B, C, D, E>(
    _ first: Single<A>, _ second: Single<B>, _ third: Single<C>, _ fourth: Single<D>,
    _ fifth: Single<E>, resultSelector: consuming @escaping (A, B, C, D, E) throws -> Element
  ) -> Single<Element> {
    nonisolated(unsafe) let resultSelector = resultSelector
    return zip(
      first, second, third, fourth, fifth,
      resultSelector: { try resultSelector($0, $1, $2, $3, $4) })
  }

  @_alwaysEmitIntoClient @_disfavoredOverload
  public static func zip<A, B, C, D, E, F>(
    _ first: Single<A>, _ second: Single<B>, _ third: Single<C>, _ fourth: Single<D>,
    _ fifth: Single<E>, _ sixth: Single<F>,
    resultSelector: consuming @escaping (A, B, C, D, E, F) throws -> Element
  ) -> Single<Element> {
    nonisolated(unsafe) let resultSelector = resultSelector
    return zip(
      first, second, third, fourth, fifth, sixth,
      resultSelector: { try resultSelector($0, $1, $2, $3, $4, $5) })
  }

  @_alwaysEmitIntoClient @_disfavoredOverload
  public static func zip<A, B, C, D, E, F, G>(
    _ first: Single<A>, _ second: Single<B>, _ third: Single<C>, _ fourth: Single<D>,
    _ fifth: Single<E>, _ sixth: Single<F>, _ seventh: Single<G>,
    resultSelector: consuming @escaping (A, B, C, D, E, F, G) throws -> Element
  ) -> Single<Element> {
    nonisolated(unsafe) let resultSelector = resultSelector
    return zip(
      first, second, third, fourth, fifth, sixth, seventh,
      resultSelector: { try resultSelector($0, $1, $2, $3, $4, $5, $6) })
  }

  @_alwaysEmitIntoClient @_disfavoredOverload
  public static func zip<A, B, C, D, E, F, G, H>(
    _ first: Single<A>, _ second: Single<B>, _ third: Single<C>, _ fourth: Single<D>,
    _ fifth: Single<E>, _ sixth: Single<F>, _ seventh: Single<G>, _ eighth: Single<H>,
    resultSelector: consuming @escaping (A, B, C, D, E, F, G, H) throws -> Element
  ) -> Single<Element> {
    nonisolated(unsafe) let resultSelector = resultSelector
    return zip(
      first, second, third, fourth, fifth, sixth, seventh, eighth,
      resultSelector: { try resultSelector($0, $1, $2, $3, $4, $5, $6, $7) })
  }

  @_alwaysEmitIntoClient @_disfavoredOverload
  public static func fromAsync<A, Er: Error>(
    _ asyncRequest: consuming @escaping (A, @escaping @Sendable (Element?, Er?) -> Void) -> Void
  ) -> (A) -> Single<Element> {
    { a in Single<Element>.fromAsync(promised { asyncRequest(a, $0) }) }
  }

  @_alwaysEmitIntoClient @_disfavoredOverload
  public static func fromAsync<A, B, Er: Error>(
    _ asyncRequest: consuming @escaping (A, B, @escaping @Sendable (Element?, Er?) -> Void) -> Void
  ) -> (A, B) -> Single<Element> {
    { a, b in Single<Element>.fromAsync(promised { asyncRequest(a, b, $0) }) }
  }

  @_alwaysEmitIntoClient @_disfavoredOverload
  public static func fromAsync<A, B, C, Er: Error>(
    _ asyncRequest:
      consuming @escaping (A, B, C, @escaping @Sendable (Element?, Er?) -> Void) -> Void
  ) -> (A, B, C) -> Single<Element> {
    { a, b, c in Single<Element>.fromAsync(promised { asyncRequest(a, b, c, $0) }) }
  }

  @_alwaysEmitIntoClient @_disfavoredOverload
  public static func fromAsync<A, B, C, D, Er: Error>(
    _ asyncRequest:
      consuming @escaping (A, B, C, D, @escaping @Sendable (Element?, Er?) -> Void) -> Void
  ) -> (A, B, C, D) -> Single<Element> {
    { a, b, c, d in Single<Element>.fromAsync(promised { asyncRequest(a, b, c, d, $0) }) }
  }

  @_alwaysEmitIntoClient @_disfavoredOverload
  public static func fromAsync<A, B, C, D, E, Er: Error>(
    _ asyncRequest:
      consuming @escaping (A, B, C, D, E, @escaping @Sendable (Element?, Er?) -> Void) -> Void
  ) -> (A, B, C, D, E) -> Single<Element> {
    { a, b, c, d, e in Single<Element>.fromAsync(promised { asyncRequest(a, b, c, d, e, $0) }) }
  }

  @_alwaysEmitIntoClient @_disfavoredOverload
  public static func fromAsync<A, B, C, D, E, F, Er: Error>(
    _ asyncRequest:
      consuming @escaping (A, B, C, D, E, F, @escaping @Sendable (Element?, Er?) -> Void) -> Void
  ) -> (A, B, C, D, E, F) -> Single<Element> {
    { a, b, c, d, e, f in Single<Element>.fromAsync(promised { asyncRequest(a, b, c, d, e, f, $0) })
    }
  }

  @_alwaysEmitIntoClient @_disfavoredOverload
  public static func fromAsync<A, B, C, D, E, F, G, Er: Error>(
    _ asyncRequest:
      consuming @escaping (A, B, C, D, E, F, G, @escaping @Sendable (Element?, Er?) -> Void) -> Void
  ) -> (A, B, C, D, E, F, G) -> Single<Element> {
    { a, b, c, d, e, f, g in
      Single<Element>.fromAsync(promised { asyncRequest(a, b, c, d, e, f, g, $0) })
    }
  }

  @_alwaysEmitIntoClient @_disfavoredOverload
  public static func fromAsync<A, B, C, D, E, F, G, H, Er: Error>(
    _ asyncRequest:
      consuming @escaping (A, B, C, D, E, F, G, H, @escaping @Sendable (Element?, Er?) -> Void) ->
      Void
  ) -> (A, B, C, D, E, F, G, H) -> Single<Element> {
    { a, b, c, d, e, f, g, h in
      Single<Element>.fromAsync(promised { asyncRequest(a, b, c, d, e, f, g, h, $0) })
    }
  }

  @_alwaysEmitIntoClient @_disfavoredOverload
  public static func fromAsync<A, B, C, D, E, F, G, H, I, Er: Error>(
    _ asyncRequest:
      consuming @escaping (A, B, C, D, E, F, G, H, I, @escaping @Sendable (Element?, Er?) -> Void)
      -> Void
  ) -> (A, B, C, D, E, F, G, H, I) -> Single<Element> {
    { a, b, c, d, e, f, g, h, i in
      Single<Element>.fromAsync(promised { asyncRequest(a, b, c, d, e, f, g, h, i, $0) })
    }
  }

  @_alwaysEmitIntoClient @_disfavoredOverload
  public static func fromAsync<A, B, C, D, E, F, G, H, I, J, Er: Error>(
    _ asyncRequest:
      consuming @escaping (
        A, B, C, D, E, F, G, H, I, J, @escaping @Sendable (Element?, Er?) -> Void
      ) -> Void
  ) -> (A, B, C, D, E, F, G, H, I, J) -> Single<Element> {
    { a, b, c, d, e, f, g, h, i, j in
      Single<Element>.fromAsync(promised { asyncRequest(a, b, c, d, e, f, g, h, i, j, $0) })
    }
  }
}

@available(swift, obsoleted: 6) @_documentation(visibility: internal)
extension PrimitiveSequenceType where Trait: ValueTrait, Element: Collection {
  @_alwaysEmitIntoClient @_disfavoredOverload
  public func mapMany<Result>(_ transform: consuming @escaping (Element.Element) throws -> Result)
    -> PrimitiveSequence<Trait, [Result]>
  {
    nonisolated(unsafe) let transform = transform
    return mapMany({ try transform($0) })
  }
}

@available(swift, obsoleted: 6) @_documentation(visibility: internal)
extension InfallibleType where Element: Collection {
  @_alwaysEmitIntoClient @_disfavoredOverload
  public func mapMany<Result>(_ transform: consuming @escaping (Element.Element) -> Result)
    -> Infallible<[Result]>
  {
    nonisolated(unsafe) let transform = transform
    return mapMany({ transform($0) })
  }
}
