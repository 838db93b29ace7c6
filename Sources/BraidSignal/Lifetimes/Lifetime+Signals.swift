// SPDX-License-Identifier: MIT
public import BraidCore

extension Lifetime {
  /// Completes when the lifetime ends; immediately if it has already ended.
  ///
  /// The argument for `take(until:)`: `signal.take(until: screen.lifetime.ended)`.
  ///
  /// - **Threads:** completes on the thread that releases the object, after the object's `deinit`.
  public var ended: Signal<Never> { OperatorSignal(LifetimeEnd(self)).named("+ended") }
}

extension HasLifetime {
  /// Completes when this object is released.
  ///
  /// ReactiveObjC calls it `rac_willDeallocSignal`.
  ///
  /// At that time, no strong or weak reference to the object is left.
  public var willDeallocate: Signal<Never> { lifetime.ended }

  /// Assigns each value of a signal to a property of this object, as long as the object exists.
  ///
  /// Equals
  /// ``Signal/bind(to:_:isolation:fileID:line:)-(_,ReferenceWritableKeyPath<Object,Value>,_,_,_)``
  /// with the roles swapped. ReactiveObjC writes `RAC(object, property) = signal`.
  ///
  /// - Parameters:
  ///   - keyPath: The property to set.
  ///   - signal: The signal to follow.
  ///   - isolation: The actor of the binding. Defaults to the caller's.
  ///   - fileID: The file of the call, for diagnostics.
  ///   - line: The line of the call, for diagnostics.
  /// - Returns: A disposable that ends the binding.
  @available(swift 6) @discardableResult
  public func bind<Value>(
    _ keyPath: ReferenceWritableKeyPath<Self, Value>, from signal: Signal<Value>,
    isolation: isolated (any Actor)? = #isolation,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> any Disposable {
    signal.bind(to: self, keyPath, isolation: isolation, fileID: fileID, line: line)
  }

  /// Assigns each value of a signal to an optional property of this object, as long as the object
  /// exists.
  ///
  /// Otherwise like the overload for a property that is not optional.
  ///
  /// - Parameters:
  ///   - keyPath: The property to set.
  ///   - signal: The signal to follow.
  ///   - isolation: The actor of the binding. Defaults to the caller's.
  ///   - fileID: The file of the call, for diagnostics.
  ///   - line: The line of the call, for diagnostics.
  /// - Returns: A disposable that ends the binding.
  @available(swift 6) @discardableResult
  public func bind<Value>(
    _ keyPath: ReferenceWritableKeyPath<Self, Value?>, from signal: Signal<Value>,
    isolation: isolated (any Actor)? = #isolation,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> any Disposable {
    signal.bind(to: self, keyPath, isolation: isolation, fileID: fileID, line: line)
  }
}

/// The end of a lifetime.
private struct LifetimeEnd: SourceOperator {
  private let lifetime: Lifetime

  init(_ lifetime: Lifetime) { self.lifetime = lifetime }

  func run(_ sink: consuming EventSink<Never>, _ scope: SinkDisposer) {
    let finish = sink.finish
    scope.set(lifetime.observeEnded { finish(.completed) })
  }
}
