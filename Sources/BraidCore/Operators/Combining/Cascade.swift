// SPDX-License-Identifier: MIT

/// The rule of `cascade`: which source leads, and how the result terminates.
@usableFromInline
struct CascadeRule {
  /// The end of the result.
  @usableFromInline
  enum End {
    case finish(Termination)
    case abandon
  }

  enum State: Sendable {
    /// It may send, or was not subscribed to yet.
    case open
    case finished
    /// It was abandoned.
    case abandoned
  }

  var leader = 0
  var states: [State]

  init(sources: Int) { states = Array(repeating: .open, count: sources) }

  /// Called for a value of a source.
  ///
  /// - Returns: Whether the source takes the lead with this value; nil if a later source already
  ///   leads.
  @usableFromInline
  mutating func receive(from source: Int) -> Bool? {
    if source < leader { return nil }
    defer { leader = source }
    return source > leader
  }

  /// Called for the terminal event of a source; returns the end of the result, if this decides it.
  @usableFromInline
  mutating func sourceFinished(_ source: Int, _ termination: Termination) -> End? {
    if source < leader { return nil }
    if case .error = termination { return .finish(termination) }
    return leave(source, as: .finished)
  }

  /// Called when a source was abandoned; returns the end of the result, if this decides it.
  @usableFromInline
  mutating func sourceAbandoned(_ source: Int) -> End? {
    source < leader ? nil : leave(source, as: .abandoned)
  }

  private mutating func leave(_ source: Int, as state: State) -> End? {
    states[source] = state
    let wanted = states[leader...]
    if wanted.contains(.open) { return nil }
    return wanted.contains(.abandoned) ? .abandon : .finish(.completed)
  }
}

/// The engine of `cascade`: several sources and one gate.
@usableFromInline
final class CascadeSink<Element>: SerialSink<Element, CascadeMessage<Element>>,
  @unchecked Sendable  // the gate guards the rule, the lock the inputs
{
  @exclusivity(unchecked) @usableFromInline var rule: CascadeRule
  private let inputLock = Lock()
  /// The leading source and those after it, in order.
  @exclusivity(unchecked) private var inputs: ArraySlice<CascadeInput<Element>> = []

  @usableFromInline
  init(sources: Int, _ sink: EventSink<Element>, _ outer: SinkDisposer) {
    rule = CascadeRule(sources: sources)
    super.init(sink, outer, .never)
  }

  @usableFromInline
  func begin(_ sources: [EventSource<Element>]) {
    let inputs = sources.indices.map { CascadeInput(self, $0) }
    inputLock.withLock { self.inputs = inputs[...] }
    for (source, input) in zip(sources, inputs) {
      if isClosed { return }
      insert(input)
      if input.isDisposed { continue }
      source.subscribe(
        EventSink(next: { input.next($0) }, finish: { input.sourceFinished($0) }), input)
    }
  }

  @inlinable
  override func receive(_ message: CascadeMessage<Element>) {
    switch message {
    case .next(let input, let element): send(element, from: input)
    case .finish(let source, let termination): apply(rule.sourceFinished(source, termination))
    case .abandon(let source): apply(rule.sourceAbandoned(source))
    }
  }

  /// Sends a value, unless a later source leads.
  @inlinable
  func send(_ element: Element, from input: CascadeInput<Element>) {
    if outer.isDisposed { return }
    guard let isNew = rule.receive(from: input.index) else { return }
    if isNew { takeOver(input) }
    if !outer.isDisposed { sink.next(element) }
  }

  @inlinable
  func apply(_ end: CascadeRule.End?) {
    switch end {
    case .finish(let termination): self.end(termination)
    case .abandon: abandonResult()
    case nil: break
    }
  }

  /// Disposes the sources before this one.
  @usableFromInline
  func takeOver(_ input: CascadeInput<Element>) {
    let losers = inputLock.withLock {
      let losers = inputs.prefix { $0 !== input }
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

/// An event of a source of `cascade`.
@usableFromInline
enum CascadeMessage<Element> {
  case next(CascadeInput<Element>, Element)
  case finish(Int, Termination)
  case abandon(Int)
}

/// One source of `cascade`.
@usableFromInline
final class CascadeInput<Element>: InnerSubscription, @unchecked Sendable {  // immutable
  @usableFromInline let owner: CascadeSink<Element>
  @usableFromInline let index: Int

  init(_ owner: CascadeSink<Element>, _ index: Int) {
    self.owner = owner
    self.index = index
    super.init()
  }

  @inlinable
  func next(_ element: Element) {
    owner.deliver({ owner.send(element, from: self) }, orQueue: .extra(.next(self, element)))
  }

  func sourceFinished(_ termination: Termination) {
    if owner.claimEnd(of: self) { owner.sendExtra(.finish(index, termination)) }
    owner.retire(self)
  }

  override func sourceAbandoned() {
    if owner.claimEnd(of: self) { owner.sendExtra(.abandon(index)) }
    owner.retire(self)
  }
}

/// `cascade` of a fixed list of sources.
@usableFromInline
package struct Cascade<Element>: SourceOperator {
  @usableFromInline let sources: [EventSource<Element>]

  @inlinable
  package init(_ sources: [EventSource<Element>]) { self.sources = sources }

  @inlinable
  package func run(_ sink: consuming EventSink<Element>, _ scope: SinkDisposer) {
    if sources.isEmpty { return sink.finish(.completed) }
    CascadeSink(sources: sources.count, sink, scope).begin(sources)
  }
}
