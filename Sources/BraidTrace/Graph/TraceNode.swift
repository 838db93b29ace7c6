// SPDX-License-Identifier: MIT
import BraidCore

/// One subscription of one source, as plain data: it retains no source and no observer.
final class TraceNode: Sendable {
  enum Kind: Sendable {
    /// A call of `subscribe` in the program.
    case subscription
    /// A source or an operator.
    case source
  }

  /// How a node ended.
  enum State: UInt8, Sendable {
    case live
    case completed
    case failed
    case disposed
  }

  let id: Int
  let kind: Kind
  let mark: TraceMark
  /// The receiver of the events; nil for a subscription of the program.
  let parent: TraceNode?
  /// Whether it was subscribed to after its operator, or in a closure of the program.
  let isInner: Bool
  /// The shared object whose observers receive the events, and its name.
  let target: (key: TraceKey, name: String)?
  /// When it was subscribed to, in nanoseconds of the monotonic clock.
  let start: UInt64
  /// Values may arrive on a different thread than the source's.
  let changesThread: Bool
  /// Its label in the timeline.
  let timelineLabel: UInt32

  private let count = AtomicInt()
  private let state = AtomicUInt8()
  private let shared = AtomicInt()
  private let upstream = AtomicInt()
  /// The sources that have failed, from where the error occurred.
  private let failures = Locked(Failures())
  private let isMetered = AtomicFlag()
  /// The subjects that this operator has created, each for a part of its source's values.
  private let parts = Locked<[TraceKey]>([])
  private let ownLog = LazyReference()

  private static let lastID = AtomicInt.global(0)

  static var newestID: Int { lastID.load(ordering: .relaxed) }

  /// A number for a node, or for another object that is traced.
  static func nextID() -> Int { lastID.wrappingAdd(1, ordering: .relaxed).newValue }

  init(
    _ kind: Kind, _ mark: TraceMark, parent: TraceNode?, isInner: Bool = false,
    target: (key: TraceKey, name: String)? = nil
  ) {
    id = TraceNode.nextID()
    self.kind = kind
    self.mark = mark
    self.parent = parent
    self.isInner = isInner
    self.target = target
    start = MonotonicTime.nanoseconds
    changesThread = TraceNode.changingThreads.contains(mark.operation)
    timelineLabel = TraceMarks.label(mark.label)
    parent?.upstream.store(id, ordering: .relaxed)
    if Tracing.parts.contains(.values) { parent?.log?.begins(self) }
  }

  private static let changingThreads: Set<String> = ["observe", "deliver", "delay"]

  /// The number of values so far.
  var values: Int { count.load(ordering: .relaxed) }

  /// Counts a value, and returns its number.
  func countValue() -> Int { count.wrappingAdd(1, ordering: .relaxed).newValue }

  /// The newest values as text, if a page has asked for them.
  var log: TraceLog? { ownLog.load(as: TraceLog.self) }

  func madeLog() -> TraceLog { ownLog.get { TraceLog(start: start) } }

  /// The shared object that this node is one of the observers of.
  var join: TraceKey? {
    get { TraceKey(address: UInt(bitPattern: shared.load(ordering: .relaxed))) }
    set { shared.store(Int(bitPattern: newValue?.address ?? 0), ordering: .relaxed) }
  }

  /// The number of this node's last subscriber; zero if there is none.
  var source: Int { upstream.load(ordering: .relaxed) }

  var isLive: Bool { state.load(ordering: .relaxed) == State.live.rawValue }

  /// Whether it was disposed, while its source retains it.
  var isRetainedInVain: Bool {
    kind == .source && state.load(ordering: .relaxed) == State.disposed.rawValue
  }

  /// Ends the node, unless it has ended.
  ///
  /// - Returns: Whether it was live.
  @discardableResult
  func end(_ end: State) -> Bool {
    let wasLive = state.compareExchange(
      expected: State.live.rawValue, desired: end.rawValue, ordering: .relaxed
    ).exchanged
    if let parent, parent.kind == .subscription { parent.end(end) }
    return wasLive
  }

  /// Notes that this operator sends to a subject that it has created.
  func add(part: TraceKey) { parts.withLock { $0.append(part) } }

  /// Notes that this operator sends no more to a subject that it has created.
  func remove(part: TraceKey) { parts.withLock { $0.removeAll { $0 == part } } }

