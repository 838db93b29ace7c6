// SPDX-License-Identifier: MIT

extension ObservableType {
  /// Completes in place of an error.
  ///
  ///     source                    a-b-#
  ///     catchErrorJustComplete()  a-b-|
  ///
  /// The error is lost: look at it before, with `do(onError:)`, or send a value that says so, with
  /// ``catchAndReturn(_:)``.
  ///
  /// - **Ends:** completes when the source ends, either way.
  @inlinable
  public func catchErrorJustComplete() -> Observable<Element> {
    `catch` { _ in .empty() }
  }
}
