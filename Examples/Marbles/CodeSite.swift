// SPDX-License-Identifier: MIT
import BraidTesting
import Foundation

/// Where a version of a demo is written, and how its result is observed.
struct CodeSite: Sendable {
  let file: String
  let line: Int
  /// The column of the call's arguments, counted in bytes.
  let column: Int
  /// The type of the values.
  let result: String
  let times: [TestTime]

  init(
    _ file: String, _ line: Int, _ column: Int, result: String = "String",
    observedFrom times: [TestTime] = []
  ) {
    self.file = file
    self.line = line
    self.column = column
    self.result = result
    self.times = times
  }

  /// The closure's body and its source file; nil where the sources of the example are not at hand.
  func closure() -> (body: String, file: String)? {
    guard let text = try? String(contentsOfFile: file, encoding: .utf8) else { return nil }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.indices.contains(line - 1) else { return nil }
    var rest = text[lines[line - 1].startIndex...].utf8.dropFirst(column - 1)
    if rest.first == UInt8(ascii: "(") { rest = rest.dropFirst(CodeSite.bracketed(rest).count) }
    rest = rest.drop { $0 == UInt8(ascii: " ") }
    guard rest.first == UInt8(ascii: "{") else { return nil }
    return (String(CodeSite.bracketed(rest).dropFirst().dropLast()) ?? "", text)
  }

  /// The text from a bracket to its closing bracket; brackets in strings do not count.
  static func bracketed(_ text: Substring.UTF8View) -> Substring.UTF8View {
    var depth = 0
    var isString = false
    var index = text.startIndex
    while index < text.endIndex {
      switch text[index] {
      case UInt8(ascii: "\\") where isString: text.formIndex(after: &index)
      case UInt8(ascii: "\""): isString.toggle()
      case _ where isString: break
      case UInt8(ascii: "("), UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "}"), UInt8(ascii: "]"):
        depth -= 1
        if depth == 0 { return text[...index] }
      default: break
      }
      text.formIndex(after: &index)
    }
    return text[text.endIndex...]
  }
}

/// The program that plays a version of a demo, to copy.
struct Listing {
  let demo: Demo
  let version: Demo.Version

  /// The program; only the call where the sources of the example are not at hand.
  func text() -> String {
    guard let (body, file) = version.site.closure() else { return version.call }
    let call = withoutHelpers(body)
    let parts = [imports(call), declarations(call, file), sources(call), result(call), observation]
    return parts.filter { !$0.isEmpty }.joined(separator: "\n\n") + "\n"
  }

  private var isSignal: Bool { version.model == .signal }
  private var type: String { "\(version.model.rawValue)<\(version.site.result)>" }

  private func imports(_ call: String) -> String {
    let isBridged = isSignal && version.site.result == "Inner"
    let modules =
      (isBridged ? ["BraidBridge", "BraidObservable"] : [])
      + [isSignal ? "BraidSignal" : "BraidObservable", "BraidTesting"]
    return modules.map { "import \($0)" }.joined(separator: "\n")
  }

  /// The body of the closure, with the names of the sources, and without what only demos have.
  private func withoutHelpers(_ body: String) -> String {
    let stage = #/(?:\$0|stage)(?:\.(source|other|scheduler|inner)(?!\w)|\[(\d)\])/#
    let named = body.replacing(#/^\s*(?:stage|_) in\s/#, with: "").replacing(stage) { match in
      switch match.1 {
      case "source"?: label(0)
      case "other"?: label(1)
      case let name?: String(name)
      case nil: label(match.2.flatMap { Int($0) } ?? 0)
      }
    }
    let plain =
      named
      .replacing(".numbers", with: ".map { Int($0) ?? 0 }")
      .replacing(".text()", with: ".map { \"\\($0)\" }")
    return aligned(plain)
  }

  private func label(_ index: Int) -> String {
    demo.inputs.indices.contains(index) ? demo.inputs[index].label : "source"
  }