  /// A copy: no thread reads the memory that the next one is appended to.
  var allParts: [TraceKey] { parts.withLock { $0.map { $0 } } }

  /// Notes that a meter counts the node; returns false if one does already.
  func countAsLive() -> Bool { !isMetered.exchange(true) }

  /// Whether a meter has counted the node; true once.
  func wasCountedAsLive() -> Bool { isMetered.exchange(false) }

  /// Notes that the source of this node has failed.
  func sourceFailed(_ source: TraceNode) {
    var path = source.failures.withLock { $0 }
    path.append(source.mark)
    let new = path
    let old = failures.exchange(new)
    withExtendedLifetime(old) {}
  }

  /// The path of an error that the node sends, from where it occurred.
  var pathOfError: String {
    let failures = failures.withLock { $0 }
    let marks = marks
    CallSite.find((failures.marks + marks).map(\.frames))
    let omitted = failures.omitted > 0 ? ["… \(failures.omitted) more"] : []
    return (failures.marks.map(\.text) + omitted + marks.map(\.text)).joined(separator: " <- ")
  }

  /// The sources that an error has passed.
  ///
  /// Each node that the error reaches has its own list, so the lists of a long chain are bounded.
  private struct Failures: Sendable {
    private static let limit = 100

    private(set) var marks: [TraceMark] = []
    private(set) var omitted = 0

    mutating func append(_ mark: TraceMark) {
      if marks.count < Failures.limit { marks.append(mark) } else { omitted += 1 }
    }
  }

  /// The node and its receivers, as in `map at Search.swift:41 <- subscribed at Search.swift:47`.
  var path: String {
    let marks = marks
    CallSite.find(marks.map(\.frames))
    return marks.map(\.text).joined(separator: " <- ")
  }

  /// The subscription of the program that receives the node's events in the end.
  var root: TraceNode {
    var root = self
    while let parent = root.parent { root = parent }
    return root
  }

  /// The marks of the node and its receivers.
  private var marks: [TraceMark] {
    var marks: [TraceMark] = []
    var node: TraceNode? = self
    while let current = node {
      marks.append(current.mark)
      node = current.parent
    }
    return marks
  }
}

/// The name of an operator, the name that the program gave it, and its place.
struct TraceMark: Hashable, Sendable {
  var operation: String
  var name: String?
  var site: String?
  /// Whether the library gave the name, such as the key of a group.
  var isPart = false
  /// The calls that led to the creation of the source.
  var frames: [UInt] = []

  /// The file and line; reads the program's table of lines if the program gave no place.
  var place: String? { site ?? CallSite.place(of: frames) }

  /// The name for measurements: each key of a group would be a time series.
  var meteredName: String? { isPart ? nil : name }

  /// `map "search" at Search.swift:41`.
  var text: String { label + (place.map { " at \($0)" } ?? "") }

  /// `map "search"`; control characters of the name are escaped.
  var label: String { operation + (name.map { " \"\($0.printable)\"" } ?? "") }
}

/// The marks of the sources that were created while tracing was on, and the labels of the timeline.
///
/// A source has 32 bits for its mark. The tables never shrink, so they are bounded: a program has
/// few places, but it may compute names, and reach a place by many paths.
enum TraceMarks {
  static let limit = 1 << 16
  /// As many marks have call stacks, of 200 bytes each; later ones have no place.
  static let limitOfStacks = 1 << 14

  private struct Table<Key: Hashable & Sendable>: Sendable {
    var numbers: [Key: UInt32] = [:]
    var entries: [Key] = []

    mutating func number(of key: Key) -> UInt32 {
      if let number = numbers[key] { return number }
      if entries.count == TraceMarks.limit { return 0 }
      entries.append(key)
      numbers[key] = UInt32(entries.count)
      return UInt32(entries.count)
    }

    func contains(_ key: Key) -> Bool { numbers[key] != nil }

    subscript(_ number: UInt32) -> Key? {
      number == 0 || number > entries.count ? nil : entries[Int(number) - 1]
    }
  }

  private static let marks = Locked(Table<TraceMark>())
  private static let labels = Locked(Table<String>())
  private static let kinds = Locked<[ObjectIdentifier: String]>([:])

