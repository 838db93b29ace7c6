// SPDX-License-Identifier: MIT
public import BraidCore

extension ObservableType {
  /// Sends the property at a key path of each value.
  ///
  ///     source         x--y----|
  ///     mapAt(\.count)  2--3----|
  ///
  /// (`x` is "ab", `y` is "cde".) `map(\.name)` says the same.
  ///
  /// - **Ends:** with the source.
  ///
  /// - Parameter keyPath: The property.
  @inlinable
  public func mapAt<Result>(_ keyPath: KeyPath<Element, Result>) -> Observable<Result> {
    StagedObservable(asObservable(), PropertyStage(keyPath))
  }
}

/// Sends a property of each value.
@usableFromInline
package struct PropertyStage<Input, Output>: StageOperator {
  @usableFromInline let keyPath: KeyPath<Input, Output>

  @inlinable
  package init(_ keyPath: KeyPath<Input, Output>) { self.keyPath = keyPath }

  @inlinable @inline(__always)
  package func receive(_ input: Input, _ output: StageOutput<Output>) {
    output.next(input[keyPath: keyPath])
  }
}
