// SPDX-License-Identifier: MIT
package import BraidCore

/// What a stage makes of events, as text: values, then `|` for completion or `#` for an error.
///
/// - Parameters:
///   - events: What its source sends: `1 2 3 |`. A source asks before each event whether it is
///     still wanted, so what comes after the end of the result is not sent.
///   - disposal: The subscription is disposed while this value is being delivered.
package func events<Output>(
  _ events: String, through stage: some AttachedOperator<Int, Output>,
  disposingAt disposal: String? = nil
) -> String {
  let inputs = events.split(separator: " ").map { word -> Event<Int> in
    if word == "|" { return .completed }
    return Int(word).map { .next($0) } ?? .error(RuleFailure())
  }
  return send(inputs, through: stage, disposingAt: disposal)
}

/// The same for values of any type.
package func send<Input, Output>(
  _ events: [Event<Input>], through stage: some AttachedOperator<Input, Output>,
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
  let input = stage.attached(to: sink, scope)
  for event in events where !scope.isDisposed { input.on(event) }
  return log.entries.joined(separator: " ")
}

extension Termination {
  /// How the end is written: `|` or `#`.
  package var mark: String { isCompleted ? "|" : "#" }

  /// A failure for tests.
  package static var failure: Termination { .error(RuleFailure()) }
}
