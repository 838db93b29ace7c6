// SPDX-License-Identifier: MIT
import Foundation
import OperatorCatalogue
import TestSupport
import Testing

/// The catalogue is complete, and names nothing that is not there.
struct CatalogueTests {
  @Test(arguments: OperatorModel.allCases)
  func `each public operator has a row, and each row's operators are public`(model: OperatorModel)
    throws
  {
    let named = Set(Operators.rows.flatMap { model.names(in: $0) }.flatMap(\.declared))
    let published = try model.operators()
    #expect(published.count > 90)
    expectEqual(published.subtracting(named).sorted(), [], "want a row of Tests/Deep/Catalogue")
    expectEqual(
      named.subtracting(published).sorted(), [],
      "are not in Docs/API, which .ci/api dump --update writes")
  }

  /// What no form calls, and why.
  static let withoutForms: [OperatorModel: Set<String>] = [
    .observable: [
      // An error that reaches a relay or a binding is misuse.
      "bind(to:)", "bind(to:curriedArgument:)", "bind(onNext:)", "bind(with:onNext:)",
      // Reads models on an actor, which no test scheduler is.
      "observing(_:isolation:)",
      // A map whose values are data.
      "decode(type:decoder:)",
      // Changes a name, and nothing else.
      "checkpoint(_:)",
      // Subscriptions, whose methods are not asked for a result.
      "subscribe(weak:_:)", "subscribe(weak:onNext:onError:onCompleted:onDisposed:)",
      "subscribeNext(weak:_:)", "subscribeError(weak:_:)",
      "subscribeCompleted(weak:_:)",
    ],
    .signal: [
      // `deliver(on:)` the main scheduler, which no test can advance.
      "deliverOnMain()",
      // Reads models on an actor, which no test scheduler is.
      "observing(_:isolation:)",
      // Forms of `log` that print.
      "logNext()", "logError()", "logCompleted()", "logAll()",
      // They change a name, and nothing else.
      "checkpoint(_:)", "named(_:)",
      // Waits for the signal on the thread that asks.
      "sequence",
      // A combineLatest with a map, for an object that outlives the result.
      "lift(_:)",
    ],
  ]

  @Test(arguments: OperatorModel.allCases)
  func `each operator is called by a form`(model: OperatorModel) throws {
    let code = try Checkout.code(below: "Tests/Deep/Catalogue/Operators/Families")
    func names(in rows: [OperatorRow]) -> Set<String> {
      Set(rows.flatMap { model.names(in: $0) }.flatMap(\.declared))
    }
    let played = Operators.rows.filter { row in
      row.forms.contains { $0.isSignal == (model == .signal) }
    }
    let called = names(in: played).filter { Self.isCalled($0, in: code) }
    expectEqual(
      names(in: Operators.rows).subtracting(called), Self.withoutForms[model],
      "each one on the left wants a form in its row")
  }

  @Test func `forms have unique names`() {
    let names = Operators.forms.map(\.testDescription)
    expectEqual(names.filter { name in names.count { $0 == name } > 1 }, [])
  }

  @Test func `the tables of the list of operators equal the catalogue's tables`() throws {
    let document = try Checkout.text(OperatorList.path)
    expectEqual(
      try OperatorList.updating(document), document,
      "swift run --package-path Tests operator-list")
  }

  @Test func `each row has a picture, or a reason why not`() throws {
    let demos = try Checkout.code(below: "Examples/Marbles/Demos")
    let drawn = Set(demos.matches(of: #/(?:Demo\(\s*|name: )"([^"]+)"/#).map { String($0.1) })
    let rows = Operators.families.filter(\.isTable).flatMap(\.rows).filter { $0.meaning == nil }
    let undecided = rows.filter { row in
      let isDrawn = (row.observable + row.signal).contains { drawn.contains($0.shown) }
      return isDrawn != (row.unpictured == nil)
    }
    expectEqual(
      undecided.map(\.phrase), [], "want a demo in Examples/Marbles/Demos, or else unpictured:")
    func base(_ name: String) -> Substring { name.prefix { $0 != "(" } }
    let operators = Set(
      Operators.rows.flatMap { ($0.observable + $0.signal).map { base($0.shown) } })
    expectEqual(drawn.filter { !operators.contains(base($0)) }, [], "are no operators")
  }

  @Test func `the scanner finds declarations and calls`() {
    let code = """
      public final func `catch`(
        _ handler: @escaping (any Error) throws -> Handler<A, B>, other: Int = f(1, 2)
      )
      public func take<Trigger: Source>(until other: Trigger)
      public static func of(_ elements: Element..., _ others: Element...)
      public var concat: ConcatOperator
      func hidden()
      """
    let found = Declarations.names(in: code, after: #/public (?:static |final )*(?:func|var) /#)
    expectEqual(found, ["catch(_:other:)", "take(until:)", "of(_:)", "concat"])
    let calls = ".`catch` { } .take(\n  until: x).offset"
    expectEqual(found.map { Self.isCalled($0, in: calls) }, [true, true, false, false])
  }

  /// Whether some code calls an operator: by its name and its first label, in whose place a closure
  /// may stand after the name.
  private static func isCalled(_ operation: String, in code: String) -> Bool {
    let name = operation.prefix { $0 != "(" }
    let label = operation.dropFirst(name.count + 1).prefix { $0 != ":" && $0 != ")" }
    let call = label.isEmpty || label == "_" ? #"\b"# : #"(\(\s*\#(label):| \{)"#
    return code.range(of: #"\.`?\#(name)`?\#(call)"#, options: .regularExpression) != nil
  }
}
