// SPDX-License-Identifier: MIT
import BraidCore
import BraidMarbles
import Foundation

/// The responses of a ``TraceServer``, as a function of the request.
///
/// It reads the recorded nodes, at most a few times a second for any number of clients, and
/// requests the values of one operator, which are recorded only while a page shows them.
struct TraceSite: Sendable {
  /// The largest number of nodes in a picture; the filter of the page selects others.
  static let maximumNodes = 300
  /// The largest number of lines in a list of the page.
  static let maximumLines = 200

  let access: LoopbackAccess
  private let reports = Reading(validFor: .milliseconds(250)) { Resources.Report() }
  private let timelines = Reading(validFor: .milliseconds(250)) { Timeline() }
  private let traceFiles: Reading<[UInt8]>

  /// - Parameters:
  ///   - access: Which requests are answered.
  ///   - traceFile: Returns the file for trace viewers.
  init(
    _ access: LoopbackAccess,
    traceFile: @escaping @Sendable () -> [UInt8] = { Array(Trace.timeline().utf8) }
  ) {
    self.access = access
    traceFiles = Reading(validFor: .seconds(1), traceFile)
  }

  func answer(_ request: HTTPRequest) -> HTTPResponse {
    if let refusal = access.refusal(of: request) { return refusal }
    guard request.method != .post else { return .refusal(.methodNotAllowed) }
    guard request.path.count == 2 else { return .refusal(.notFound) }
    switch request.path[1] {
    case "":
      return HTTPResponse(type: "text/html; charset=utf-8", body: PackageResources.page_html)
    case "page.css":
      let css = PackageResources.page_css + Array(PicturePalette.css(.automatic).utf8)
      return HTTPResponse(type: "text/css; charset=utf-8", body: css)
    case "page.js":
      return HTTPResponse(type: "text/javascript; charset=utf-8", body: PackageResources.page_js)
    case "state.json": return state(request)
    case "graph.svg":
      let svg = shown(request.value(of: "part") ?? "").svg()
      return HTTPResponse(type: "image/svg+xml", policy: .picture, body: Array(svg.utf8))
    case "marbles.json", "marbles.svg", "marbles.txt": return marbles(request)
    case "tracks.json", "tracks.svg": return tracks(request)
    case "graph.txt": return text(reports.value.graph.text())
    case "graph.dot": return text(reports.value.graph.dot)
    case "dump.txt": return text(reports.value.text)
    case "timeline.json":
      return HTTPResponse(type: "application/json; charset=utf-8", body: traceFiles.value)
    default: return .refusal(.notFound)
    }
  }

  private func text(_ text: String) -> HTTPResponse { HTTPResponse(body: Array(text.utf8)) }

  /// The values of one operator and of its sources.
  struct Marbles: Codable, Hashable {
    /// The node; it may differ from the requested node.
    var node: String
    var title: String
    var isLive: Bool
    var svg: String
  }

  /// The largest width of a picture.
  static let maximumWidth = 2400.0

  private func marbles(_ request: HTTPRequest) -> HTTPResponse {
    let wanted = request.value(of: "node") ?? ""
    let id = wanted.hasPrefix("n") ? Int(wanted.dropFirst()) : nil
    if !wanted.isEmpty, id == nil { return .refusal(.badRequest, "node is n and a number") }
    // Only the description of values calls code of the program: values that the page does not
    // request are not described.
    guard let subject = TraceWatch.watch(id, in: selected(request.value(of: "part") ?? "")) else {
      return .refusal(.notFound, "There is no such node")
    }
    let now = MonotonicTime.nanoseconds
    let width = Self.width(in: request)
    switch request.path[1] {
    case "marbles.txt": return text(subject.picture(at: now).text() + "\n")
    case "marbles.svg":
      let svg = subject.drawing(css: PicturePalette.css(.automatic), width: width, at: now)
      return HTTPResponse(type: "image/svg+xml", policy: .picture, body: Array(svg.utf8))
    default:
      return json(
        Marbles(
          node: "n\(subject.id)", title: subject.title, isLive: subject.isLive,
          svg: subject.drawing(css: "", width: width, at: now)))
    }
  }

  /// A part of the timeline.
  struct Tracks: Codable, Hashable {
    /// The times of the left and right edges, in nanoseconds.
    var start: UInt64
    var end: UInt64
    /// When the timeline was read.
    var now: UInt64
    /// The time of a unit of the picture, in nanoseconds.
    var scale: Double
    var isRecorded: Bool
    var summary: String
    var svg: String
  }

