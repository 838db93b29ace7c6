// SPDX-License-Identifier: MIT
public import BraidCore

extension Lifetime {
  /// Completes when the lifetime ends; at once, if it has ended.
  ///
  /// What `take(until:)` wants: `signal.take(until: screen.lifetime.ended)`.
  ///
  /// - **Threads:** completes on the thread that releases the object, after the object's `deinit`.
  public var ended: Signal<Never> { OperatorSignal(LifetimeEnd(self)).named("+ended") }
}

extension HasLifetime {
  /// Completes when this object is released: `rac_willDeallocSignal` of ReactiveObjC.
  ///
  /// No strong or weak reference reaches the object any more by then.
  public var willDeallocate: Signal<Never> { lifetime.ended }

  /// Sets a property of this object to each value of a signal, for as long as the object lives.
  ///
  /// `bind(to:_:)` of a signal from the other end; `RAC(object, property) = signal` of
  /// ReactiveObjC.
  ///
  /// ```swift
  /// label.bind(\.text, from: name)
  /// ```
  ///
  /// - Parameters:
  ///   - keyPath: The property.
  ///   - signal: Its values.
  ///   - isolation: The actor that the binding belongs to: the caller's, unless you say otherwise.
  ///   - fileID: Where the call is, for what is said of it.
  ///   - line: The same.
  /// - Returns: Ends the binding when disposed.
  @available(swift 6) @discardableResult
  public func bind<Value>(
    _ keyPath: ReferenceWritableKeyPath<Self, Value>, from signal: Signal<Value>,
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
