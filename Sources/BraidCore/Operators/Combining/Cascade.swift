// SPDX-License-Identifier: MIT

/// The rule of `cascade`: which source leads, and how the result terminates.
struct CascadeRule {
  /// The end of the result.
  enum End {
    case finish(Termination)
    case abandon
  }

  enum State: Sendable {
    /// It may send, or was not subscribed to yet.
    case open
    case terminated
    /// It was abandoned.
    case abandoned
  }

  private var leader = 0
  private var states: [State]
  /// The number of sources, from the leader on, that are open.
  private var open: Int
  /// The number of them that were abandoned.
  private var abandoned = 0

  init(sources: Int) {
    states = Array(repeating: .open, count: sources)
    open = sources
  }

  /// Called for a value of a source.
  ///
  /// - Returns: Whether the source takes the lead with this value; nil if a later source already
  ///   leads.
  mutating func receive(from source: Int) -> Bool? {
    if source < leader { return nil }
    defer {
      for state in states[leader..<source] { count(state, -1) }
      leader = source
    }
    return source > leader
  }

  /// Called for the terminal event of a source; returns the end of the result, if this decides it.
  mutating func sourceFinished(_ source: Int, _ termination: Termination) -> End? {
    if source < leader { return nil }
    if case .error = termination { return .finish(termination) }
    return leave(source, as: .terminated)
  }

  /// Called when a source was abandoned; returns the end of the result, if this decides it.
  mutating func sourceAbandoned(_ source: Int) -> End? {
    source < leader ? nil : leave(source, as: .abandoned)
  }

  private mutating func leave(_ source: Int, as state: State) -> End? {
    count(states[source], -1)
    states[source] = state
    count(state, 1)
    if open > 0 { return nil }
    return abandoned > 0 ? .abandon : .finish(.completed)
  }

  private mutating func count(_ state: State, _ change: Int) {
    switch state {
    case .open: open += change
    case .terminated: break
    case .abandoned: abandoned += change
    }
  }
}

/// The engine of `cascade`: several sources and one gate.
final class CascadeSink: SerialSink,
  @unchecked Sendable  // the gate guards the rule, the lock the inputs
{
  var rule: CascadeRule
  private let inputLock = Lock()
  /// The leading source and those after it, in order.
  private var inputs: ArraySlice<CascadeInput> = []

  init(sources: Int, _ sink: consuming RawSink, _ type: RawType, _ outer: SinkDisposer) {
    rule = CascadeRule(sources: sources)
    super.init(sink, type, outer, .never)
  }

  func begin(_ sources: [RawSource]) {
    let inputs = sources.indices.map { CascadeInput(self, $0) }
    inputLock.withLock { self.inputs = inputs[...] }
    for (source, input) in zip(sources, inputs) {
      if !mayStart { return }
      insert(input)
      if input.isDisposed { continue }
      source.subscribe(
        RawSink(next: { input.next(address(of: $0)) }, finish: { input.sourceFinished($0) }), input)
    }
  }

  override func receive(_ value: UnsafeRawPointer, tag index: UInt64) {
    send(value, from: Int(index))
  }

  override func receive(_ end: Termination?, tag index: UInt64) {
    apply(
      end.map { rule.sourceFinished(Int(index), $0) } ?? rule.sourceAbandoned(Int(index)))
  }

  fileprivate func send(_ value: UnsafeRawPointer, from index: Int) {
    if outer.isDisposed { return }
    guard let isNew = rule.receive(from: index) else { return }
    if isNew { takeOver(index) }
    if !outer.isDisposed { sink.next(at: value) }
  }

  private func apply(_ end: CascadeRule.End?) {
    switch end {
    case .finish(let termination): self.end(termination)
    case .abandon: abandonResult()
    case nil: break
    }
  }

  /// Disposes the sources before this one.
  private func takeOver(_ index: Int) {
    let losers = inputLock.withLock {
      let losers = inputs.prefix { $0.index != index }
      inputs = inputs.dropFirst(losers.count)
      return losers
    }
    for loser in losers { retire(loser) }
  }

  override func disposed() {
    let inputs = inputLock.withLock {
      defer { self.inputs = [] }
      return self.inputs
    }
    withExtendedLifetime(inputs) {}
    super.disposed()
  }
}

/// One source of `cascade`.
private final class CascadeInput: InnerSubscription, @unchecked Sendable {  // immutable
  let owner: CascadeSink
  let index: Int

  init(_ owner: CascadeSink, _ index: Int) {
    self.owner = owner
    self.index = index
    super.init()
  }

  func next(_ value: UnsafeRawPointer) {
    owner.deliver({ owner.send(value, from: index) }, orQueue: value, tag: UInt64(index))
  }

  func sourceFinished(_ termination: Termination) {
    if owner.claimEnd(of: self) { owner.send(.tagged(termination, UInt64(index))) }
    owner.retire(self)
  }

  override func sourceAbandoned() {
    if owner.claimEnd(of: self) { owner.send(.tagged(nil, UInt64(index))) }
    owner.retire(self)
  }
}

/// `cascade`.
package final class CascadeSources: RawOperator, @unchecked Sendable {  // immutable
  private let sources: [RawSource]
  private let type: RawType

  package init<Source: EventSource<Element>, Element>(_ sources: [Source]) {
    self.sources = raw(sources)
    type = RawType(Element.self)
  }

  package override func run(
    _: RawSource, _ sink: consuming RawSink, _ scope: SinkDisposer
  ) {
    if sources.isEmpty { return sink.finish(.completed) }
    CascadeSink(sources: sources.count, sink, type, scope).begin(sources)
  }
}
