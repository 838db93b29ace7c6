// SPDX-License-Identifier: MIT

extension InfallibleType {
  /// Names this source in traces; see ``ObservableType/checkpoint(_:fileID:line:)``.
  @inlinable
  public func checkpoint(
    _ name: @autoclosure () -> String, fileID: StaticString = #fileID, line: UInt = #line
  ) -> Infallible<Element> {
    Infallible(raw: asObservable().checkpoint(name(), fileID: fileID, line: line))
  }
}

extension PrimitiveSequence {
  /// Names this source in traces; see ``ObservableType/checkpoint(_:fileID:line:)``.
  @inlinable
  public func checkpoint(
    _ name: @autoclosure () -> String, fileID: StaticString = #fileID, line: UInt = #line
  ) -> PrimitiveSequence {
    PrimitiveSequence(raw: source.checkpoint(name(), fileID: fileID, line: line))
  }
}
