// SPDX-License-Identifier: MIT
import Foundation
import Testing

/// Every public operator of both models is called by a row.
@Suite struct RowListTests {
  /// A public function or property that makes a sequence: `take(while:)`.
  struct Operator: Hashable, CustomStringConvertible {
    let name: String
    /// The first label, if there is one.
    let label: String?

    var description: String { label.map { "\(name)(\($0):)" } ?? name }

    /// Whether some code calls it; a closure may stand after the name, in the place of the label.
    func isCalled(in code: String) -> Bool {
      let call = label.map { #"(\(\s*\#($0):| \{)"# } ?? #"\b"#
      return code.range(of: #"\.`?\#(name)`?\#(call)"#, options: .regularExpression) != nil
    }
  }

  struct Model: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let folders: [String]
    /// What needs no row.
    let exempt: Set<String>

    static let all = [
      Model(
        testDescription: "Observable",
        folders: ["BraidObservable/Creation", "BraidObservable/Operators"],
        exempt: [
          // Called on what an operator returns, which has rows; connections have their own tests.
          "callAsFunction", "callAsFunction(maxConcurrent:)", "callAsFunction(with:)", "connect",
        ]),
      Model(
        testDescription: "Signal",
        folders: ["BraidSignal/Creation", "BraidSignal/Operators", "BraidSignal/Multicast"],
        exempt: [
          "callAsFunction", "callAsFunction(with:)", "connect",
          // `deliver(on:)` the main scheduler, which no test can advance.
          "deliverOnMain",
          // Forms of `log` that print.
          "logNext", "logError", "logCompleted", "logAll",
        ]),
    ]
  }

  @Test(arguments: Model.all)
  func `each operator is called by a row`(model: Model) throws {
    let rows = try Self.code(in: "Tests/ContractTests/Rows") {
      $0.hasPrefix(model.testDescription)
    }
    let operators = Set(
      try model.folders.flatMap { try Self.operators(in: Self.code(in: "Sources/\($0)")) })
    #expect(operators.count > 50)
    let missing = operators.filter {
      !model.exempt.contains($0.description) && !$0.isCalled(in: rows)
    }
    #expect(missing.map(\.description).sorted() == [])
  }

  @Test func `finds operators and calls`() throws {
    let declarations = """
      public final func `catch`(
        _ handler: Handler
      )
      public func take<Trigger: Source>(until other: Trigger)
      public static func of(_ elements: Element...)
      public var concat: ConcatOperator
      func hidden()
      """
    let found = try Self.operators(in: declarations)
    #expect(found.map(\.description) == ["catch", "take(until:)", "of", "concat"])
    let code = ".`catch` { } .take(\n  until: x).offset"
    #expect(found.map { $0.isCalled(in: code) } == [true, true, false, false])
  }

  private static func operators(in code: String) throws -> [Operator] {
    let declaration =
      #/public (?:static |final )*(?:func|var) `?(\w+)`?(?:<[^(]*>)?(?:\(\s*(\w+))?/#
    return code.matches(of: declaration).map { match in
      let label = match.output.2.map(String.init)
      return Operator(name: String(match.output.1), label: label == "_" ? nil : label)
    }
  }

  /// The text of the Swift files below a folder of the checkout, without comments.
  private static func code(
    in folder: String, _ isIncluded: (String) -> Bool = { _ in true }
  ) throws -> String {
    let root = URL(filePath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let files = FileManager.default.enumerator(
      at: root.appending(path: folder), includingPropertiesForKeys: nil)
    return try (files?.compactMap { $0 as? URL } ?? [])
      .filter { $0.pathExtension == "swift" && isIncluded($0.lastPathComponent) }
      .map { try String(contentsOf: $0, encoding: .utf8) }
      .joined(separator: "\n")
      .replacing(#///.*/#, with: "")
  }
}
