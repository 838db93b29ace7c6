// SPDX-License-Identifier: MIT
package import BraidCore

/// The output of an operator with a source and a trigger for each input, as text.
///
/// - Parameter inputs: Values, `|` and `#` of the source; `t`, `t|` and `t#` of the trigger.
/// - Returns: The events sent for each; `-` is nothing, `1|` a last value.
package func actions(
  _ inputs: String, of makeOperator: (EventSource<Int>, EventSource<Void>) -> GatedOperator
) -> String {
  let log = Log<String>()
  let source = Box<EventSink<Int>?>(nil)
  let trigger = Box<EventSink<Void>?>(nil)
  let values = EventSource<Int>(.hot) { _, sink, _ in source.value = sink }
  let ticks = EventSource<Void>(.hot) { _, sink, _ in trigger.value = sink }
  makeOperator(values, ticks).run(
    EventSink<Int>(next: { log("\($0)") }, finish: { log($0.mark) }).raw, SinkDisposer())
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
