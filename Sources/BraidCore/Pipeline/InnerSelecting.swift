// SPDX-License-Identifier: MIT

/// Creates the inner source of a value: the closure of `flatMap` and its relatives, in either
/// model.
@usableFromInline
package protocol InnerSelecting<Input, Element>: SendableMetatype {
  associatedtype Input
  associatedtype Element

  func inner(of input: Input) throws -> EventSource<Element>
}
