// SPDX-License-Identifier: MIT

/// The behaviour of an operation, and its spelling.
///
/// The row of an operator makes it, with the calls of both models
/// (`Tests/Deep/Catalogue/Operators/Families`).
package struct Definition: Sendable {
  /// The sources and parameters of the operation.
  package struct Application {
    package let site: Int
    package let sources: [Source]
    package let parameters: [Int]
  }

  /// The pieces of a call in Swift.
  package struct Expression {
    package let site: Int
    package let sources: [String]
    package let parameters: [Int]
    package let isRx: Bool
    /// The last argument of an operator that takes a scheduler, with its comma.
    package let scheduler: String
  }

  /// Unique: two definitions of one name are the same.
  package let name: String
  /// Whether one end can tear down several things whose order is open.
  let isTangled: Bool
  /// Whether it subscribes again after each error.
  let retriesForever: Bool
  let code: @Sendable (Expression) -> String
  let source: @Sendable (World, Application) -> Source

  package init(
    _ name: String, isTangled: Bool, retriesForever: Bool,
    code: @escaping @Sendable (Expression) -> String,
    source: @escaping @Sendable (World, Application) -> Source
  ) {
    self.name = name
    self.isTangled = isTangled
    self.retriesForever = retriesForever
    self.code = code
    self.source = source
  }
}

extension Definition: Hashable {
  package static func == (first: Definition, second: Definition) -> Bool {
    first.name == second.name
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension Definition: CustomDebugStringConvertible {
  /// As a program's literal names it.
  package var debugDescription: String { "\"\(name)\"" }
}
