// SPDX-License-Identifier: MIT
public import BraidCore

/// An observer that updates an object with each value, on a scheduler, while the object is alive.
///
/// It connects a sequence to a view: `name.bind(to: Binder(label) { $0.text = $1 })`. For a
/// settable property, ``Reactive`` provides the binder: `name.bind(to: label.rx.text)`.
///
/// The object is not retained; values that arrive after it was deinitialized are dropped.
///
/// - **Ends:** completion is ignored. A binder cannot handle an error: in a debug build an error
///   traps, in a release build it writes a message to standard error. Handle errors upstream, with
///   `catch(_:)`, `catchAndReturn(_:)` or `retry(_:)`.
/// - **Threads:** accepts values from any thread. With the main scheduler, the default, the object
///   is updated synchronously if the call is on the main queue and the scheduler has nothing
///   pending; otherwise asynchronously on the main queue, in order.
public struct Binder<Value>: ObserverType, SinkObserver, Sendable {
  /// The type of the values it accepts.
  public typealias Element = Value

  let observer: AnyObserver<Value>

  init(next: @escaping @Sendable (Value) -> Void) {
    observer = AnyObserver(
      sink: EventSink(
        next: next,
        finish: { if case .error(let error) = $0 { Binder.complain(error) } }))
  }

  /// Receives one event.
  public func on(_ event: Event<Value>) { observer.on(event) }

  /// The binder, type-erased.
  public func asObserver() -> AnyObserver<Value> { observer }

  package var rawSink: RawSink { observer.rawSink }

  @inline(never)
  private static func complain(_ error: any Error) {
    Misuse.complain(
      """
      Binder: the bound sequence failed with \(error). A binder cannot deliver an error to its \
      object. Handle the error upstream, with catch(_:), catchAndReturn(_:) or retry(_:).
      """)
  }
}

@available(swift 6)
extension Binder where Value: Sendable {
  /// A binder that updates `target` on the main queue.
  ///
  /// - Parameters:
  ///   - target: The object to update, which is not retained.
  ///   - scheduler: The main scheduler. Updates by the same scheduler stay in order.
  ///   - binding: Updates the object.
  @preconcurrency
  public init<Target: AnyObject>(
    _ target: Target, scheduler: MainScheduler = MainScheduler(),
    binding: @escaping @MainActor (Target, Value) -> Void
  ) {
    self.init(changing: target, on: scheduler, MainActorClosure.unchecked(binding))
  }

  /// A binder that updates `target` on a scheduler.
  ///
  /// - Parameters:
  ///   - target: The object to update, which is not retained.
  ///   - scheduler: Runs the updates.
  ///   - binding: Updates the object.
  @preconcurrency
  public init<Target: AnyObject>(
    _ target: Target, scheduler: any ImmediateSchedulerType,
    binding: @escaping @Sendable (Target, Value) -> Void
  ) {
    let reference = WeakReference(target)
    self.init { value in
      _ = scheduler.schedule(value) { value in
        if let target = reference.object { binding(target, value) }
        return Disposables.create()
      }
    }
  }
}

// Docs/Decisions/0008-swift-5-overloads.md gives the reason. In Swift 5 mode a value need not be
// `Sendable`: the requirement would cause a warning in a class with an explicit `@MainActor`.
@available(swift, obsoleted: 6) @_documentation(visibility: internal)
extension Binder {
  /// A binder that updates `target` on the main queue, for code in Swift 5 mode.
  @preconcurrency
  public init<Target: AnyObject>(
    _ target: Target, scheduler: MainScheduler = MainScheduler(),
    binding: borrowing @escaping @MainActor (Target, Value) -> Void
  ) {
    self.init(changing: target, on: scheduler, MainActorClosure.unchecked(copy binding))
  }

  /// A binder that updates `target` on a scheduler, for code in Swift 5 mode.
  ///
  /// The closure need not be `@Sendable`.
  @_disfavoredOverload
  public init<Target: AnyObject>(
    _ target: Target, scheduler: some ImmediateSchedulerType,
    binding: @escaping (Target, Value) -> Void
  ) {
    let reference = WeakReference(target)
    let binding = promised(binding)
    self.init { value in
      nonisolated(unsafe) let value = value  // the caller promises
      _ = scheduler.schedule(()) { _ in
        if let target = reference.object { binding(target, value) }
        return Disposables.create()
      }
    }
  }
}

extension Binder {
  /// Passes each value to `binding` on the main queue.
  package init<Target: AnyObject>(
    changing target: Target, on scheduler: MainScheduler,
    _ binding: @escaping @Sendable (Target, Value) -> Void
  ) {
    let reference = WeakReference(target)
    let change: @Sendable (Value) -> Void = { value in
      if let target = reference.object { binding(target, value) }
    }
    self.init { value in
      nonisolated(unsafe) let value = value  // `Sendable`, or the caller promises
      scheduler.perform({ change(value) }, orQueue: { { change(value) } })
    }
  }
}