  private func tracks(_ request: HTTPRequest) -> HTTPResponse {
    guard let span = Self.time("span", in: request, otherwise: 10_000_000_000),
      let end = Self.time("end", in: request, otherwise: 0)
    else { return .refusal(.badRequest, "span and end are nanoseconds") }
    let timeline = timelines.value
    // Without an end, the part ends now.
    let isLive = end == 0
    let window = TimelinePicture.Window(
      span: span, endingAt: isLive ? timeline.time : end, isLive: isLive)
    let picture = TimelinePicture(
      timeline, window, width: Self.width(in: request), texts: TraceWatch.descriptions,
      wanted: request.value(of: "part") ?? "")
    if request.path[1] == "tracks.svg" {
      return HTTPResponse(
        type: "image/svg+xml", policy: .picture, body: Array(picture.svg().utf8))
    }
    return json(
      Tracks(
        start: window.start, end: window.end, now: timeline.time, scale: picture.scale,
        isRecorded: Trace.recordsTimeline, summary: picture.summary,
        svg: picture.drawing(css: "")))
  }

  /// The number of nanoseconds in a field; nil if it is none.
  private static func time(
    _ field: String, in request: HTTPRequest, otherwise usual: UInt64
  ) -> UInt64? {
    guard let text = request.value(of: field), !text.isEmpty else { return usual }
    return text.allSatisfy { $0.isASCII && $0.isNumber } ? UInt64(text) : nil
  }

  /// The width that a request asks for, within bounds.
  private static func width(in request: HTTPRequest) -> Double {
    let asked = request.value(of: "width").flatMap { Double($0) } ?? 900
    return asked.isFinite ? min(asked, TraceSite.maximumWidth) : 900
  }

  private func json(_ value: some Encodable) -> HTTPResponse {
    guard let body = try? JSONEncoder().encode(value) else { return .refusal(.serverError) }
    return HTTPResponse(type: "application/json; charset=utf-8", body: Array(body))
  }

  /// The content of the page.
  struct State: Codable, Hashable {
    var isOn: Bool
    var counts: String
    /// The number of nodes that the filter selects, of which the first ones are drawn.
    var nodes: Int
    /// The drawn nodes with their numbers of values.
    var values: [String: Int]
    var svg: String
    /// The live subscriptions and their owners.
    var held: [String]
    /// The observers that a source retains after their disposal.
    var leaks: [String]
  }

  private func state(_ request: HTTPRequest) -> HTTPResponse {
    let report = reports.value
    let folded = (request.value(of: "folded") ?? "").split(separator: ".").compactMap {
      $0.first == "n" ? Int($0.dropFirst()) : nil
    }
    let (selected, hidden) = selected(request.value(of: "part") ?? "").folding(Set(folded))
    let graph = selected.prefix(TraceSite.maximumNodes)
    return json(
      State(
        isOn: Trace.isOn, counts: report.counts, nodes: selected.nodes.count,
        values: Dictionary(uniqueKeysWithValues: graph.nodes.map { ("n\($0.id)", $0.values) }),
        svg: graph.drawing(fitting: Self.width(in: request), hidden: hidden),
        held: TraceSite.cut(report.heldLines),
        leaks: TraceSite.cut(report.leakLines)))
  }

  /// The graph, or the parts of it that have a node with a text in its title.
  private func selected(_ part: String) -> TraceGraph {
    let graph = reports.value.graph
    if part.isEmpty { return graph }
    let wanted = part.lowercased()
    return graph.connected { $0.title.lowercased().contains(wanted) }
  }

  private func shown(_ part: String) -> TraceGraph {
    selected(part).prefix(TraceSite.maximumNodes)
  }

  private static func cut(_ lines: [String]) -> [String] {
    if lines.count <= maximumLines { return lines }
    return lines.prefix(maximumLines) + ["and \(lines.count - maximumLines) more: see dump.txt"]
  }
}

/// A cached value that one thread refreshes for all readers when it is too old.
private final class Reading<Value: Sendable>: Sendable {
  private let last = Locked<(time: ContinuousClock.Instant, value: Value)?>(nil)
  /// Has one signal: the turn to look at the value, and to read it.
  private let turn = Semaphore()
  private let duration: Duration
  private let read: @Sendable () -> Value

  init(validFor duration: Duration, _ read: @escaping @Sendable () -> Value) {
    self.duration = duration
    self.read = read
    turn.signal()
  }

  var value: Value {
    turn.wait()
    defer { turn.signal() }
    if let (time, value) = last.withLock({ $0 }), ContinuousClock.now - time < duration {
      return value
    }
    let value = read()
    let old = last.exchange((ContinuousClock.now, value))
    withExtendedLifetime(old) {}
    return value
  }
}
