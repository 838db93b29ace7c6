// SPDX-License-Identifier: MIT
public import BraidCore

extension ObservableType {
  /// Fails at once, without a value.
  ///
  ///     error(failure)  #
  ///
  /// - Parameter error: The error it fails with.
  @inlinable
  public static func error(_ error: any Error) -> Observable<Element> {
    TerminationObservable(.error(error))
  }
}
