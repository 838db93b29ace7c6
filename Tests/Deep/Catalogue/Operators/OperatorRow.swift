// SPDX-License-Identifier: MIT
import BraidObservable
import BraidSignal

/// What users look for, and the operators of both models that do it.
package struct OperatorRow: Sendable {
  /// The description in `Docs/Operators.md`.
  package let phrase: String
  /// For a short form or a second name: its meaning.
  package let meaning: String?
  /// Why `Marbles` draws none of it.
  package let unpictured: String?
  package let observable: [OperatorName]
  package let signal: [OperatorName]
  /// How random programs use the operators, and their behavior.
  package let references: [OperatorReference]
  /// Why an operator of the row has no reference.
  package let unreferenced: String?
  package let forms: [OperatorForm]
}

/// The name of an operator.
package struct OperatorName: Sendable, Hashable {
  /// In the documents: `take(while:)`.
  package let shown: String
  /// In the public API, in full.
  ///
  /// `take(while:behavior:)`; parameters that have no labels count once, however many there are.
  /// Where two files declare a name, the right one stands before it: `TakeUntil/take(until:)`.
  package let declarations: [String]

  /// The declarations without their files.
  package var declared: [String] {
    declarations.map { $0.split(separator: "/").last.map(String.init) ?? $0 }
  }
}

/// Rows that users look for in one place.
package struct OperatorFamily: Sendable {
  package let name: String
  package let rows: [OperatorRow]
  /// Whether its table in `Docs/Operators.md` is generated; the other families are in prose.
  package let isTable: Bool

  init(_ name: String, isTable: Bool = true, _ rows: [OperatorRow]) {
    self.name = name
    self.isTable = isTable
    self.rows = rows
  }
}

/// All operators of both models.
package enum Operators {
  package static let families = [
    OperatorFamily("Creating", creating),
    OperatorFamily("Transforming", transforming),
    OperatorFamily("Filtering", filtering),
    OperatorFamily("Combining", combining),
    OperatorFamily("Errors", errors),
    OperatorFamily("Timing", timing),
    OperatorFamily("Sharing", sharing),
    OperatorFamily("Utility", utility),
    OperatorFamily("Short forms and second names", shortForms),
    OperatorFamily("Traits", isTable: false, traits),
    OperatorFamily("Subjects and relays", isTable: false, subjects),
    OperatorFamily("The bridge", isTable: false, bridge),
  ]

  package static let rows = families.flatMap(\.rows)
  package static let forms = rows.flatMap(\.forms)

  // MARK: The language of the rows

  static func row(
    _ phrase: String, means meaning: String? = nil, unpictured: String? = nil,
    observable: KeyValuePairs<String, [String]> = [:],
    signal: KeyValuePairs<String, [String]> = [:], references: [OperatorReference] = [],
    unreferenced: String? = nil,
    @ListOf<OperatorForm> forms: () -> [OperatorForm] = { [] }
  ) -> OperatorRow {
    OperatorRow(
      phrase: phrase, meaning: meaning, unpictured: unpictured,
      observable: observable.map { OperatorName(shown: $0, declarations: $1) },
      signal: signal.map { OperatorName(shown: $0, declarations: $1) }, references: references,
      unreferenced: unreferenced, forms: forms())
  }

  static func observable(
    _ name: String, except exceptions: Set<OperatorForm.Exception> = [], edges: Edges? = nil,
    reentry: Reentry? = nil,
    _ make: @escaping @Sendable (ObservableSources) -> Observable<Tracked>
  ) -> OperatorForm {
    .observable(name, except: exceptions, edges: edges, reentry: reentry, make)
  }

  static func signal(
    _ name: String, except exceptions: Set<OperatorForm.Exception> = [], edges: Edges? = nil,
    reentry: Reentry? = nil, named signalName: String? = nil,
    _ make: @escaping @Sendable (SignalSources) -> Signal<Tracked>
  ) -> OperatorForm {
    .signal(
      name, except: exceptions, edges: edges, reentry: reentry, named: signalName, make)
  }
}

/// A list whose elements are statements: each is type-checked by itself.
@resultBuilder
enum ListOf<Element> {
  static func buildBlock(_ elements: Element...) -> [Element] { elements }
}
