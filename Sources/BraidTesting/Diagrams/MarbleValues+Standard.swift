// SPDX-License-Identifier: MIT

extension MarbleValues {
  /// The mapping that needs no explanation: the same as for other values of this type, or the usual
  /// one of the type.
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
