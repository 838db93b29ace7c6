// SPDX-License-Identifier: MIT
import BraidCore
import Observation

extension Signal where Value: Sendable {
  /// Sends what a closure reads of `@Observable` models: now, and again when that has changed.
  ///
  /// ```swift
  /// let title = Signal.observing { "\(cart.name) (\(cart.items.count))" }
  /// ```
  ///
  /// What `RACObserve` is for objects of Objective-C. A model tells that it is about to change; the
  /// closure is called again, later on the main thread, when the change has been made. Changes
  /// that are made until then are one. What the closure reads then is what is observed from then
  /// on.
  ///
  /// - **Ends:** with the first error that the closure throws (C7), otherwise never. A closure
  ///   that keeps its models keeps them until the subscription is disposed. If it does not, and
  ///   they go, the subscription is let go of without an end.
  /// - **Threads:** the closure is called, and values arrive, on the main thread: inside
  ///   `subscribe`, if that is there.
  ///
  /// - Parameter value: Reads models of the main actor, or any others.
  @preconcurrency
  public static func observing(
    _ value: @escaping @MainActor @Sendable () throws -> Value
  ) -> Signal<Value> {
    observing(on: .main) { try MainActor.assumeIsolated { try value() } }
  }

  /// Sends what a closure reads of `@Observable` models, on a scheduler.
  ///
  /// The same as the form of the main actor in all else.
  ///
  /// - Parameters:
  ///   - scheduler: Where the closure is called and values arrive. Let the models be changed there,
  ///     too: a change that another thread makes while the closure reads may be missed. Not
  ///     ``Scheduler/immediate``, which would read before the change.
  ///   - value: Reads models.
  @preconcurrency
  public static func observing(
    on scheduler: Scheduler, _ value: @escaping @Sendable () throws -> Value
  ) -> Signal<Value> {
    Misuse.require(
      scheduler !== Scheduler.immediate,
      """
      Scheduler.immediate: observing(on:_:) cannot use it. A model tells of a change before it is \
      made, and this scheduler would read at once. Use Scheduler.main, or the scheduler on which \
      the models are changed.
      """)
    return Signal.create { subscriber in
      let reading = ModelReading(scheduler, value, subscriber)
      reading.begin()
      // Kept by what it waits for alone, so that it goes with the models.
      return AnyDisposable { [weak reading] in reading?.end() }
    }
    .named("+observing:")
  }
}

/// One subscription to what is read of models.
private final class ModelReading<Value: Sendable>: Sendable {
  private struct State {
    var reader: Reader?
    /// The number of the turn on the scheduler that is waited for, if one is.
    var waitsFor: Int?
    var turns = 0
    var turn: (any Disposable)?
  }

  /// What is let go of when the subscription is over.
  private struct Reader: Sendable {
    let value: @Sendable () throws -> Value
    let subscriber: PassthroughSubscriber<Value>
  }

  private let scheduler: Scheduler
  private let state: Locked<State>

  init(
    _ scheduler: Scheduler, _ value: @escaping @Sendable () throws -> Value,
    _ subscriber: PassthroughSubscriber<Value>
  ) {
    self.scheduler = scheduler
    state = Locked(State(reader: Reader(value: value, subscriber: subscriber)))
  }

  /// Reads for the first time: at once, if the caller is on the scheduler.
  func begin() { readInTurn(scheduler.performHere) }

  /// Reads when the change has been made that is about to be.
  private func readLater() {
    readInTurn { [scheduler] in scheduler.schedule($0) ?? Disposables.create() }
  }

  private func readInTurn(_ perform: (@escaping @Sendable () -> Void) -> any Disposable) {
    let number = state.withLock { state in
      state.turns += 1
      state.waitsFor = state.turns
      return state.turns
    }
    let turn = perform { self.read() }
    let isOver = state.withLock { state in
      if state.waitsFor == number { state.turn = turn }
      return state.reader == nil
    }
    if isOver { turn.dispose() }
  }

  private func read() {
    let (reader, turn) = state.withLock { state in
      defer { (state.waitsFor, state.turn) = (nil, nil) }
      return (state.reader, state.turn)
    }
    withExtendedLifetime(turn) {}
    guard let reader else { return }
    let result = withObservationTracking {
      Result { try reader.value() }
    } onChange: {
      self.readLater()
    }
    switch result {
    case .success(let value): reader.subscriber.sendNext(value)
    case .failure(let error): reader.subscriber.sendError(error)
    }
  }

  /// Reads no more, and lets go of all.
  func end() {
    let old = state.withLock { state in
      defer { (state.reader, state.waitsFor, state.turn) = (nil, nil, nil) }
      return state
    }
    old.turn?.dispose()
  }
}
