// SPDX-License-Identifier: MIT
import BraidCore
public import BraidObservable
public import BraidSignal

// Mistakes at the border of the models, declared unavailable for the compiler's message.

extension PublishRelay {
  /// The name of the trait.
  @available(
    *, unavailable,
    message: """
      a relay's asSignal() is the trait of BraidCocoa, in files that import it; the signal of \
      BraidSignal is asRACSignal().
      """
  )
  @_documentation(visibility: internal) @_disfavoredOverload
  public func asSignal() -> BraidSignal.Signal<Element> { neverCalled() }
}

extension BehaviorRelay {
  /// The name that other sources have.
  @available(*, unavailable, renamed: "asRACSignal()")
  @_documentation(visibility: internal) @_disfavoredOverload
  public func asSignal() -> BraidSignal.Signal<Element> { neverCalled() }
}

extension ReplayRelay {
  /// The name that other sources have.
  @available(*, unavailable, renamed: "asRACSignal()")
  @_documentation(visibility: internal) @_disfavoredOverload
  public func asSignal() -> BraidSignal.Signal<Element> { neverCalled() }
}

extension ObservableType {
  /// A command is not an observer.
  @available(
    *, unavailable,
    message: """
      a command has no ends, so it is no observer: write bind(to: command), or \
      bind(to: command.rx.inputs).
      """
  )
  @_documentation(visibility: internal) @_disfavoredOverload
  public func subscribe<Input, Output>(
    _ command: Command<Input, Output>
  ) -> any Disposable { neverCalled() }
}

extension BraidSignal.Signal {
  /// A signal has no connection.
  @available(
    *, unavailable,
    message: """
      connect() belongs to the connection: keep what publish() or multicast(_:) returns, or write \
      autoconnect(); of an observable's connection, asConnection().
      """
  )
  @_documentation(visibility: internal) @_disfavoredOverload
  public final func connect() -> any Disposable { neverCalled() }
}
