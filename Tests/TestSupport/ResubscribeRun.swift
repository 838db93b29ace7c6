// SPDX-License-Identifier: MIT
package import BraidCore

/// The actions of a resubscribe rule at the start and after each end in `ends`, as text.
///
/// - Parameters:
///   - ends: How the sources end, one after the other: `|` and `#`.
///   - names: The names of the sources in the result.
package func steps<Element>(
  _ ends: String, of rule: some ResubscribeRule, names: [(String, EventSource<Element>)]
) -> String {
  var rule = rule
  let terminations: [Termination?] = [nil] + ends.map { $0 == "|" ? .completed : .failure }
  return terminations.map { termination in
    switch rule.step(after: termination) {
    case .finish(let termination): termination.mark
    case .subscribe(let source): names.first { $0.1.raw === source }?.0 ?? "?"
    }
  }.joined(separator: " ")
}

/// A source that never sends, for rules that only name sources.
package func silent() -> EventSource<Int> { EventSource(.hot) { _, _, _ in } }
