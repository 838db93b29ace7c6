// SPDX-License-Identifier: MIT
public import BraidCore

@available(swift 6)
extension PrimitiveSequence {
  /// Calls `observableFactory` for each subscription, and emits the event of the sequence it
  /// returns.
  ///
  /// - **Ends:** with the returned sequence; fails if `observableFactory` throws.
  ///
  /// - Parameter observableFactory: Returns the sequence for a subscription.
  @preconcurrency
  public static func deferred(
    _ observableFactory: @escaping @Sendable () throws -> PrimitiveSequence
  ) -> PrimitiveSequence {
    PrimitiveSequence(raw: .deferred { try observableFactory().source })
  }

  /// Makes a resource for each subscription, and a sequence that uses it; disposes the resource
  /// when the subscription ends.
  ///
  /// - **Ends:** with the sequence that the factory returns; fails if a closure throws. The
  ///   resource is disposed after the source, whichever way the subscription ends.
  ///
  /// - Parameters:
  ///   - resourceFactory: Returns the resource of a subscription.
  ///   - primitiveSequenceFactory: Returns the sequence that uses the resource.
  @preconcurrency
  public static func using<Resource: Disposable>(
    _ resourceFactory: @escaping @Sendable () throws -> Resource,
    primitiveSequenceFactory: @escaping @Sendable (Resource) throws -> PrimitiveSequence
  ) -> PrimitiveSequence {
    PrimitiveSequence(
      raw: .using(resourceFactory) { try primitiveSequenceFactory($0).source })
  }
}

extension PrimitiveSequenceType where Element: FixedWidthInteger {
  /// Emits 0 after `dueTime`.
  ///
  /// - **Threads:** the value is delivered on `scheduler`. Each subscription has its own timer.
  ///
  /// - Parameters:
  ///   - dueTime: The delay. Zero or less still hops through `scheduler`.
  ///   - scheduler: Times and delivers the value.
  public static func timer(
    _ dueTime: RxTimeInterval, scheduler: any SchedulerType
  ) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(raw: .timer(dueTime, scheduler: scheduler))
  }
}

extension PrimitiveSequenceType where Trait == SingleTrait {
  /// Emits a value immediately.
  ///
  /// - Parameter element: The value.
  public static func just(_ element: Element) -> Single<Element> { Single(raw: .just(element)) }

  /// Emits a value on a scheduler.
  ///
  /// - Parameters:
  ///   - element: The value.
  ///   - scheduler: Delivers the value.
  public static func just(
    _ element: Element, scheduler: any ImmediateSchedulerType
  ) -> Single<Element> where Element: Sendable {
    Single(raw: .just(element, scheduler: scheduler))
  }

  /// Fails immediately.
  ///
  /// - Parameter error: The error to emit.
  public static func error(_ error: any Error) -> Single<Element> { Single(raw: .error(error)) }

  /// Emits nothing and never terminates.
  public static func never() -> Single<Element> { Single(raw: .never()) }
}

extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Never {
  /// Completes immediately.
  public static func empty() -> Completable { Completable(raw: .empty()) }

  /// Fails immediately.
  ///
  /// - Parameter error: The error to emit.
  public static func error(_ error: any Error) -> Completable { Completable(raw: .error(error)) }

  /// Never terminates.
  public static func never() -> Completable { Completable(raw: .never()) }
}
