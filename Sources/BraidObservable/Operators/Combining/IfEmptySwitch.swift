// SPDX-License-Identifier: MIT
public import BraidCore

extension ObservableType {
  /// Goes on with another observable if the source completes without a value.
  ///
  ///     source             ---|
  ///     other              a-b|
  ///     ifEmpty(switchTo)  ---a-b|
  ///
  /// To send a single value instead, use ``ifEmpty(default:)``.
  ///
  /// - **Ends:** an error of the source ends the result, and the other observable is not subscribed
  ///   to; otherwise the result ends with the one that is playing. The source is disposed after the
  ///   other observable was subscribed to (C6).
  ///
  /// - Parameter other: What to go on with.
  /// - Returns: An observable of the values of one of the two.
  @inlinable
  public func ifEmpty(switchTo other: Observable<Element>) -> Observable<Element> {
    let source = asObservable()
    return OperatorObservable(AnonymousOperator { IfEmptySink($0, $1, other).run(source) })
  }
}
