// SPDX-License-Identifier: MIT
import OperatorCatalogue
import ReferenceModel
import TestSupport
import Testing

/// The reference has the operators of the catalogue, or says why not.
struct CatalogueTests {
  /// Operators without a reference of their own, by reason.
  static let without: [String: Set<String>] = [
    "a map with another closure": [
      "reduceEach", "reduceApply", "not", "and", "or", "withUnretained", "lift", "decode",
    ],
    "what RxSwiftExt makes of others, and tests of its own compare with those": [
      "apply", "fromAsync", "mapAt", "mapMany", "ofType", "once", "partition",
    ],
    "what ReactiveSwift makes of others, and tests of its own compare with those": [
      "uniqueValues", "scanMap", "collect(count:)", "materializeResults", "dematerializeResults",
    ],
    "a do that prints": ["debug", "log"],
    "a subscription, not a source": ["bind(to:)", "bind(to:_:)", "sequence", "bind(onNext:)"],
    "a just, or an empty": ["from(optional:)"],
    "a name": ["named", "checkpoint"],
    "what belongs to an actor, where programs of the reference do not run": ["observing"],
    "a replay of work on a scheduler, which the stress tests run": [
      "startEagerly", "startLazily",
    ],
  ]

  /// The operators of both models, without short forms.
  static let listed: Set<String> = Set(
    Operators.families.filter(\.isTable).flatMap(\.rows).filter { $0.meaning == nil }
      .flatMap { ($0.observable + $0.signal).map(\.shown) })

  @Test func `each operator has a reference, or a reason`() {
    let excused = Self.without.values.reduce(into: Set()) { $0.formUnion($1) }
    #expect(!Self.listed.isEmpty)
    expectEqual(Self.listed.subtracting(Catalogue.names).subtracting(excused), [])
    expectEqual(Catalogue.names.subtracting(Self.listed), [])
    expectEqual(excused.subtracting(Self.listed), [])
    expectEqual(excused.intersection(Catalogue.names), [])
  }

  @Test func `each operation that a row defines can be played`() {
    expectEqual(Set(Catalogue.definitions.keys), Set(Operators.programs.keys))
    for row in Catalogue.operators where row.isDefined {
      let program = Operators.programs[row.name]
      expectEqual((program?.observable != nil), row.models.contains(.observable), "\(row.name)")
      expectEqual((program?.signal != nil), row.models.contains(.signal), "\(row.name)")
    }
  }

  @Test(arguments: [Model.observable, .signal])
  func `each row generates programs`(model: Model) {
    var missing = Set(
      (Catalogue.sources + Catalogue.operators).filter { $0.models.contains(model) }.map(\.name))
    for row in Catalogue.operators + Catalogue.sources where row.models.contains(model) {
      #expect(row.arity.lowerBound <= row.arity.upperBound)
      missing.remove(row.name)
    }
    expectEqual(missing, [])
  }
}
