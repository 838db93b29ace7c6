// SPDX-License-Identifier: MIT
import BraidMarbles
import BraidTesting
import Foundation

/// A symbol of a symbol graph, as far as its picture depends on it.
struct DocSymbol {
  let module: String
  /// The type that it is a member of.
  let parent: String
  /// `take(while:behavior:)`.
  let title: String
  /// The lines of its comment.
  let lines: [String]
  /// The types that it returns, or that a property has.
  private let types: [String]
  private let isProperty: Bool
  private let isInherited: Bool

  init?(_ symbol: [String: Any], in module: String) {
    guard let comment = symbol["docComment"] as? [String: Any],
      let lines = comment["lines"] as? [[String: Any]],
      let title = (symbol["names"] as? [String: Any])?["title"] as? String
    else { return nil }
    func types(_ fragments: Any?) -> [String] {
      (fragments as? [[String: Any]] ?? []).compactMap {
        $0["kind"] as? String == "typeIdentifier" ? $0["spelling"] as? String : nil
      }
    }
    func text(_ field: String, of key: String) -> String {
      (symbol[key] as? [String: Any])?[field] as? String ?? ""
    }
    self.module = module
    self.title = title
    self.lines = lines.map { $0["text"] as? String ?? "" }
    parent = (symbol["pathComponents"] as? [String] ?? []).dropLast().joined(separator: ".")
    isProperty = text("identifier", of: "kind").hasSuffix("property")
    isInherited = text("precise", of: "identifier").contains("::SYNTHESIZED::")
    let signature = symbol["functionSignature"] as? [String: Any]
    self.types = types(isProperty ? symbol["declarationFragments"] : signature?["returns"])
  }

  /// The name without its labels.
  var base: String { String(title.prefix { $0 != "(" }) }

  /// The name of the type if it is called as a function: `source.merge(with:)`.
  var callable: String? { isProperty ? types.first : nil }

  /// Whether it returns a source, and is a member of a type of sources.
  var returnsSource: Bool {
    (isInherited || Self.hosts.contains(parent)) && !Self.sources.isDisjoint(with: types)
  }

  /// The types whose members are operators.
  private static let hosts: Set<String> = [
    "BehaviorRelay", "ConnectableObservableType", "ControlEvent", "ControlProperty",
    "GroupedObservable", "Infallible", "InfallibleType", "Observable",
    "ObservableConvertibleType", "ObservableType", "PrimitiveSequence", "PrimitiveSequenceType",
    "PublishRelay", "PullSequence", "ReplayRelay", "SharedSequence",
    "SharedSequenceConvertibleType", "Signal", "TestableObservable",
  ]
  private static let sources: Set<String> = [
    "Completable", "ConnectableObservable", "Driver", "GroupedObservable", "Infallible", "Maybe",
    "MulticastConnection", "Observable", "PrimitiveSequence", "SharedSequence", "Signal", "Single",
  ]
}

/// The diagrams in the comments of all modules: an operator without a diagram has the diagram of
/// its relatives.
struct DiagramIndex {
  private struct Entry {
    let module: String
    let title: String
    let picture: MarblePicture
  }

  private struct Member: Hashable {
    let module: String
    let parent: String
    let base: String
  }

  private var members: [Member: [Entry]] = [:]
  private var named: [String: [Entry]] = [:]
  /// The diagrams of `callAsFunction`, by the names of the types; nil without one.
  private var callables: [String: Entry?] = [:]
  /// The names of the properties that have such a type.
  private var names: [String: String] = [:]
  /// Properties of a type that is called as a function.
  private var properties: [(member: Member, type: String)] = []

  /// Adds the diagram of a symbol, if it has one.
  mutating func add(_ symbol: DocSymbol) {
    let member = Member(module: symbol.module, parent: symbol.parent, base: symbol.base)
    if let type = symbol.callable { properties.append((member, type)) }
    let entry = DocDiagram(in: symbol.lines, of: symbol.base).map {
      Entry(module: symbol.module, title: symbol.title, picture: $0.picture)
    }
    if symbol.base == "callAsFunction" {
      callables[symbol.parent] = .some((callables[symbol.parent] ?? nil) ?? entry)
    } else if let entry {
      members[member, default: []].append(entry)
      named[symbol.base, default: []].append(entry)
    }
  }

  /// Ends the reading: properties have the diagrams of their types.
  mutating func finish() {
    for (member, type) in properties where callables.keys.contains(type) {
      names[type] = member.base
      guard let entry = callables[type] ?? nil else { continue }
      let own = Entry(module: entry.module, title: member.base, picture: entry.picture)
      members[member, default: []].append(own)
      named[member.base, default: []].append(own)
    }
    properties = []
  }

  /// The diagram for the page of a symbol without one: the diagram of an overload, or for an
  /// operator that of an operator with the same name, also in another type.
  func picture(for symbol: DocSymbol) -> MarblePicture? {
    let member = Member(module: symbol.module, parent: symbol.parent, base: symbol.base)
    let overloads = members[member] ?? []
    if let same = overloads.first(where: { $0.title == symbol.title }) { return same.picture }
    if symbol.base == "callAsFunction", let name = names[symbol.parent] {
      return Self.best(named[name] ?? [], for: symbol)?.picture
    }
    if let entry = symbol.callable.flatMap({ callables[$0] ?? nil }) { return entry.picture }
    if !isOperator(symbol) { return nil }
    let entry =
      Self.best(overloads, for: symbol) ?? Self.best(named[symbol.base] ?? [], for: symbol)
      ?? Self.best(Self.others[symbol.base].flatMap { named[$0] } ?? [], for: symbol)
    return entry?.picture
  }

  /// Whether a symbol returns a source, or is a property that is called as a function.
  func isOperator(_ symbol: DocSymbol) -> Bool {
    symbol.returnsSource || symbol.callable.map { callables.keys.contains($0) } == true
  }

  /// Names of operators, and the operators whose diagrams show their behavior.
  static let others = [
    "deliverOnMain": "deliver", "dematerializeResults": "dematerialize",
    "flatMapCompletable": "flatMap", "flatMapMaybe": "flatMap",
    "prefix": "startWith", "replayAll": "replay", "replayLast": "replay", "replayLazily": "replay",
    "skipNil": "compactMap", "switchLatest": "switchToLatest", "withUnretained": "map",
  ]

  /// The diagram of the operator that the first sentence of an operator's comment links to.
  ///
  /// For example of `just` for `return`, which is its name in ReactiveObjC.
  func linkedPicture(for symbol: DocSymbol) -> MarblePicture? {
    let summary = symbol.lines.prefix { !$0.isEmpty }.joined(separator: " ")
    guard isOperator(symbol), let link = summary.firstMatch(of: #/``([^`]+)``/#)?.1,
      let name = link.split(separator: "/").last
    else { return nil }
    let base = String(name.prefix { $0 != "(" && $0 != "-" })
    return Self.best(named[base] ?? [], for: symbol)?.picture
  }

  /// The entry with the most labels of the symbol, and the fewest others.
  private static func best(_ entries: [Entry], for symbol: DocSymbol) -> Entry? {
    let wanted = labels(symbol.title)
    func fit(_ entry: Entry) -> Int {
      let found = labels(entry.title)
      return 20 * found.intersection(wanted).count - 2 * found.subtracting(wanted).count
        + (entry.module == symbol.module ? 1 : 0)
    }
    return entries.max { fit($0) < fit($1) }
  }

  private static func labels(_ title: String) -> Set<Substring> {
    Set(title.drop { $0 != "(" }.split { "(:)".contains($0) })
  }
}
