// SPDX-License-Identifier: MIT

import BraidCore

/// Assigns a letter to each distinct value; all lines of a report share the assignment.
///
/// The letter is the letter in the table of the values, otherwise the value itself if it prints as
/// one character, otherwise the next unused letter. A mark of the notation is never the letter of a
/// value, and a letter of the table only that of its own.
package struct MarbleLegend<Value> {
  struct Entry {
    let symbol: Character
    let value: Value
    let text: String
  }

  private(set) var entries: [Entry] = []
  /// The places of hashable values in `entries`.
  private var places: [AnyHashable: Int] = [:]
  private var symbols: Set<Character> = []
  private let areEqual: (Value, Value) -> Bool
  /// Whether hashable values are compared by their own `==`, so that `places` finds them.
  private let findsByHash: Bool

  /// - Parameter areEqual: Compares two values. By default their contents are compared.
  package init(
    of values: [Value], mapping: MarbleValues<Value>, by areEqual: ((Value, Value) -> Bool)? = nil
  ) {
    self.areEqual = areEqual ?? { contentsAreEqual($0, $1) }
    findsByHash = areEqual == nil && Value.self is any Hashable.Type
    var unnamed: [Value] = []
    var hashes: Set<AnyHashable> = []
    for value in values where symbol(for: value) == nil {
      if let own = Self.symbol(of: value, mapping), !symbols.contains(own) {
        add(value, own)
      } else if let key = key(value) {
        if hashes.insert(key).inserted { unnamed.append(value) }
      } else if !unnamed.contains(where: { self.areEqual($0, value) }) {
        unnamed.append(value)
      }
    }
    if unnamed.isEmpty { return }
    var letters = FreeLetters(excluding: mapping.letters.union(symbols))
    for value in unnamed { add(value, letters.next()) }
  }

  package func symbol(for value: Value) -> Character? {
    if let key = key(value) { return places[key].map { entries[$0].symbol } }
    return entries.first { areEqual($0.value, value) }?.symbol
  }

  /// Lines such as `a = [1, 2]` for the values that their letter does not show in full.
  package var lines: [String] {
    entries.filter { $0.text != String($0.symbol) }.map { "\($0.symbol) = \($0.text)" }
  }

  private func key(_ value: Value) -> AnyHashable? {
    findsByHash ? value as? AnyHashable : nil
  }

  private mutating func add(_ value: Value, _ symbol: Character) {
    if let key = key(value) { places[key] = entries.count }
    symbols.insert(symbol)
    entries.append(Entry(symbol: symbol, value: value, text: String(describing: value).printable))
  }

  private static func symbol(of value: Value, _ mapping: MarbleValues<Value>) -> Character? {
    if let symbol = mapping.symbol(value), MarbleNotation.isValue(symbol) { return symbol }
    let text = String(describing: value)
    guard text.count == 1, let character = text.first else { return nil }
    return MarbleNotation.isValue(character) && !mapping.letters.contains(character)
      ? character : nil
  }
}

/// Unused letters: a to z, A to Z, then letters of other alphabets.
package struct FreeLetters {
  private var used: Set<Character>
  private var candidates: FlattenSequence<[ClosedRange<UInt32>]>.Iterator

  package init(excluding used: Set<Character>, capitalsFirst: Bool = false) {
    self.used = used
    let small: ClosedRange<UInt32> = 0x61...0x7A
    let capital: ClosedRange<UInt32> = 0x41...0x5A
    let latin = capitalsFirst ? [capital, small] : [small, capital]
    candidates = (latin + [0x3B1...0x3C9, 0x4E00...0x9FFF]).joined().makeIterator()
  }

  package mutating func next() -> Character {
    while let candidate = candidates.next().flatMap(Unicode.Scalar.init).map(Character.init) {
      if used.insert(candidate).inserted { return candidate }
    }
    return "?"
  }
}
