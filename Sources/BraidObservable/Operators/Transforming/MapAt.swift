// SPDX-License-Identifier: MIT
public import BraidCore

extension ObservableType {
  /// Emits the property at a key path of each value.
  ///
  ///     source         x--y----|
  ///     mapAt(\.count)  2--3----|
  ///
  /// (`x` is "ab", `y` is "cde".)
  ///
  /// ```swift
  /// let lengths = Observable.of("ab", "cde").mapAt(\.count)  // 2, 3
  /// ```
  ///
  /// RxSwiftExt's name for `map(\.count)`.
  ///
  /// - **Ends:** with the source.
  /// - **Threads:** delivers synchronously on the source's thread.
  /// - **Complexity:** O(1) per value; no lock.
  ///
  /// - Parameter keyPath: The property to emit.
  @inlinable
  public func mapAt<Result>(_ keyPath: KeyPath<Element, Result>) -> Observable<Result> {
    StagedObservable(asObservable(), PropertyStage(keyPath))
  }
}

/// Emits a property of each value.
@usableFromInline
struct PropertyStage<Input, Output>: StageOperator {
  @usableFromInline let keyPath: KeyPath<Input, Output>

  @inlinable
  init(_ keyPath: KeyPath<Input, Output>) { self.keyPath = keyPath }

  @inlinable @inline(__always)
  func receive(_ input: Input, _ output: StageOutput<Output>) {
    output.next(input[keyPath: keyPath])
  }
}
