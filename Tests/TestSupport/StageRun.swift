// SPDX-License-Identifier: MIT
package import BraidCore

/// The output of a stage, as text: values, then `|` for completion or `#` for an error.
///
/// - Parameters:
///   - events: The events of its source: `1 2 3 |`. Before each event the source checks whether it
///     is disposed, so events after the end of the result are not sent.
///   - parts: The operator.
///   - output: The type of its results.
///   - disposal: The subscription is disposed while this value is being delivered.
package func events<Output>(
  _ events: String, through parts: OperatorParts, _ output: Output.Type = Int.self,
  disposingAt disposal: String? = nil
) -> String {
  let inputs = events.split(separator: " ").map { word -> Event<Int> in
    if word == "|" { return .completed }
    return Int(word).map { .next($0) } ?? .error(TestError("failure"))
  }
  return send(inputs, through: parts, output, disposingAt: disposal)
}

/// For values of any type.
package func send<Input, Output>(
  _ events: [Event<Input>], through parts: OperatorParts, _: Output.Type = Int.self,
  disposingAt disposal: String? = nil
) -> String {
  let log = Log<String>()
  let scope = SinkDisposer()
  let sink = EventSink<Output>(
    next: { output in
      let text = "\(output)"
      log(text)
      if text == disposal { scope.dispose() }
    },
    finish: {
      log($0.mark)
      scope.finish()
    })
  let input: EventSink<Input> = parts.attached(to: sink, scope)
  for event in events where !scope.isDisposed { input.on(event) }
  return log.entries.joined(separator: " ")
}

extension OperatorParts {
  /// The sink that the operator subscribes to its source.
  package func attached<Input, Output>(
    to sink: EventSink<Output>, _ scope: SinkDisposer
  ) -> EventSink<Input> {
    let attached = Box<EventSink<Input>?>(nil)
    let source = EventSource<Input>(.hot) { (_, sink: consuming EventSink<Input>, _) in
      attached.value = sink
    }
    EventSource<Output>(source.raw, self).connect(sink, scope)
    return attached.value ?? EventSink(next: { _ in }, finish: { _ in })
  }
}

extension EventSource {
  /// The result of an operator.
  package convenience init(_ source: RawSource, _ parts: OperatorParts) {
    self.init(.trampolined, parts.run, source, parts.closure, by: #function)
  }
}

extension RawOperator {
  /// Subscribes to the operator.
  package func run(_ sink: consuming RawSink, _ scope: SinkDisposer) {
    RawSource(.hot, self).connect(sink, scope)
  }
}

extension Termination {
  /// How the end is written: `|` or `#`.
  package var mark: String { isCompleted ? "|" : "#" }

  /// A failure for tests.
  package static var failure: Termination { .error(TestError("failure")) }
}
