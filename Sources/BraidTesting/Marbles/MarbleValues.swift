// SPDX-License-Identifier: MIT

/// The values of the letters in a marble diagram.
///
/// Usually a dictionary literal. By default, each letter is itself, as a string:
///
///     MarbleDiagram.cold("a-b|", values: ["a": 1, "b": 20])
///     MarbleDiagram.cold("1-2|", values: .digits)
///     MarbleDiagram.cold("a-b|", values: MarbleValues { $0.asciiValue })
///     MarbleDiagram.cold("a-b|")
///
/// Results are printed with the same letters if the mapping can be inverted.
public struct MarbleValues<Value> {
  let value: (Character) -> Value?
  let symbol: (Value) -> Character?
  let remedy: (Character) -> String
  /// The letters of a table: in a report, none of them stands for another value.
  let letters: Set<Character>

  /// Creates a mapping from a table.
  ///
  /// - Parameter table: The value of each letter that a diagram may use.
  public init(_ table: [Character: Value]) {
    let ordered = table.sorted { $0.key < $1.key }
    letters = Set(table.keys)
    value = { table[$0] }
    symbol = { value in ordered.first { contentsAreEqual($0.value, value) }?.key }
    remedy = { letter in
      let known = ordered.map { "`\($0.key)`" }.joined(separator: ", ")
      return "Add `\"\(letter)\": ...` to the values"
        + (known.isEmpty ? ", which are empty" : "; there are \(known)")
    }
  }

  /// Creates a mapping from a closure.
  ///
  /// - Parameters:
  ///   - value: Returns the value of a letter, or nil for a letter that must not be used.
  ///   - symbol: Returns the letter of a value for printing, or nil for any unused letter.
  public init(
    _ value: @escaping (Character) -> Value?,
    symbol: @escaping (Value) -> Character? = { _ in nil }
  ) {
    self.value = value
    self.symbol = symbol
    letters = []
    remedy = { "Use another letter than `\($0)`, or let the closure of the values map it" }
  }

  init(
    value: @escaping (Character) -> Value?, symbol: @escaping (Value) -> Character?,
    remedy: String
  ) {
    self.value = value
    self.symbol = symbol
    letters = []
    self.remedy = { _ in remedy }
  }
}

extension MarbleValues: ExpressibleByDictionaryLiteral {
  /// Creates a mapping from a table.
  ///
  /// If a letter occurs twice, the later value counts.
  ///
  /// - Parameter elements: The value of each letter.
  public init(dictionaryLiteral elements: (Character, Value)...) {
    self.init(Dictionary(elements) { $1 })
  }
}

extension MarbleValues where Value == String {
  /// Maps each letter to itself, as a string.
  ///
  /// This is the default mapping.
  public static var strings: MarbleValues {
    MarbleValues({ String($0) }, symbol: { $0.count == 1 ? $0.first : nil })
  }
}

extension MarbleValues where Value == Character {
  /// Maps each letter to itself.
  public static var characters: MarbleValues {
    MarbleValues({ $0 }, symbol: { $0 })
  }
}

extension MarbleValues where Value == Int {
  /// Maps the digits `0` to `9` to their numbers.
  public static var digits: MarbleValues {
    MarbleValues(
      value: { letter in letter.isASCII ? letter.wholeNumberValue : nil },
      symbol: { number in 0...9 ~= number ? Character(String(number)) : nil },
      remedy: "Use the digits 0 to 9, or give a table such as `values: [\"a\": 10]`")
  }
}

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
