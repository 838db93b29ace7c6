// SPDX-License-Identifier: MIT
public import BraidCore

@available(swift 6)
extension Signal {
  /// Assigns each value to a property of an object.
  ///
  /// ```swift
  /// final class Label { var text = "" }
  /// let label = Label()
  /// let names = SignalSubject<String>()
  /// names.bind(to: label, \.text)
  /// names.sendNext("Ada")  // label.text is "Ada"
  /// ```
  ///
  /// The object is retained weakly, and its release ends the binding. The binding ends immediately
  /// if the object reports its release: a `HasLifetime` does, and with an Objective-C runtime every
  /// object. For other objects the binding ends with the next value, and retains the signal until
  /// then. To do more than set a property, subscribe.
  ///
  /// - **Ends:** with the signal or the object. A property cannot show an error, so an error is a
  ///   programming error: a debug build traps; a release build reports it on standard error and
  ///   ends the binding. Handle errors upstream, with ``catch(to:)``.
  /// - **Threads:** the property is set on the thread that sends the value. If the property belongs
  ///   to a thread, add `deliver(on:)` upstream. A binding created on an actor belongs to that
  ///   actor (C11).
  /// - Complexity: O(1) per value.
  ///
  /// - Parameters:
  ///   - object: The object to change.
  ///   - keyPath: The property to set.
  ///   - isolation: The actor of the binding. Defaults to the caller's.
  ///   - fileID: The file of the call, for diagnostics.
  ///   - line: The line of the call, for diagnostics.
  /// - Returns: A disposable that ends the binding.
  @discardableResult
  public final func bind<Object: AnyObject>(
    to object: Object, _ keyPath: ReferenceWritableKeyPath<Object, Value>,
    isolation: isolated (any Actor)? = #isolation,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> any Disposable {
    bind(
      to: object, { $0[keyPath: keyPath] = $1 }, isolation: isolation, fileID: fileID, line: line)
  }

  /// Assigns each value to an optional property of an object, such as the text of a label.
  ///
  /// Otherwise like the overload for a property that is not optional.
  ///
  /// - Parameters:
  ///   - object: The object to change.
  ///   - keyPath: The property to set.
  ///   - isolation: The actor of the binding. Defaults to the caller's.
  ///   - fileID: The file of the call, for diagnostics.
  ///   - line: The line of the call, for diagnostics.
  /// - Returns: A disposable that ends the binding.
  @discardableResult
  public final func bind<Object: AnyObject>(
    to object: Object, _ keyPath: ReferenceWritableKeyPath<Object, Value?>,
    isolation: isolated (any Actor)? = #isolation,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> any Disposable {
    bind(
      to: object, { $0[keyPath: keyPath] = $1 }, isolation: isolation, fileID: fileID, line: line)
  }

  /// Assigns each value to a property of an object, with `substitute` in place of nil.
  ///
  /// Otherwise like the overload without a default value.
  ///
  /// - Parameters:
  ///   - object: The object to change.
  ///   - keyPath: The property to set.
  ///   - substitute: The value to set in place of nil.
  ///   - isolation: The actor of the binding. Defaults to the caller's.
  ///   - fileID: The file of the call, for diagnostics.
  ///   - line: The line of the call, for diagnostics.
  /// - Returns: A disposable that ends the binding.
  @discardableResult
  public final func bind<Object: AnyObject, Wrapped>(
    to object: Object, _ keyPath: ReferenceWritableKeyPath<Object, Wrapped>,
    default substitute: Wrapped,
    isolation: isolated (any Actor)? = #isolation,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> any Disposable where Value == Wrapped? {
    bind(
      to: object, { $0[keyPath: keyPath] = $1 ?? substitute }, isolation: isolation,
      fileID: fileID, line: line)
  }

  /// Calls `body` with an object and each value, as long as the object exists.
  ///
  /// The overloads with a key path call this one; the same rules apply.
  ///
  /// - Parameters:
  ///   - object: The object to change. Retained weakly.
  ///   - body: Changes the object for a value.
  ///   - isolation: The actor of `body`. Defaults to the caller's.
  ///   - fileID: The file of the call, for diagnostics.
  ///   - line: The line of the call, for diagnostics.
  /// - Returns: A disposable that ends the binding.
  @discardableResult
  public final func bind<Object: AnyObject>(
    to object: Object, _ body: @escaping (Object, Value) -> Void,
    isolation: isolated (any Actor)? = #isolation,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> any Disposable {
    let body = confined(body, to: Isolation.of(isolation, fileID, line))
    let scope = SinkDisposer()
    if let lifetime = Lifetime.of(object) { scope.join(lifetime) }
    if scope.isDisposed { return scope }
    let target = EventSink<Void>(next: { _ in }, finish: BindingFailure.complain)
    let values: Signal<Void> = makeSignal(raw, .withUnretained(object, body))
    values.subscribe(ClosureSubscriber.sink(scope, (consume target).raw).typed(), scope)
    return scope
  }
}

enum BindingFailure {
  /// Reports the error of a bound signal.
  static let complain: @Sendable (Termination) -> Void = { termination in
    guard case .error(let error) = termination else { return }
    Misuse.complain(
      """
      bind(to:), or a property: the signal failed with \(error). A binding and a property have no \
      way to show an error; handle it before, with catch(to:) or retry().
      """)
  }
}
