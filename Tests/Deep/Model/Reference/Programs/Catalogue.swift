// SPDX-License-Identifier: MIT

/// An operation that programs are generated from: its models and its sources.
package struct CatalogueRow: Sendable {
  /// The operator's names in `Docs/Operators.md`, separated by bars.
  package var name: String
  package var models: Set<Model>
  /// How many sources it takes.
  package var arity: ClosedRange<Int>
  /// Makes the operation with random parameters.
  var make: @Sendable (inout Generator) -> Operation
  /// The definition of the operation, if the row has one.
  var definition: Definition?

  package var isDefined: Bool { definition != nil }

  static func both(
    _ name: String, _ arity: ClosedRange<Int> = 1...1,
    _ make: @escaping @Sendable (inout Generator) -> Operation
  ) -> CatalogueRow {
    CatalogueRow(name: name, models: [.observable, .signal], arity: arity, make: make)
  }

  static func observable(
    _ name: String, _ arity: ClosedRange<Int> = 1...1,
    _ make: @escaping @Sendable (inout Generator) -> Operation
  ) -> CatalogueRow {
    CatalogueRow(name: name, models: [.observable], arity: arity, make: make)
  }

  static func signal(
    _ name: String, _ arity: ClosedRange<Int> = 1...1,
    _ make: @escaping @Sendable (inout Generator) -> Operation
  ) -> CatalogueRow {
    CatalogueRow(name: name, models: [.signal], arity: arity, make: make)
  }
}

/// The behaviour of an operation, and its spelling: all that programs need of it.
///
/// The calls of the models are in the catalogue of operators.
package struct Definition: Sendable {
  /// The sources and parameters of the operation.
  struct Application {
    let site: Int
    let sources: [Source]
    let parameters: [Int]
  }

  /// The pieces of a call in Swift.
  struct Expression {
    let site: Int
    let sources: [String]
    let parameters: [Int]
    let isRx: Bool
    /// The last argument of an operator that takes a scheduler, with its comma.
    let scheduler: String
  }

  var source: @Sendable (World, Application) -> Source
  var code: @Sendable (Expression) -> String
  /// Whether one end can tear down several things whose order is open.
  var isTangled = false
}

extension CatalogueRow {
  /// A row with its own definition.
  ///
  /// - Parameters:
  ///   - name: The name of the row and of the operation in programs.
  ///   - isTangled: Whether one end can tear down several things whose order is open.
  ///   - parameters: Makes random parameters: small integers.
  ///   - code: The operation as users write it.
  ///   - source: Returns the result for the sources.
  static func defined(
    _ name: String, _ models: Set<Model> = [.observable, .signal],
    _ arity: ClosedRange<Int> = 1...1, isTangled: Bool = false,
    parameters: @escaping @Sendable (inout Generator) -> [Int],
    code: @escaping @Sendable (Definition.Expression) -> String,
    _ source: @escaping @Sendable (World, Definition.Application) -> Source
  ) -> CatalogueRow {
    CatalogueRow(
      name: name, models: models, arity: arity, make: { .defined(name, parameters(&$0)) },
      definition: Definition(source: source, code: code, isTangled: isTangled))
  }
}

/// All operators with sources, and the operations that create sources.
package enum Catalogue {
  package static let sources: [CatalogueRow] = [
    .both("create", 0...0) { .cold($0.timeline()) },
    .both("create", 0...0) { .cold($0.timeline()) },
    .both("create", 0...0) { .create($0.events()) },
    .both("create", 0...0) { .abandoned($0.values(0...2)) },
    .both("of | from", 0...0) { .of($0.values(0...3)) },
    .both("just", 0...0) { .just($0.value()) },
    .both("just", 0...0) { _ in .input },
    .both("empty", 0...0) { _ in .empty },
    .both("error", 0...0) { .error($0.number(0...3)) },
    .both("never", 0...0) { _ in .never },
    .observable("range", 0...0) { .range($0.value(), $0.number(0...3)) },
    .observable("generate", 0...0) {
      let start = $0.value()
      return .generate(start, below: start + $0.number(0...3))
    },
    .signal("try", 0...0) { .tryValue($0.value()) },
    .observable("timer", 0...0) {
      .timer($0.interval(), period: $0.chance(2) ? $0.interval() : nil)
    },
    .both("interval", 0...0) { .interval($0.interval()) },
  ]

  package static let operators: [CatalogueRow] =
    creating + transforming + filtering + combining + errors + timing + utility

  /// What programs use besides: the kinds of shared sources, and what needs another operator.
  package static let others: Set<String> = [
    "share", "refCount", "publish", "multicast", "replay", "replayLast", "replayLazily",
    "autoconnect", "repeatElement",
  ]

  /// What rows define, by their names.
  package static let definitions = Dictionary(
    uniqueKeysWithValues: operators.compactMap { row in row.definition.map { (row.name, $0) } })

  static func definition(of name: String) -> Definition {
    guard let definition = definitions[name] else { fatalError("no row defines \(name)") }
    return definition
  }

  /// All names that stand in `Docs/Operators.md`.
  package static var names: Set<String> {
    others.union(
      (sources + operators).flatMap { row in
        row.name.split(separator: " | ").map(String.init)
      })
  }
}
