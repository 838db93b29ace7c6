// SPDX-License-Identifier: MIT
import Builtin

/// `combineLatest` or `zip`.
package final class JoinOperator: RawOperator, @unchecked Sendable {  // immutable
  /// A source, and the type of its values.
  package struct Source {
    let source: RawSource
    let type: RawType

    init<Value>(_ source: consuming EventSource<Value>) {
      self.source = (consume source).raw
      type = RawType(Value.self)
    }
  }

  /// Calls the closure that combines the values, whose addresses it is given, and sends the result.
  package typealias Combine =
    (UnsafePointer<UnsafeRawPointer>, borrowing RawSink) throws -> Void

  let kind: JoinKind
  let completion: JoinCompletion
  /// Which ends of a source tear it down before they are handled.
  let early: EarlyTeardown
  let combine: Combine
  private let sources: [Source]
  /// Makes the sources of a subscription, if a lazy collection creates its elements then.
  private let makeSources: (() -> [Source])?

  private init(
    _ kind: JoinKind, _ completion: JoinCompletion, _ early: EarlyTeardown,
    _ sources: consuming [Source], _ makeSources: consuming (() -> [Source])?,
    _ combine: consuming @escaping Combine
  ) {
    self.kind = kind
    self.completion = completion
    self.early = early
    self.sources = consume sources
    self.makeSources = consume makeSources
    self.combine = consume combine
  }

  package override func run(
    _: RawSource, _ sink: consuming RawSink, _ scope: SinkDisposer
  ) {
    if let makeSources { join(makeSources(), sink, scope) } else { join(sources, sink, scope) }
  }

  private func join(_ sources: [Source], _ sink: consuming RawSink, _ scope: SinkDisposer) {
    if sources.isEmpty { return sink.finish(.completed) }
    JoinSink(self, sources, consume sink, scope).start(sources)
  }

  package override var name: String { kind == .latest ? "combineLatest" : "zip" }

  /// A join of any number of sources with different types.
  package convenience init<each Value, Result>(
    _ kind: JoinKind, _ completion: JoinCompletion, _ source: repeat EventSource<each Value>,
    combine: @escaping (repeat each Value) throws -> Result
  ) {
    var list: [Source] = []
    for source in repeat each source { list.append(Source(source)) }
    self.init(kind, completion, list) { values, sink in
      var rest = JoinedValues(next: values)
      let result = try combine(repeat rest.take((each Value).self))
      withAddress(of: result) { sink.next(at: $0) }
    }
  }

  /// A join of the sources of a collection, which is iterated for each subscription.
  package convenience init<Value, Sources: Collection & SendableMetatype, Result>(
    _ kind: JoinKind, _ completion: JoinCompletion, all sources: Sources,
    combine: @escaping ([Value]) throws -> Result
  ) where Sources.Element: EventSource<Value> {
    nonisolated(unsafe) let sources = sources  // only subscribed to
    let (count, type) = (sources.count, RawType(Value.self))
    // RxSwift's joins of a collection are the only ones that forward an end first (C6).
    let early = completion == .withUnmatchedValue ? EarlyTeardown.never : .always
    self.init(kind, completion, early, [], { sources.map { Source($0) } }) { values, sink in
      // As an array literal: other initializers look up more types for each value.
      let (array, memory): ([Value], _) = _allocateUninitializedArray(count._builtinWordValue)
      var place = UnsafeMutableRawPointer(memory)
      let stride = type.stride
      for index in 0..<count {
        type.copy(values[index], to: place)
        place += stride
      }
      let result = try combine(array)
      withAddress(of: result) { sink.next(at: $0) }
    }
  }

  /// A join of given sources.
  convenience init(
    _ kind: JoinKind, _ completion: JoinCompletion, _ sources: consuming [Source],
    combine: consuming @escaping Combine
  ) {
    self.init(kind, completion, .always, consume sources, nil, consume combine)
  }
}

/// The values of a join that were not passed to its closure yet, of different types.
///
/// Not a function inside of the initializer: with `-cross-module-optimization`, the Swift 6.3
/// compiler crashes at a generic function of a pack that is called for each of its elements.
private struct JoinedValues {
  var next: UnsafePointer<UnsafeRawPointer>

  mutating func take<Element>(_: Element.Type) -> Element {
    defer { next += 1 }
    return next.pointee.assumingMemoryBound(to: Element.self).pointee
  }
}
