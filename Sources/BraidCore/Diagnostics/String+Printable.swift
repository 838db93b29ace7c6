// SPDX-License-Identifier: MIT

extension String {
  /// The text with control and format characters as escapes, such as `\x1b` and `\u{202e}`.
  ///
  /// Names and values are data: printed as they are, they could command the terminal, break a line
  /// or reverse its order.
  package var printable: String {
    if utf8.allSatisfy({ 0x20..<0x7F ~= $0 }) { return self }
    return unicodeScalars.reduce(into: "") { result, scalar in
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .unassigned:
        result += String.escape(scalar)
      default: result.unicodeScalars.append(scalar)
      }
    }
  }

  /// The name of a file, from its path.
  package var fileName: String {
    lastIndex(of: "/").map { String(self[index(after: $0)...]) } ?? self
  }

  private static func escape(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16)
    guard scalar.value < 256 else { return "\\u{\(digits)}" }
    return "\\x" + (digits.count < 2 ? "0" : "") + digits
  }
}
