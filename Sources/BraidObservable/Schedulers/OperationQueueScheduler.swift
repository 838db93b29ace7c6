// SPDX-License-Identifier: MIT
public import BraidCore
public import Foundation

/// Runs work as operations of an operation queue.
///
/// How many run at once is the queue's `maxConcurrentOperationCount`; the events of one
/// subscription still arrive one at a time and in order.
public class OperationQueueScheduler: ImmediateSchedulerType, @unchecked Sendable {  // immutable
  /// Where the operations go.
  public let operationQueue: OperationQueue
  /// The priority of each operation.
  public let queuePriority: Operation.QueuePriority

  /// A scheduler on `operationQueue`.
  ///
  /// - Parameters:
  ///   - operationQueue: Where the operations go.
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
