// SPDX-License-Identifier: MIT
public import BraidCore

extension PrimitiveSequence {
  /// Calls `observableFactory` for each subscription, and emits the event of the sequence it
  /// returns.
  ///
  /// - **Ends:** with the returned sequence; fails if `observableFactory` throws.
  ///
  /// - Parameter observableFactory: Returns the sequence for a subscription.
  @available(swift 6) @preconcurrency @inlinable
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
  @available(swift 6) @preconcurrency @inlinable
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
  @inlinable
  public static func timer(
    _ dueTime: RxTimeInterval, scheduler: any SchedulerType
  ) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(raw: .timer(dueTime, scheduler: scheduler))
  }
}
