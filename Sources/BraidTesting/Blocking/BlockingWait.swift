// SPDX-License-Identifier: MIT
import BraidCore

/// The values that a blocking call has collected.
struct BlockingResult<Element> {
  var values: [Element] = []
  /// The reason why the values are not complete.
  var error: (any Error)?

  func elements() throws -> [Element] {
    if let error { throw error }
    return values
  }
}

/// Blocks a thread until a source of either model has sent the requested values.
struct BlockingWait {
  /// How long to wait; nil means no limit.
  var timeout: Duration?
  var timeoutError: any Error
  /// The time after which a wait without a result is reported.
  var patience = Duration.seconds(10)
  var report: (String) -> Void = { CurrentProcess.complain($0) }
  /// The main thread, if this is it.
  var mainThread: MainThreadWait? = MainRunLoop.isCurrent ? MainThreadWait() : nil

  /// Subscribes and blocks until the source ends or the demand is met.
  func run<Element>(
    _ source: EventSource<Element>, _ demand: BlockingDemand<Element> = BlockingDemand()
  ) -> BlockingResult<Element> {
    let collector = BlockingCollector(demand, wake: mainThread?.wake)
    // Work queued on this thread's trampoline runs after this call returns.
    Trampoline.current.isolated { collector.subscribe(to: source) }
    if !wait(for: collector.semaphore) { collector.fail(timeoutError) }
    return collector.take()
  }

  /// Returns false on a timeout.
  private func wait(for semaphore: Semaphore) -> Bool {
    if semaphore.wait(for: .zero) { return true }
    if CurrentThread.isOnlyOne {
      // No other thread can send the answer: without a limit this traps.
      if timeout == nil { semaphore.wait() }
      return false
    }
    let start = ContinuousClock.now
    let deadline = timeout.map { start + $0 }
    let mainQueue = mainThread.map { MainQueueWitness($0.enqueue) }
    defer { mainThread?.leave() }
    mainThread?.enter()
    var hasReported = false
    while true {
      let now = ContinuousClock.now
      if let deadline, now >= deadline { return false }
      if !hasReported, now - start >= patience {
        hasReported = true
        report(message(mainQueue))
      }
      let next = [deadline, hasReported ? nil : start + patience].compactMap { $0 }.min()
      let time = next.map { now.duration(to: $0) }
      var limit = time ?? .never
      if let mainThread, let mainQueue {
        if mainQueue.isAtWork {
          // The run loop is woken by the result and by any action for the main thread.
          mainThread.turn(time)
          limit = .zero
        } else {
          // Inside an action of the main queue the run loop does not wait for that queue.
          mainThread.pump()
          limit = min(limit, .milliseconds(mainQueue.isAtWork ? 0 : 1))
        }
      }
      if semaphore.wait(for: limit) { return true }
    }
  }

  private func message(_ mainQueue: MainQueueWitness?) -> String {
    let place =
      switch mainQueue?.isAtWork {
      case nil: "a background thread"
      case true?: "the main thread"
      case false?:
        """
        the main thread, inside work of the main queue (an @MainActor test, or a block on \
        DispatchQueue.main): nothing else can run there until the call returns
        """
      }
    return """
      Braid: a blocking call (toBlocking, or first, wait or toArray of a signal) has waited for \
      \(patience) without an answer, on \(place). If the source delivers on the queue that this \
      thread is working on, or in a subscription whose event is being delivered right now, it \
      waits for itself and the answer will never come. Remedy: call from another thread, let the \
      source work on another scheduler, or give a timeout.
      """
  }
}

/// Reports whether the main queue continues to run while the main thread waits.
private final class MainQueueWitness: Sendable {
  private let flag = AtomicFlag()

  var isAtWork: Bool { flag.isSet }

  init(_ enqueue: (@escaping @Sendable () -> Void) -> Void) {
    enqueue { [self] in _ = flag.setIfClear() }
  }
}

/// How the main thread waits and is woken; tests have one of their own.
struct MainThreadWait {
  var pump: () -> Void = { MainRunLoop.pump() }
  var turn: (Duration?) -> Void = { MainRunLoop.turn($0) }
  var enqueue: @Sendable (@escaping @Sendable () -> Void) -> Void = {
    MainQueue.work.queue.async(execute: $0)
  }

  /// The number of nested waits on the main thread.
  private static let depth = AtomicInt.global(0)

  var wake: @Sendable () -> Void { { [enqueue] in enqueue {} } }

  func enter() { MainThreadWait.depth.increment() }

  /// An answer for the wait around this one may have woken this one.
  func leave() {
    MainThreadWait.depth.decrement()
    if MainThreadWait.depth.load() > 0 { wake() }
  }
}

/// The values that a blocking call requests.
struct BlockingDemand<Element> {
  /// The number of values after which the demand is met.
  var limit = Int.max
  /// Whether each value replaces the previous one.
  var keepsLastOnly = false
  var isIncluded: (Element) throws -> Bool = { _ in true }
}

/// Collects the values of a blocking call.
private final class BlockingCollector<Element>: @unchecked Sendable {  // `state` is under the lock
  private struct State {
    var result = BlockingResult<Element>()
    var hasFinished = false
  }

  let semaphore = Semaphore()
  private let scope = SinkDisposer()
  private let state = Locked(State())
  private let demand: BlockingDemand<Element>
  /// Wakes the thread if it does not wait for the semaphore.
  private let wake: (@Sendable () -> Void)?

  init(_ demand: BlockingDemand<Element>, wake: (@Sendable () -> Void)?) {
    self.demand = demand
    self.wake = wake
  }

  func subscribe(to source: EventSource<Element>) {
    source.subscribe(EventSink(next: { self.receive($0) }, finish: { self.finish($0) }), scope)
  }

  func fail(_ error: any Error) { finish(error) }

  func take() -> BlockingResult<Element> {
    scope.dispose()
    return state.withLock { $0.result }
  }

  private func receive(_ element: Element) {
    if scope.isDisposed { return }
    do {
      guard try demand.isIncluded(element) else { return }
    } catch {
      return finish(error)
    }
    var displaced: [Element] = []
    let isEnough = state.withLock { state in
      if state.hasFinished { return false }
      if demand.keepsLastOnly {
        displaced = state.result.values
        state.result.values = [element]
      } else {
        state.result.values.append(element)
      }
      return state.result.values.count >= demand.limit
    }
    withExtendedLifetime(displaced) {}
    if isEnough { finish(nil) }
  }

  private func finish(_ termination: Termination) {
    if case .error(let error) = termination { finish(error) } else { finish(nil) }
  }

  private func finish(_ error: (any Error)?) {
    let isFirst = state.withLock { state in
      guard !state.hasFinished else { return false }
      state.hasFinished = true
      state.result.error = error
      return true
    }
    guard isFirst else { return }
    scope.dispose()
    semaphore.signal()
    wake?()
  }
}
