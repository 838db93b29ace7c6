// SPDX-License-Identifier: MIT
import Support

/// A command line the program cannot follow.
struct UsageError: Error, CustomStringConvertible {
  let description: String
}

struct Options {
  enum Mode {
    case help
    case list
    case time
    case memory
    case profile(row: RowID, library: String)
  }

  var mode = Mode.time

  /// Empty: all of them.
  var rows: [RowID] = []
  var libraries: [String] = []

  /// One round, small sizes, checksums only.
  var isQuick = false
  var scale = 1.0
  var jsonFile: String?
  var markdownFile: String?

  /// At least `minimumRounds`, then more while the row is within its budget, up to the maximum.
  var minimumRounds = 3
  var maximumRounds = 15

  /// Seconds a row, all libraries together.
  var budget = 2.0
  var repeats = 10

  /// The command line, for the report.
  let arguments: [String]

  init(_ arguments: [String]) throws {
    self.arguments = arguments
    var rest = arguments[...]
    while let option = rest.popFirst() {
      func value() throws -> String {
        guard let value = rest.popFirst() else {
          throw UsageError(description: "\(option) needs a value")
        }
        return value
      }
      try apply(option, value)
    }
  }

  private mutating func apply(_ option: String, _ value: () throws -> String) throws {
    switch option {
    case "--help", "-h": mode = .help
    case "--list": mode = .list
    case "--memory": mode = .memory
    case "--profile":
      let row = try row(value())
      mode = .profile(row: row, library: try library(value()))
    case "--quick":
      isQuick = true
      scale = 0.01
    case "--rows": rows = try value().split(separator: ",").map { try row(String($0)) }
    case "--libs": libraries = try value().split(separator: ",").map { try library(String($0)) }
    case "--json": jsonFile = try value()
    case "--markdown": markdownFile = try value()
    case "--scale": scale = try number(option, value())
    case "--budget": budget = try number(option, value())
    case "--rounds":
      minimumRounds = Int(try number(option, value()).rounded(.up))
      maximumRounds = minimumRounds
    case "--repeats": repeats = Int(try number(option, value()).rounded(.up))
    default: throw UsageError(description: "unknown option '\(option)'")
    }
  }

  private func row(_ name: String) throws -> RowID {
    guard let row = RowID(rawValue: name) else {
      throw UsageError(description: "unknown row '\(name)': --list shows them")
    }
    return row
  }

  private func library(_ name: String) throws -> String {
    guard let known = libraryNames.first(where: { $0.lowercased() == name.lowercased() }) else {
      let all = libraryNames.joined(separator: ", ")
      throw UsageError(description: "unknown library '\(name)': it is one of \(all)")
    }
    return known
  }

  private func number(_ option: String, _ text: String) throws -> Double {
    guard let number = Double(text), number > 0, number <= 1_000_000 else {
      throw UsageError(description: "\(option) needs a positive number, not '\(text)'")
    }
    return number
  }
}
