// SPDX-License-Identifier: MIT
public import BraidCore

extension PrimitiveSequence {
  /// Asks `observableFactory` for a sequence for each subscription, and sends what that sends.
  ///
  /// - **Ends:** with the sequence that was made; fails if `observableFactory` throws.
  ///
  /// - Parameter observableFactory: Makes the sequence.
  @available(swift 6) @preconcurrency @inlinable
  public static func deferred(
    _ observableFactory: @escaping @Sendable () throws -> PrimitiveSequence
  ) -> PrimitiveSequence {
    PrimitiveSequence(raw: .deferred { try observableFactory().source })
  }

  /// Makes a resource and a sequence that uses it for each subscription, and disposes the resource
  /// when the subscription ends.
  ///
  /// - **Ends:** with the sequence that was made; fails if one of the closures throws. The resource
  ///   is disposed after the source, however the subscription ends.
  ///
  /// - Parameters:
  ///   - resourceFactory: Makes the resource.
  ///   - primitiveSequenceFactory: Makes the sequence that uses it.
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
  /// Sends zero after `dueTime`.
  ///
  /// - **Threads:** the value arrives on `scheduler`. Each subscription has its own timer.
  ///
  /// - Parameters:
  ///   - dueTime: How long until the value. Zero or less still hops through `scheduler`.
  ///   - scheduler: Times and delivers it.
  @inlinable
  public static func timer(
    _ dueTime: RxTimeInterval, scheduler: any SchedulerType
  ) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(raw: .timer(dueTime, scheduler: scheduler))
  }
}
