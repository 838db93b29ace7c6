// SPDX-License-Identifier: MIT
#if canImport(Dispatch)
  public import BraidCore
  public import BraidObservable
  public import Foundation

  /// Runs actions as operations of an operation queue.
  ///
  /// The queue's `maxConcurrentOperationCount` limits the number of concurrent actions. The events
  /// of one subscription are still delivered one at a time and in order.
  public class OperationQueueScheduler: ImmediateSchedulerType, @unchecked Sendable {  // immutable
    /// The queue of the operations.
    public let operationQueue: OperationQueue
    /// The priority of each operation.
    public let queuePriority: Operation.QueuePriority

    /// A scheduler on `operationQueue`.
    ///
    /// - Parameters:
    ///   - operationQueue: The queue of the operations.
    ///   - queuePriority: The priority of each operation.
    public init(
      operationQueue: OperationQueue, queuePriority: Operation.QueuePriority = .normal
    ) {
      self.operationQueue = operationQueue
      self.queuePriority = queuePriority
    }

    /// Runs `action` as an operation.
    @preconcurrency
    public func schedule<StateType: Sendable>(
      _ state: StateType, action: @escaping @Sendable (StateType) -> any Disposable
    ) -> any Disposable {
      let job = ScheduledJob { action(state) }
      let operation = BlockOperation { job.run() }
      operation.queuePriority = queuePriority
      operationQueue.addOperation(operation)
      return job
    }
  }
#else
  /// Needs Dispatch, which this platform lacks.
  @available(
    *, unavailable,
    message: "there is no Dispatch on this platform: use SerialDispatchQueueScheduler()"
  )
  public final class OperationQueueScheduler {}
#endif
