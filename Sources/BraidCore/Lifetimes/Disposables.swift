// SPDX-License-Identifier: MIT

/// Creates disposables.
public enum Disposables {
  /// Returns the shared disposable that does nothing.
  public static func create() -> any Disposable { NopDisposable.shared }

  /// Returns a disposable that runs `dispose` once, on the thread that disposes it.
  @available(swift 6) @preconcurrency
  public static func create(with dispose: @escaping @Sendable () -> Void) -> any Cancelable {
    AnonymousDisposable(dispose)
  }

  /// Swift 5 mode: `dispose` need not be `@Sendable`.
  @available(swift, obsoleted: 6) @_documentation(visibility: internal)
  @_disfavoredOverload
  public static func create(with dispose: consuming @escaping () -> Void) -> any Cancelable {
    AnonymousDisposable(promised(dispose))
  }

  /// Combines two disposables, disposed in this order.
  public static func create(
    _ disposable1: any Disposable, _ disposable2: any Disposable
  ) -> any Cancelable {
    BinaryDisposable(disposable1, disposable2)
  }

  /// Combines three disposables, disposed in this order.
  public static func create(
    _ disposable1: any Disposable, _ disposable2: any Disposable, _ disposable3: any Disposable
  ) -> any Cancelable {
    CompositeDisposable([disposable1, disposable2, disposable3], isSealed: true)
  }

  /// Combines four or more disposables, disposed in this order.
  public static func create(
    _ disposable1: any Disposable, _ disposable2: any Disposable, _ disposable3: any Disposable,
    _ disposables: any Disposable...
  ) -> any Cancelable {
    CompositeDisposable(
      [disposable1, disposable2, disposable3] + disposables, isSealed: true)
  }

  /// Combines `disposables`, disposed in their order.
  public static func create(_ disposables: [any Disposable]) -> any Cancelable {
    disposables.count == 2
      ? BinaryDisposable(disposables[0], disposables[1])
      : CompositeDisposable(disposables, isSealed: true)
  }
}
