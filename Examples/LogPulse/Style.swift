// SPDX-License-Identifier: MIT

/// Colours on a terminal, nothing elsewhere.
enum Style {
  case plain
  case terminal

  /// The user's preference: no colours if `NO_COLOR` is set, see https://no-color.org.
  init(environment: [String: String]) {
    self = environment["NO_COLOR"]?.isEmpty ?? true ? .terminal : .plain
  }

  func heading(_ text: String) -> String { wrap(text, "1") }
  func faint(_ text: String) -> String { wrap(text, "2") }
  func good(_ text: String) -> String { wrap(text, "32") }
  func neutral(_ text: String) -> String { wrap(text, "36") }
  func warning(_ text: String) -> String { wrap(text, "33") }
  func bad(_ text: String) -> String { wrap(text, "31") }

  private func wrap(_ text: String, _ code: String) -> String {
    self == .plain || text.isEmpty ? text : "\u{1B}[\(code)m\(text)\u{1B}[0m"
  }
}
