// SPDX-License-Identifier: MIT
package import BraidCore

/// What a rule with a source and a trigger sends for each input, as text.
///
/// - Parameter inputs: Values, `|` and `#` of the source; `t`, `t|` and `t#` of the trigger.
/// - Returns: The events sent for each; `-` is nothing, `1|` a last value.
package func actions<Rule: GatedRule>(_ inputs: String, of rule: Rule) -> String
where Rule.First == Int, Rule.Second == Void, Rule.Output == Int, Rule.Clock == NoClock {
  let log = Log<String>()
  let source = Box<EventSink<Int>?>(nil)
  let trigger = Box<EventSink<Void>?>(nil)
  Gated(
    EventSource(.hot) { _, sink, _ in source.value = sink },
    EventSource(.hot) { _, sink, _ in trigger.value = sink }, rule
  ).run(EventSink(next: { log("\($0)") }, finish: { log($0.mark) }), SinkDisposer())
  return inputs.split(separator: " ").map { word in
    let old = log.entries.count
    switch word {
    case "|": source.value?.finish(.completed)
    case "#": source.value?.finish(.failure)
    case "t": trigger.value?.next(())
    case "t|": trigger.value?.finish(.completed)
    case "t#": trigger.value?.finish(.failure)
    default: source.value?.next(Int(word) ?? 0)
    }
    let sent = log.entries.dropFirst(old).joined()
    return sent.isEmpty ? "-" : sent
  }.joined(separator: " ")
}
