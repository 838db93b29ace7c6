// SPDX-License-Identifier: MIT

// Names and forms that RxSwift had before version 6 and has no more.

extension ObservableType {
  /// A name of RxSwift 4.
  @available(
    *, unavailable,
    message: """
      write enumerated().map { index, element in ... }.
      """
  )
  @_documentation(visibility: internal)
  public func mapWithIndex<Result>(
    _ transform: @escaping (Element, Int) throws -> Result
  ) -> Observable<Result> { neverCalled() }

  /// A name of RxSwift 4.
  @available(
    *, unavailable,
    message: """
      write enumerated().flatMap { index, element in ... }.
      """
  )
  @_documentation(visibility: internal)
  public func flatMapWithIndex<Source: ObservableConvertibleType>(
    _ selector: @escaping (Element, Int) throws -> Source
  ) -> Observable<Source.Element> { neverCalled() }

  /// A name of RxSwift 4.
  @available(
    *, unavailable,
    message: """
      write enumerated().skip(while: { index, element in ... }).map { $0.element }.
      """
  )
  @_documentation(visibility: internal)
  public func skipWhileWithIndex(
    _ predicate: @escaping (Element, Int) throws -> Bool
  ) -> Observable<Element> { neverCalled() }

  /// A name of RxSwift 4.
  @available(
    *, unavailable,
    message: """
      write enumerated().take(while: { index, element in ... }).map { $0.element }.
      """
  )
  @_documentation(visibility: internal)
  public func takeWhileWithIndex(
    _ predicate: @escaping (Element, Int) throws -> Bool
  ) -> Observable<Element> { neverCalled() }

  /// A name of RxSwift 4.
  @available(
    *, unavailable,
    message: """
      write share(replay: count, scope: .forever), which is what this name meant; \
      share(replay: count) forgets the values when its last observer leaves.
      """
  )
  @_documentation(visibility: internal)
  public func shareReplay(_ bufferSize: Int) -> Observable<Element> { neverCalled() }

  /// A name of RxSwift 4.
  @available(
    *, unavailable,
    message: """
      write share(replay: 1).
      """
  )
  @_documentation(visibility: internal)
  public func shareReplayLatestWhileConnected() -> Observable<Element> { neverCalled() }

  /// Seconds as a number, as in RxSwift 4.
  @available(
    *, unavailable,
    message: """
      a length of time has a unit here: write .seconds(1) or .milliseconds(300).
      """
  )
  @_documentation(visibility: internal) @_disfavoredOverload
  public func debounce(_ dueTime: Double, scheduler: any SchedulerType) -> Observable<Element> {
    neverCalled()
  }

  /// Seconds as a number, as in RxSwift 4.
  @available(
    *, unavailable,
    message: """
      a length of time has a unit here: write .seconds(1) or .milliseconds(300).
      """
  )
  @_documentation(visibility: internal) @_disfavoredOverload
  public func delay(_ dueTime: Double, scheduler: any SchedulerType) -> Observable<Element> {
    neverCalled()
  }

  /// Seconds as a number, as in RxSwift 4.
  @available(
    *, unavailable,
    message: """
      a length of time has a unit here: write .seconds(1) or .milliseconds(300).
      """
  )
  @_documentation(visibility: internal) @_disfavoredOverload
  public func delaySubscription(
    _ dueTime: Double, scheduler: any SchedulerType
  ) -> Observable<Element> { neverCalled() }

  /// Seconds as a number, as in RxSwift 4.
  @available(
    *, unavailable,
    message: """
      a length of time has a unit here: write .seconds(1) or .milliseconds(300).
      """
  )
  @_documentation(visibility: internal) @_disfavoredOverload
  public func throttle(
    _ dueTime: Double, latest: Bool = true, scheduler: any SchedulerType
  ) -> Observable<Element> { neverCalled() }

  /// Seconds as a number, as in RxSwift 4.
  @available(
    *, unavailable,
    message: """
      a length of time has a unit here: write .seconds(1) or .milliseconds(300).
      """
  )
  @_documentation(visibility: internal) @_disfavoredOverload
  public func timeout(_ dueTime: Double, scheduler: any SchedulerType) -> Observable<Element> {
    neverCalled()
  }

  /// Seconds as a number, as in RxSwift 4.
  @available(
    *, unavailable,
    message: """
      a length of time has a unit here: write .seconds(1) or .milliseconds(300).
      """
  )
  @_documentation(visibility: internal) @_disfavoredOverload
  public func skip(_ duration: Double, scheduler: any SchedulerType) -> Observable<Element> {
    neverCalled()
  }

  /// Seconds as a number, as in RxSwift 4.
  @available(
    *, unavailable,
    message: """
      a length of time has a unit here: write .seconds(1) or .milliseconds(300).
      """
  )
  @_documentation(visibility: internal) @_disfavoredOverload
  public func take(for duration: Double, scheduler: any SchedulerType) -> Observable<Element> {
    neverCalled()
  }

  /// Seconds as a number, as in RxSwift 4.
  @available(
    *, unavailable,
    message: """
      a length of time has a unit here: write .seconds(1) or .milliseconds(300).
      """
  )
  @_documentation(visibility: internal) @_disfavoredOverload
  public func buffer(
    timeSpan: Double, count: Int, scheduler: any SchedulerType
  ) -> Observable<[Element]> { neverCalled() }
}

extension ObservableType where Element: FixedWidthInteger {
  /// Seconds as a number, as in RxSwift 4.
  @available(
    *, unavailable,
    message: """
      a length of time has a unit here: write .seconds(1) or .milliseconds(300).
      """
  )
  @_documentation(visibility: internal) @_disfavoredOverload
  public static func interval(_ period: Double, scheduler: any SchedulerType) -> Observable<Element>
  { neverCalled() }

  /// Seconds as a number, as in RxSwift 4.
  @available(
    *, unavailable,
    message: """
      a length of time has a unit here: write .seconds(1) or .milliseconds(300).
      """
  )
  @_documentation(visibility: internal) @_disfavoredOverload
  public static func timer(
    _ dueTime: Double, period: Double? = nil, scheduler: any SchedulerType
  ) -> Observable<Element> { neverCalled() }
}
