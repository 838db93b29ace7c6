// SPDX-License-Identifier: MIT

/// Makes the inner source of a value: what `flatMap` and its relatives are given, in either model.
@usableFromInline
package protocol InnerSelecting<Input, Element>: SendableMetatype {
  associatedtype Input
  associatedtype Element

  func inner(of input: Input) throws -> EventSource<Element>
}
