// SPDX-License-Identifier: MIT
public import BraidCore

/// An observer that changes an object with each value, on a scheduler, while the object lives.
///
/// What connects a sequence to a view: `name.bind(to: Binder(label) { $0.text = $1 })`. With
/// ``Reactive`` a property needs no binder of its own: `name.bind(to: label.rx.text)`.
///
/// The binder does not keep the object alive; what arrives after the object has gone is dropped.
///
/// - **Ends:** completion is ignored. A binder cannot show an error: one stops a debug build with a
///   sentence that says so, and a release build writes that sentence to standard error. Catch
///   errors before, with `catch(_:)`, `catchAndReturn(_:)` or `retry(_:)`.
/// - **Threads:** takes values from any thread. With the main scheduler, which is the default, the
///   object is changed inside the call if that is on the main queue and nothing waits there; else
///   as soon as the main queue gets to it, in order.
public struct Binder<Value>: ObserverType, Sendable {
  /// What it takes.
  public typealias Element = Value

  @usableFromInline let observer: AnyObserver<Value>

  @usableFromInline
  init(next: @escaping @Sendable (Value) -> Void) {
    observer = AnyObserver(
      sink: EventSink(
        next: next,
        finish: { if case .error(let error) = $0 { Binder.complain(error) } }))
  }

  /// Receives one event.
  @inlinable
  public func on(_ event: Event<Value>) { observer.on(event) }

  /// The binder as an observer of any kind.
  @inlinable
  public func asObserver() -> AnyObserver<Value> { observer }

  @inline(never)
  private static func complain(_ error: any Error) {
    Misuse.complain(
      """
      Binder: the bound sequence failed with \(error). A binder changes an object and cannot show \
      an error. Handle it before, with catch(_:), catchAndReturn(_:) or retry(_:).
      """)
  }
}

extension Binder where Value: Sendable {
  /// A binder that changes `target` on the main queue.
  ///
  /// - Parameters:
  ///   - target: What is changed; not kept alive.
  ///   - scheduler: The main scheduler whose order is kept.
  ///   - binding: Changes the object.
  @available(swift 6) @preconcurrency
  public init<Target: AnyObject>(
    _ target: Target, scheduler: MainScheduler = MainScheduler(),
    binding: @escaping @MainActor (Target, Value) -> Void
  ) {
    self.init(changing: target, on: scheduler, MainActorClosure.unchecked(binding))
  }

  /// A binder that changes `target` on a scheduler.
  ///
  /// - Parameters:
  ///   - target: What is changed; not kept alive.
  ///   - scheduler: Where it is changed.
  ///   - binding: Changes the object.
  @available(swift 6) @preconcurrency
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

// In Swift 5 mode (Docs/Decisions/0008-swift-5-overloads.md) the value need not be `Sendable`: the
// requirement makes a warning in a class with an explicit `@MainActor`.
@available(swift, obsoleted: 6) @_documentation(visibility: internal)
extension Binder {
  /// Changes `target` on the main queue.
  @preconcurrency
  public init<Target: AnyObject>(
    _ target: Target, scheduler: MainScheduler = MainScheduler(),
    binding: borrowing @escaping @MainActor (Target, Value) -> Void
  ) {
    self.init(changing: target, on: scheduler, MainActorClosure.unchecked(copy binding))
  }

  /// Changes `target` on a scheduler.
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
  /// Hands each value to `binding` on the main queue.
  private init<Target: AnyObject>(
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
