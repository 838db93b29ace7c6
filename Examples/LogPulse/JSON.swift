// SPDX-License-Identifier: MIT

/// A JSON value that keeps the order of its members.
enum JSON {
  case null
  case integer(Int)
  case number(Double, decimals: Int)
  case string(String)
  case array([JSON])
  case object([(String, JSON)])
}

extension JSON {
  /// On several lines; arrays of small things and small objects on one.
  func text(indent: String = "") -> String {
    switch self {
    case .null: return "null"
    case .integer(let number): return String(number)
    case .number(let number, let decimals): return Text.fixed(number, decimals)
    case .string(let string): return Self.quoted(string)
    case .array(let elements):
      return Self.block("[", "]", elements.map { $0.text(indent: indent + "  ") }, indent)
    case .object(let members):
      let lines = members.map { name, value in
        "\(Self.quoted(name)): \(value.text(indent: indent + "  "))"
      }
      return Self.block("{", "}", lines, indent)
    }
  }

  private static func block(
    _ open: String, _ close: String, _ parts: [String], _ indent: String
  ) -> String {
    let oneLine = open + parts.joined(separator: ", ") + close
    if indent.utf8.count + oneLine.utf8.count < 90, !oneLine.contains("\n") { return oneLine }
    let lines = parts.map { "\(indent)  \($0)" }.joined(separator: ",\n")
    return "\(open)\n\(lines)\n\(indent)\(close)"
  }

  private static func quoted(_ string: String) -> String {
    var result = "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case "\0"..." ", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}":
        guard scalar != " " else {
          result += " "
          break
        }
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
