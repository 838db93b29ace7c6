// SPDX-License-Identifier: MIT

/// Makes disposables: of nothing, of a closure, of others.
public enum Disposables {
  /// One that does nothing.
  ///
  /// Always the same object.
  public static func create() -> any Disposable { NopDisposable.shared }

  /// One that runs `dispose` when it is disposed, once, on the thread that does.
  @available(swift 6) @preconcurrency
  public static func create(with dispose: @escaping @Sendable () -> Void) -> any Cancelable {
    AnonymousDisposable(dispose)
  }

  /// The form for code in Swift 5 mode; see the one for Swift 6.
  @available(swift, obsoleted: 6) @_documentation(visibility: internal)
  @_disfavoredOverload
  public static func create(with dispose: consuming @escaping () -> Void) -> any Cancelable {
    AnonymousDisposable(promised(dispose))
  }

  /// Two as one, disposed in this order.
  public static func create(
    _ disposable1: any Disposable, _ disposable2: any Disposable
  ) -> any Cancelable {
    BinaryDisposable(disposable1, disposable2)
  }

  /// Three as one, disposed in this order.
  public static func create(
    _ disposable1: any Disposable, _ disposable2: any Disposable, _ disposable3: any Disposable
  ) -> any Cancelable {
    CompositeDisposable([disposable1, disposable2, disposable3], isSealed: true)
  }

  /// Four or more as one, disposed in this order.
  public static func create(
    _ disposable1: any Disposable, _ disposable2: any Disposable, _ disposable3: any Disposable,
    _ disposables: any Disposable...
  ) -> any Cancelable {
    CompositeDisposable(
      [disposable1, disposable2, disposable3] + disposables, isSealed: true)
  }

  /// All of `disposables` as one, disposed in their order.
  public static func create(_ disposables: [any Disposable]) -> any Cancelable {
    disposables.count == 2
      ? BinaryDisposable(disposables[0], disposables[1])
      : CompositeDisposable(disposables, isSealed: true)
  }
}
