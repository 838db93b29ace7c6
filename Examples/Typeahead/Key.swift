// SPDX-License-Identifier: MIT

/// A key that the program understands.
enum Key: Hashable, Sendable {
  /// A printable character, or a part of one.
  case text(Unicode.Scalar)
  case backspace
  /// Ctrl-U.
  case clear
  /// Ctrl-D.
  case end
}

extension String {
  /// The text after a key was pressed.
  func edited(by key: Key) -> String {
    switch key {
    case .text(let scalar): self + String(scalar)
    case .backspace: String(dropLast())
    case .clear: ""
    case .end: self
    }
  }
}

/// Turns the bytes that a terminal sends into keys.
///
/// Characters and escape sequences may be split between reads. Keys without a meaning here, such as
/// the arrows, are dropped.
struct KeyDecoder: Sendable {
  private enum State {
    case ground
    /// After an escape character.
    case escape
    /// In a sequence that a byte from `@` to `~` ends, such as the sequence of an arrow.
    case sequence
    /// After `ESC O`: one more byte.
    case single
    /// In a character of several bytes.
    case character([UInt8], count: Int)
  }

  private var state = State.ground

  mutating func decode(_ bytes: some Sequence<UInt8>) -> [Key] { bytes.compactMap { key(for: $0) } }

  private mutating func key(for byte: UInt8) -> Key? {
    switch state {
    case .ground: return begin(byte)
    case .escape:
      state = byte == UInt8(ascii: "[") ? .sequence : byte == UInt8(ascii: "O") ? .single : .ground
    case .sequence:
      if (0x40...0x7E).contains(byte) { state = .ground }
    case .single: state = .ground
    case .character(let bytes, let count):
      guard (0x80..<0xC0).contains(byte) else { return begin(byte) }
      guard bytes.count + 1 == count else {
        state = .character(bytes + [byte], count: count)
        return nil
      }
      state = .ground
      let scalars = String(decoding: bytes + [byte], as: UTF8.self).unicodeScalars
      return scalars.first.map(Key.text)
    }
    return nil
  }

  private mutating func begin(_ byte: UInt8) -> Key? {
    state = .ground
    switch byte {
    case 0x04: return .end
    case 0x08, 0x7F: return .backspace
    case 0x15: return .clear
    case 0x1B: state = .escape
    case 0x20..<0x7F: return .text(Unicode.Scalar(byte))
    case 0xC2..<0xE0: state = .character([byte], count: 2)
    case 0xE0..<0xF0: state = .character([byte], count: 3)
    case 0xF0..<0xF5: state = .character([byte], count: 4)
    default: break
    }
    return nil
  }
}
