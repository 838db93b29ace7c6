// SPDX-License-Identifier: MIT

/// The names of the functions and properties that some code declares, in full.
///
/// `take(while:behavior:)`, for one. Parameters that have no labels count once, however many there
/// are.
package enum Declarations {
  /// The names after the matches of `introducer`, which ends before a name.
  package static func names(in code: String, after introducer: some RegexComponent) -> [String] {
    code.ranges(of: introducer).compactMap { range in
      var rest = code[range.upperBound...].drop { $0 == "`" }
      let base = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      guard !base.isEmpty else { return nil }
      rest = rest.dropFirst(base.count).drop { $0 == "`" }
      guard code[range].hasSuffix("func ") else { return String(base) }
      if rest.first == "<" { rest = rest.dropFirst(inside(rest).count + 2) }
      return base + "(" + described(labels(inside(rest))).joined() + ")"
    }
  }

  /// The code between the bracket at the beginning and the matching one.
  private static func inside(_ code: Substring) -> Substring {
    var depth = 0
    var last: Character = " "
    for index in code.indices {
      let character = code[index]
      if "([{<".contains(character) { depth += 1 }
      if ")]}".contains(character) || (character == ">" && last != "-") { depth -= 1 }
      if depth == 0 { return code[code.startIndex..<index].dropFirst() }
      last = character
    }
    return ""
  }

  /// The labels without the labels of the call site, which no call passes.
  private static func described(_ labels: [String]) -> [String] {
    labels.contains("fileID:")
      ? labels.filter { !["isolation:", "fileID:", "line:"].contains($0) } : labels
  }

  private static func labels(_ parameters: Substring) -> [String] {
    var labels: [String] = []
    var rest = parameters.drop(while: \.isWhitespace)
    while !rest.isEmpty {
      let label = rest.prefix { !$0.isWhitespace && $0 != ":" } + ":"
      if label != "_:" || labels.last != "_:" { labels.append(String(label)) }
      rest = afterParameter(rest).drop(while: \.isWhitespace)
    }
    return labels
  }

  /// What follows the comma after a parameter.
  private static func afterParameter(_ code: Substring) -> Substring {
    var depth = 0
    var last: Character = " "
    for index in code.indices {
      let character = code[index]
      if "([{<".contains(character) { depth += 1 }
      if ")]}".contains(character) || (character == ">" && last != "-") { depth -= 1 }
      if depth == 0, character == "," { return code[code.index(after: index)...] }
      last = character
    }
    return ""
  }
}

/// A model as its users see it.
package enum OperatorModel: String, Sendable, CaseIterable {
  case observable = "BraidObservable"
  case signal = "BraidSignal"

  /// Declarations that are not operators: subscribing, conversions, tasks, names, descriptions and
  /// the system.
  private static let others: Set<String> = [
    "async(priority:_:)", "async(priority:send:)", "value()", "values", "values(buffering:)",
    "asObservable()", "connect()", "description", "name", "subscribe(_:)",
    "subscribe(onNext:onError:onCompleted:onDisposed:)",
    "subscribe(with:onNext:onError:onCompleted:onDisposed:)",
    "subscribe(next:error:completed:)", "startWithSignal(_:)",
    // Sources outside of the program, which virtual time does not run.
    "systemSignals(_:)", "process(_:arguments:environment:directory:)",
    "fileStates(atPath:every:on:)",
  ]

  /// The types whose functions and properties are operators.
  private var types: Set<String> {
    switch self {
    case .observable:
      [
        "Observable", "ObservableType", "ObservableConvertibleType", "ConnectableObservable",
        "ConnectableObservableType",
      ]
    case .signal: ["Signal", "MulticastConnection"]
    }
  }

  /// The full names of the operators that `Docs/API` has.
  package func operators() throws -> Set<String> {
    var isOperators = false
    var names: Set<String> = []
    for line in try Checkout.text("Docs/API/\(rawValue).txt").split(separator: "\n") {
      if !line.hasPrefix(" ") {
        let type = line.prefixMatch(
          of: #/(?:@\w+ |open |final )*(?:class|protocol|extension) (\w+)/#)
        isOperators = type.map { types.contains(String($0.output.1)) } ?? false
      } else if isOperators, !line.contains("deprecated"), !line.contains("(*, unavailable)") {
        names.formUnion(Declarations.names(in: String(line), after: #/\b(?:func|var) /#))
      }
    }
    return names.subtracting(Self.others)
  }

  /// The names that a row has in the model.
  package func names(in row: OperatorRow) -> [OperatorName] {
    switch self {
    case .observable: row.observable
    case .signal: row.signal
    }
  }

  /// The paths of the files that declare an operator, by its full name.
  func files() throws -> [String: [String]] {
    var files: [String: [String]] = [:]
    let folders = [
      "Creation", "Operators", "Multicast", "Relays", "Diagnostics", "Lifetimes", "Sequences",
      "Streams",
    ]
    for folder in folders {
      let path = "Sources/\(rawValue)/\(folder)"
      guard (try? Checkout.root.appending(path: path).checkResourceIsReachable()) == true else {
        continue
      }
      for file in try Checkout.swiftFiles(below: path) {
        let names = Declarations.names(
          in: try Checkout.text(file), after: #/public (?:static |final )*(?:func|var) /#)
        for name in Set(names) { files[name, default: []].append(file) }
      }
    }
    return files
  }
}
