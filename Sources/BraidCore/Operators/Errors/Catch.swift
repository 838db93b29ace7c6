// SPDX-License-Identifier: MIT

/// `catch`: mirrors the source; if that fails, mirrors the source that the handler returns.
package struct CatchRule: ResubscribeRule {
  /// Nil after it was subscribed to.
  private var source: RawSource?
  /// Nil after it was called.
  private var handler: (@Sendable (any Error) throws -> RawSource)?

  package init<Element>(
    _ source: EventSource<Element>,
    _ handler: @escaping @Sendable (any Error) throws -> EventSource<Element>
  ) {
    self.source = source.raw
    self.handler = { try handler($0).raw }
  }

  package mutating func step(after termination: Termination?) -> ResubscribeAction {
    if let source {
      self.source = nil
      return .subscribe(source)
    }
    let termination = termination ?? .completed
    guard case .error(let error) = termination, let handler else { return .finish(termination) }
    self.handler = nil
    do { return .subscribe(try handler(error)) } catch { return .finish(.error(error)) }
  }
}
