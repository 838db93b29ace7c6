// SPDX-License-Identifier: MIT
public import BraidCore

extension ObservableType where Element: EventConvertible {
  /// Sends the values among the events of a materialized sequence.
  ///
  ///     source         a-b-#
  ///     materialize()  a-b-(#|)
  ///     elements()     a-b-|
  ///
  /// With ``errors()`` the two halves of a result: share the materialized sequence before.
  ///
  /// - **Ends:** with the source, whose error events are left out.
  @inlinable
  public func elements() -> Observable<Element.Element> {
    compactMap { $0.event.element }
  }

  /// Sends the errors among the events of a materialized sequence.
  ///
  ///     source         a-b-#
  ///     materialize()  a-b-(#|)
  ///     errors()       ----(x|)
  ///
  /// (`x` is the error, as a value.)
  ///
  /// - **Ends:** with the source.
  @inlinable
  public func errors() -> Observable<any Error> {
    compactMap { $0.event.error }
  }
}
