// SPDX-License-Identifier: MIT

extension Program: CustomStringConvertible {
  /// The program as a Swift literal.
  package var description: String {
    var parts: [String] = []
    if !subjects.isEmpty { parts.append("subjects: \(list(subjects.map(literal)))") }
    if !shared.isEmpty {
      let items = shared.map { source in
        "SharedSource(\(literal(source.sharing)), \(source.source.literal))"
      }
      parts.append("shared: \(list(items))")
    }
    let plans = observers.map { plan in
      var text = "ObserverPlan(site: \(plan.site), \(plan.source.literal)"
      if plan.subscribes != 0 {
        text += ", subscribes: \(plan.subscribes.map(String.init) ?? "nil")"
      }
      if let time = plan.disposes { text += ", disposes: \(time)" }
      return text + ")"
    }
    parts.append("observers: \(list(plans))")
    if !agenda.isEmpty {
      parts.append("agenda: \(list(agenda.map { "Timed(\($0.time), \(literal($0.value)))" }))")
    }
    if !reactions.isEmpty {
      let items = reactions.map { reaction in
        var text = "Reaction(site: \(reaction.site), call: \(reaction.call)"
        if !reaction.actions.isEmpty { text += ", \(list(reaction.actions.map(literal)))" }
        if let failure = reaction.failure { text += ", throwing: \(failure)" }
        return text + ")"
      }
      parts.append("reactions: \(list(items))")
    }
    return "Program(\n  \(parts.joined(separator: ",\n  ")))"
  }
}

extension Node {
  var literal: String {
    let name: String
    switch operation {
    case .cold(let events):
      let items = events.map { "Timed(\($0.time), \(ReferenceModel.literal($0.value)))" }
      name = ".cold(\(list(items)))"
    case .create(let events): name = ".create(\(list(events.map(ReferenceModel.literal))))"
    default: name = ReferenceModel.literal(operation)
    }
    var text = "Node(\(name)"
    if site != 0 { text += ", site: \(site)" }
    if !sources.isEmpty { text += ", \(list(sources.map(\.literal)))" }
    return text + ")"
  }
}

private func list(_ items: [String]) -> String { "[\(items.joined(separator: ", "))]" }

/// An enum's value as it is written: Swift prints the payload with its types, which are left out.
private func literal(_ value: some Any) -> String {
  var text = "\(value)"
  for type in ["Function", "Predicate", "Flattening", "Hub", "SubjectKind"] {
    text = replaced(text, "ReferenceModel.\(type).", ".")
  }
  text = replaced(text, "Optional(", "(")
  return ".\(text)"
}

private func replaced(_ text: String, _ part: String, _ replacement: String) -> String {
  var result = ""
  var rest = text[...]
  while let range = rest.firstRange(of: part) {
    result += rest[..<range.lowerBound] + replacement
    rest = rest[range.upperBound...]
  }
  return result + rest
}
