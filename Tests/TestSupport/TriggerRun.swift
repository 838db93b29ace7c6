// SPDX-License-Identifier: MIT
package import BraidCore

/// The actions of a trigger rule for each input, as text.
///
/// - Parameter inputs: Values, `|` and `#` of the source; `t`, `t|` and `t#` of the trigger.
/// - Returns: The events to send for each; `-` is nothing, `drop` that the trigger is not needed
///   any more, `abandon` that nothing will ever be sent, `1|` a last value.
package func actions<Rule: TriggerRule>(_ inputs: String, of rule: Rule) -> String
where Rule.Element == Int {
  var rule = rule
  let actions = inputs.split(separator: " ").map { word in
    switch word {
    case "|": rule.sourceFinished(.completed)
    case "#": rule.sourceFinished(.failure)
    case "t": rule.triggered()
    case "t|": rule.triggerEnded(.completed)
    case "t#": rule.triggerEnded(.failure)
    default: rule.receive(Int(word) ?? 0)
    }
  }
  return actions.map { action in
    switch action {
    case .nothing: "-"
    case .dropTrigger: "drop"
    case .abandon: "abandon"
    case .next(let element): "\(element)"
    case .finish(let termination): termination.mark
    case .last(let element): "\(element)|"
    }
  }.joined(separator: " ")
}
