// SPDX-License-Identifier: MIT
import Foundation
import ReferenceModel
import Testing

/// The reference has the operators that Docs/Operators.md lists, or says why not.
@Suite struct CatalogueTests {
  /// Operators without a reference of their own, by reason.
  static let without: [String: Set<String>] = [
    "a map with another closure": [
      "reduceEach", "reduceApply", "not", "and", "or", "withUnretained",
    ],
    "what RxSwiftExt makes of others, and tests of its own compare with those": [
      "apply", "bufferWithTrigger", "cascade", "catchErrorJustComplete", "count", "distinct",
      "elements", "errors", "expand", "filterMap", "fromAsync", "ignoreErrors", "ignoreWhen",
      "mapAt", "mapMany", "mapTo", "nwise", "ofType", "once", "pairwise", "partition", "pausable",
      "pausableBuffered", "repeatWithBehavior", "toSortedArray", "unwrap",
    ],
    "a do that prints": ["debug", "log"],
    "a subscription, not a source": ["bind(to:)", "bind(to:_:)"],
    "a just, or an empty": ["from(optional:)"],
    "a name": ["named"],
    "a replay of work on a scheduler, which the stress tests run": [
      "startEagerly", "startLazily",
    ],
  ]

  static let documented: Set<String> = {
    let root = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let text = try? String(contentsOf: root.appending(path: "Docs/Operators.md"), encoding: .utf8)
    let tables = text?.components(separatedBy: "## Traits").first ?? ""
    return Set(tables.matches(of: /\[`([^`]+)`\]/).map { String($0.1) })
  }()

  @Test func `each operator of the documents has a reference, or a reason`() {
    let excused = Self.without.values.reduce(into: Set()) { $0.formUnion($1) }
    #expect(!Self.documented.isEmpty)
    #expect(Self.documented.subtracting(Catalogue.names).subtracting(excused) == [])
    #expect(Catalogue.names.subtracting(Self.documented) == [])
    #expect(excused.subtracting(Self.documented) == [])
    #expect(excused.intersection(Catalogue.names) == [])
  }

  @Test(arguments: [Model.observable, .signal])
  func `each row makes programs`(model: Model) {
    var missing = Set(
      (Catalogue.sources + Catalogue.operators).filter { $0.models.contains(model) }.map(\.name))
    for row in Catalogue.operators + Catalogue.sources where row.models.contains(model) {
      #expect(row.arity.lowerBound <= row.arity.upperBound)
      missing.remove(row.name)
    }
    #expect(missing == [])
  }
}
