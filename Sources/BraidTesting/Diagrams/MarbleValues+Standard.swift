// SPDX-License-Identifier: MIT

extension MarbleValues {
  /// The default mapping: the mapping of the sources if it has the same type, otherwise the
  /// standard mapping of the type.
  static func standard<Other>(like other: MarbleValues<Other>) -> MarbleValues {
    if let same = other as? MarbleValues { return same }
    let candidates: [Any] = [
      MarbleValues<String>.strings, MarbleValues<Character>.characters, MarbleValues<Int>.digits,
      MarbleValues<Bool>(["t": true, "f": false]),
    ]
    return candidates.lazy.compactMap { $0 as? MarbleValues }.first
      ?? MarbleValues(
        value: { _ in nil }, symbol: { _ in nil },
        remedy: "Say which values the letters of the result stand for: `results: [\"a\": ...]`")
  }
}