  /// Lines that begin where the least indented one does.
  private func aligned(_ code: String) -> String {
    let lines = code.split(separator: "\n").filter { $0.contains { $0 != " " } }
    let indent =
      lines.dropFirst(lines.first?.first == " " ? 0 : 1)
      .map { $0.prefix { $0 == " " }.count }.min() ?? 0
    return lines.map { $0.dropFirst(min(indent, $0.prefix { $0 == " " }.count)) }
      .joined(separator: "\n").trimmingCharacters(in: .whitespaces)
  }

  /// The types and functions of the demos that the call uses.
  private func declarations(_ call: String, _ file: String) -> String {
    var functions: [String] = []
    let function = #/\n  private static (func (\w+)\()/#
    for match in file.matches(of: function) where call.contains("\(match.2)(") {
      let code = file[match.1.startIndex...]
      guard let brace = code.firstIndex(of: "{") else { continue }
      let body = String(CodeSite.bracketed(code[brace...].utf8)) ?? ""
      functions.append("@Sendable " + (String(code[..<brace]) + body).replacing("\n  ", with: "\n"))
    }
    var types: [String] = []
    if ([call] + functions).contains(where: { $0.contains("DemoError") }) {
      types.append("struct DemoError: Error {}")
    }
    if call.contains("Inner(") {
      types.append("struct Inner {\n  let label: String\n  let stream: Observable<String>\n}")
    }
    return (types + functions).joined(separator: "\n\n")
  }

  private func sources(_ call: String) -> String {
    let cold = isSignal ? "createColdSignal" : "createColdObservable"
    let convert = isSignal ? "" : ".asObservable()"
    var lines = [
      isSignal
        ? "let scheduler = TestSignalScheduler()"
        : "let scheduler = TestScheduler(initialClock: 0, simulateProcessingDelay: false)"
    ]
    for input in demo.inputs {
      lines.append(
        "let \(input.label) = scheduler.\(cold)(try MarbleDiagram.cold(\(quoted(input.diagram))))"
          + convert)
    }
    if let inner = demo.inner {
      lines += [
        "let innerEvents = try MarbleDiagram.cold(\(quoted(inner)))",
        "@Sendable func inner(_ value: String) -> \(version.model.rawValue)<String> {",
        "  scheduler.\(cold)(innerEvents).map { value + $0 }",
        "}",
      ]
    }
    return lines.joined(separator: "\n")
  }

  private func quoted(_ text: String) -> String {
    "\"\(text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\""
  }

  private func result(_ call: String) -> String {
    if call.contains("\n"), call.contains("return ") {
      let inside = call.replacing("\n", with: "\n  ")
      return "let result: \(type) = {\n  \(inside)\n}()"
    }
    return "let result: \(type) = \(call.replacing("\n", with: "\n  "))"
  }

  /// Subscribes, lets the time pass, and prints the events.
  private var observation: String {
    let value = version.site.result
    let observer =
      isSignal ? "TestSubscriber<\(value)>(scheduler)" : "scheduler.createObserver(\(value).self)"
    let subscribe = "result.subscribe(observer)"
    let run =
      isSignal
      ? "scheduler.advance(by: .seconds(\(Studio.limit)))"
      : "scheduler.advanceTo(\(Studio.limit))"
    guard !version.site.times.isEmpty else {
      return """
        let observer = \(observer)
        let subscription = \(subscribe)
        \(run)
        print(observer.events)
        subscription.dispose()
        """
    }
    let later =
      isSignal
      ? "scheduler.clock.schedule(at: .seconds(time)) { \(subscribe) }"
      : "scheduler.scheduleAt(time) { _ = \(subscribe) }"
    return """
      let observers = \(version.site.times).map { time in
        let observer = \(observer)
        \(later)
        return observer
      }
      \(run)
      for observer in observers { print(observer.events) }
      """
  }
}