  static func number(of mark: TraceMark) -> UInt32 {
    marks.withLock { table in
      var mark = mark
      if table.entries.count >= limitOfStacks && !table.contains(mark) { mark.frames = [] }
      return table.number(of: mark)
    }
  }

  static func mark(_ number: UInt32) -> TraceMark? {
    number == 0 ? nil : marks.withLock { $0[number] }
  }

  static func label(_ text: String) -> UInt32 { labels.withLock { $0.number(of: text) } }

  /// A copy: no thread reads the memory that the next label is appended to.
  static var allLabels: [String] { labels.withLock { $0.entries.map { $0 } } }

  /// The mark of a new operator; zero unless the graph or the timeline is recorded.
  ///
  /// - Parameters:
  ///   - function: The function that creates it, as `#function` says: `map(_:)`.
  ///   - part: The mark of the operator, if `function` has called another function that made it.
  ///   - operation: The name of the operator, if the function is a helper.
  static func made(
    by function: StaticString, _ part: UInt32, _ operation: @autoclosure () -> String
  ) -> UInt32 {
    if Tracing.parts.isEmpty { return part }
    let operation = self.operation(madeBy: "\(function)", operation())
    var mark: TraceMark
    if let made = self.mark(part) {
      mark = made
      mark.operation = operation
    } else {
      let frames = Tracing.recordsPlaces.load(ordering: .relaxed) ? CallSite.frames() : []
      mark = TraceMark(operation: operation, frames: frames)
    }
    let number = number(of: mark)
    return number == 0 ? part : number
  }

  /// The name of an operator after the function that made it, unless that is a helper.
  static func operation(madeBy function: String, _ other: @autoclosure () -> String) -> String {
    let name = operation(fromFunction: function)
    return helpers[name].map { $0 ?? other() } ?? name
  }

  /// `map(_:)` is `map`.
  static func operation(fromFunction text: String) -> String {
    String(text.prefix { $0 != "(" })
  }

  /// Functions that create operators for the public ones, with the names of these; nil for the name
  /// of the type.
  private static let helpers: [String: String?] = [
    "standing": "asSignal", "delivered": "deliver", "latestOfMany": "combineLatest",
    "callAsFunction": nil, "init": nil,
  ]

  /// The mark of a source with a name that the program gave it, at a place.
  static func named(
    _ name: String, _ mark: UInt32, _ operation: @autoclosure () -> String, _ site: Tracing.Site?
  ) -> UInt32 {
    if Tracing.parts.isEmpty { return mark }
    var new = self.mark(mark) ?? TraceMark(operation: operation())
    new.name = name
    new.isPart = false
    if let site {
      new.site = site.text
      new.frames = []
    }
    let number = number(of: new)
    return number == 0 ? mark : number
  }

  /// The name of an operator after its type, for operators created while tracing was off.
  static func operation(of type: Any.Type) -> String {
    let id = ObjectIdentifier(type)
    if let known = kinds.withLock({ $0[id] }) { return known }
    let made = TraceMarks.operation(fromType: String(describing: type))
    kinds.withLock { $0[id] = made }
    return made
  }

  /// `OperatorSignal<StepsOperator<RangeSteps<Int>, Int>>` is `range`.
  static func operation(fromType text: String) -> String {
    let names = text.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init)
    guard let name = names.first(where: { !wrappers.contains($0) }) else { return "source" }
    if let known = publicNames[name] { return known }
    for suffix in ["Sink", "Rule", "Steps", "Operator"]
    where name.hasSuffix(suffix) && name != suffix {
      let stem = name.dropLast(suffix.count)
      return stem.prefix(1).lowercased() + stem.dropFirst()
    }
    return name
  }

  private static let wrappers: Set<String> = [
    "OperatorObservable", "OperatorSignal", "Resubscribing", "StepsOperator",
  ]

  private static let publicNames = [
    "DynamicSignal": "create", "AnonymousOperator": "operator",
    "JustObservable": "just", "OnceObservable": "once", "ReturnSignal": "just",
    "MergeSources": "merge", "AmbSources": "amb", "CascadeSources": "cascade",
    "ExpandOperator": "expand",
    "ForwardingObservable": "asObservable", "ForwardingSignal": "asSignal",
    "CreateOnce": "create", "SequenceOperator": "from",
  ]
}
