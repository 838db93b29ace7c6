// SPDX-License-Identifier: MIT

/// One subscription with demand: the consumer requests a number of values, like a subscriber of
/// Combine.
///
/// Values beyond the demand are buffered. The consumer is called by one thread at a time, in order,
/// and without a lock; it may request more inside a call. The end follows the last buffered value
/// and needs no demand. After a cancellation no call begins.
package final class DemandDelivery<Element>: Cancelable, @unchecked Sendable {  // the lock
  /// The calls of a consumer.
  package struct Consumer {
    /// Receives a value and returns the additional demand; `.max` means no limit.
    let next: (Element) -> Int
    let finish: (Termination) -> Void

    package init(next: @escaping (Element) -> Int, finish: @escaping (Termination) -> Void) {
      self.next = next
      self.finish = finish
    }
  }

  private enum Step {
    case deliver(Element, Consumer)
    case finish(Termination, Consumer)
    /// There is nothing to deliver; a suspended source is resumed if the consumer waits for it.
    case rest(resuming: Bool)
  }

  private let lock = Lock()
  private let scope: SinkDisposer
  /// Suspends the source while there is no demand.
  private let brake: HoldableScope?
  private let limit: Int
  private let keepsNewest: Bool
  private var waiting = Queue<Element>()
  /// The number of values that may be delivered; `.max` is never decremented.
  private var demand = 0
  private var end: Termination?
  /// Whether a thread is in `deliverAll`.
  private var isDelivering = false
  /// Nil after the end was delivered and after a cancellation.
  private var consumer: Consumer?

  package init(_ buffering: AsyncBuffering, _ consumer: Consumer) {
    brake = buffering == .suspending ? HoldableScope() : nil
    scope = brake ?? SinkDisposer()
    (limit, keepsNewest) =
      switch buffering {
      case .unbounded, .suspending: (.max, false)
      case .oldest(let limit): (limit, false)
      case .newest(let limit): (limit, true)
      }
    Misuse.require(
      limit >= 0,
      """
      asPublisher(buffering:): the limit \(limit) is negative. Remedy: pass the number of values \
      to buffer, 0 for none, or .unbounded.
      """)
    self.consumer = consumer
  }

  package var isDisposed: Bool { lock.withLock { consumer == nil } }

  // MARK: Source

  /// Subscribes to the source, unless the consumer has cancelled; called once.
  package func start(_ source: EventSource<Element>) {
    if isDisposed { return }
    source.subscribe(
      EventSink(
        next: { self.receive($0) },
        finish: { termination in
          self.scope.dispose()
          self.finish(termination)
        }), scope)
  }

  package func receive(_ element: Element) {
    var dropped: Element?
    let isBusy = lock.withLock { () -> Bool in
      if consumer == nil || end != nil { return true }
      // Not dropped if it can be delivered immediately, even without room in the buffer.
      if isDelivering || demand == 0 {
        dropped = keep(element)
        // Suspended again if other values have satisfied the request that resumed it.
        if demand == 0 { brake?.hold() }
        return true
      }
      waiting.append(element)
      isDelivering = true
      return false
    }
    withExtendedLifetime(dropped) {}
    if !isBusy { deliverAll() }
  }

  /// Buffers a value within the limit; returns one to release outside of the lock.
  private func keep(_ element: Element) -> Element? {
    if waiting.count < limit {
      waiting.append(element)
      return nil
    }
    if !keepsNewest || limit == 0 { return nil }
    let oldest = waiting.popFirst()
    waiting.append(element)
    return oldest
  }

  package func finish(_ termination: Termination) {
    let isBusy = lock.withLock { () -> Bool in
      if consumer == nil || end != nil { return true }
      end = termination
      defer { isDelivering = true }
      return isDelivering
    }
    if !isBusy { deliverAll() }
  }

  // MARK: Consumer

  /// Adds to the demand; `.max` means no limit.
  ///
  /// Delivers buffered values, inside this call unless another thread or a caller is delivering.
  package func request(_ count: Int) {
    let isBusy = lock.withLock { () -> Bool in
      if count <= 0 || consumer == nil { return true }
      add(count)
      defer { isDelivering = true }
      return isDelivering
    }
    if !isBusy { deliverAll() }
  }

  /// Cancels: nothing is delivered any more, and the source is torn down; later calls do nothing.
  package func dispose() {
    let released = lock.withLock { () -> (Consumer?, Queue<Element>) in
      defer { (consumer, waiting) = (nil, Queue()) }
      return (consumer, waiting)
    }
    scope.dispose()
    withExtendedLifetime(released) {}
  }

  /// Within the lock.
  private func add(_ count: Int) {
    let (sum, isTooLarge) = demand.addingReportingOverflow(count)
    demand = isTooLarge ? .max : sum
  }

  private func deliverAll() {
    while true {
      switch lock.withLock(nextStep) {
      case .deliver(let element, let consumer):
        let more = consumer.next(element)
        if more > 0 { lock.withLock { add(more) } }
      case .finish(let termination, let consumer):
        return consumer.finish(termination)
      case .rest(let resuming):
        if resuming { brake?.letGoOn() }
        return
      }
    }
  }

  /// Within the lock.
  private func nextStep() -> Step {
    guard let consumer else { return .rest(resuming: false) }
    if demand > 0, let element = waiting.popFirst() {
      if demand != .max { demand -= 1 }
      // Before the consumer can ask again: a later call would suspend the source that it resumed.
      if demand == 0 { brake?.hold() }
      return .deliver(element, consumer)
    }
    isDelivering = false
    if let end, waiting.count == 0 {
      self.consumer = nil
      return .finish(end, consumer)
    }
    return .rest(resuming: demand > 0)
  }
}

/// The subscription of one of this library's observers to a publisher of another.
///
/// The subscription may arrive after the disposal; a second one is refused.
package final class UpstreamSubscription: Cancelable, @unchecked Sendable {  // the lock
  private enum State {
    /// waiting: the publisher has sent no subscription
    case waiting
    /// active: it can be cancelled
    case active(cancel: () -> Void)
    /// disposed: it was disposed, or the publisher has terminated
    case disposed
  }

  private let lock = Lock()
  private var state = State.waiting

  package init() {}

  package var isDisposed: Bool {
    lock.withLock { if case .disposed = state { true } else { false } }
  }

  /// The publisher has sent a subscription.
  ///
  /// - Parameter cancel: Cancels the subscription; called immediately if it is not wanted.
  /// - Returns: Whether values are wanted.
  package func begin(_ cancel: @escaping () -> Void) -> Bool {
    let isFirst = lock.withLock {
      guard case .waiting = state else { return false }
      state = .active(cancel: cancel)
      return true
    }
    if !isFirst { cancel() }
    return isFirst
  }

  /// The publisher has terminated: there is nothing left to cancel.
  package func end() { withExtendedLifetime(exchangeState()) {} }

  /// Cancels the subscription, now or when it arrives.
  package func dispose() {
    if case .active(let cancel) = exchangeState() { cancel() }
  }

  private func exchangeState() -> State {
    lock.withLock {
      defer { state = .disposed }
      return state
    }
  }
}
