// SPDX-License-Identifier: MIT
import ModelRunners
import OperatorCatalogue
import ReferenceModel
import TestSupport
import Testing

/// The rows of the catalogue have references, or say why not.
struct CatalogueTests {
  /// The names of a row that a reference is about, in a model.
  static func names(of reference: OperatorReference, in row: OperatorRow, _ model: Model)
    -> Set<String>
  {
    guard reference.models.contains(model) else { return [] }
    let shown = Set((model == .observable ? row.observable : row.signal).map(\.shown))
    return reference.names.isEmpty ? shown : shown.intersection(reference.names)
  }

  /// The operators of a row without a reference, each in each of its models.
  static func missing(in row: OperatorRow) -> Set<String> {
    var missing: Set<String> = []
    for (model, names) in [(Model.observable, row.observable), (.signal, row.signal)] {
      let found = row.references.map { Self.names(of: $0, in: row, model) }
      missing.formUnion(
        Set(names.map(\.shown)).subtracting(found.joined()).map { "\(model) \($0)" })
    }
    return missing
  }

  @Test func `each operator has a reference in its row, or the row a reason`() {
    // A row with a meaning is another name of operators that have rows.
    let rows = Operators.rows.filter { $0.meaning == nil }
    #expect(!rows.isEmpty)
    for row in rows {
      let missing = Self.missing(in: row)
      let isComplete = missing.isEmpty && !row.references.isEmpty
      #expect(
        isComplete == (row.unreferenced == nil),
        "\(row.phrase): \(missing.sorted()), the reason is \(row.unreferenced ?? "missing")")
    }
  }

  @Test func `each reference names operators of its row`() {
    for row in Operators.rows {
      for reference in row.references {
        let known = reference.models.map { Self.names(of: reference, in: row, $0) }
        expectEqual(
          Set(reference.names).subtracting(known.joined()), [], "\(row.phrase)")
        // Subjects and the bridge have no names.
        #expect(reference.choice == nil || !known.contains([]), "\(row.phrase)")
      }
    }
  }

  @Test func `a defined operation has one name, by which literals find it`() {
    let names = Operators.references.compactMap(\.definition?.name)
    expectEqual(names.count, Set(names).count)
    for name in names {
      let operation = Operation.defined(name, [1, 2])
      expectEqual("\(operation)", "defined(\"\(name)\", [1, 2])")
    }
  }

  /// The operations of a tree: without parameters, but with the names of defined ones.
  static func kinds(in node: Node) -> Set<String> {
    node.sources.reduce(into: [kind(of: node.operation)]) { $0.formUnion(kinds(in: $1)) }
  }

  static func kind(of operation: Operation) -> String {
    if case .defined(let definition, _) = operation { return definition.name }
    return String("\(operation)".prefix { $0 != "(" })
  }

  @Test(arguments: [Model.observable, .signal])
  func `programs have each operation that a row lets them choose`(model: Model) {
    var found: Set<String> = []
    var generator = Generator(seed: 1, model: model, from: Operators.choices)
    let choices = Operators.choices.sources(of: model) + Operators.choices.operators(of: model)
    let kinds = choices.map { Self.kind(of: $0.make(&generator)) }
    for seed in UInt64(1)...3000 {
      let program = Generator.program(seed: seed, model: model)
      for source in program.observers.map(\.source) + program.shared.map(\.source) {
        found.formUnion(Self.kinds(in: source))
      }
    }
    expectEqual(Set(kinds).subtracting(found), [])
  }
}
