// SPDX-License-Identifier: MIT
import BraidCore
import BraidObservable
import Foundation
import TestSupport
import Testing

@testable import BraidTrace

@Suite(.exclusive(.trace, .server)) struct TraceServerTests {
  /// Runs `body` while the trace is served.
  private func served<Result>(_ body: (TraceServer) throws -> Result) throws -> Result {
    let server = try Trace.serve()
    defer { server.stop() }
    return try body(server)
  }

  private func get(_ path: String, _ server: TraceServer, host: String? = nil) throws -> String {
    let client = try LoopbackClient(port: server.port)
    let host = host ?? "127.0.0.1:\(server.port)"
    client.send("GET \(path) HTTP/1.1\r\nHost: \(host)\r\n\r\n")
    return client.readToEnd()
  }

  /// The path of a file below the token.
  private func path(_ name: String, _ server: TraceServer) -> String {
    "/" + server.address.split(separator: "/").suffix(1).joined() + "/" + name
  }

  private func body(_ response: String) -> String {
    response.firstRange(of: "\r\n\r\n").map { String(response[$0.upperBound...]) } ?? ""
  }

  private func state(_ server: TraceServer, part: String = "") throws -> TraceSite.State {
    let response = try get(path("state.json?part=\(part)", server), server)
    #expect(response.hasPrefix("HTTP/1.1 200 OK\r\n"))
    return try JSONDecoder().decode(TraceSite.State.self, from: Data(body(response).utf8))
  }

  @Test func `the address has the port and a token, and the page is below it`() throws {
    try served { server in
      #expect(server.address.hasPrefix("http://127.0.0.1:\(server.port)/"))
      expectEqual("\(server)", server.address)
      #expect(server.address.wholeMatch(of: #/http://[0-9.:]+/[0-9a-f]{32}//#) != nil)
      let page = try get(path("", server), server)
      #expect(page.contains("<title>Streams</title>"))
      #expect(page.contains("\r\nContent-Security-Policy: default-src 'none'; script-src 'self';"))
      #expect(try get(path("page.js", server), server).contains("state.json"))
      #expect(try get(path("page.css", server), server).contains(".box"))
      #expect(try get(path("other", server), server).hasPrefix("HTTP/1.1 404 "))
    }
  }

  // In processes of their own: the lists of this one have the subscriptions of other tests, and are
  // cut.

  @Test func `the state has the graph with its counts, and what retains each subscription`() async {
    await #expect(processExitsWith: .success) { try TraceServerTests().checkState() }
  }

  private func checkState() throws {
    try served { server in
      let taps = PublishSubject<Int>()
      let subscription = taps.map { $0 }.checkpoint("served taps").subscribe(onNext: { _ in })
      for number in 1...3 { taps.onNext(number) }
      let state = try state(server, part: "SERVED%20taps")
      #expect(state.isOn)
      expectEqual(state.nodes, 3)
      expectEqual(state.values.values.sorted(), [3, 3, 3])
      #expect(state.svg.contains("map &quot;served taps&quot;"))
      for id in state.values.keys { #expect(state.svg.contains("<g id=\"\(id)\">")) }
      // The page's style sheet has the colours: its policy allows no style in the picture.
      #expect(!state.svg.contains("<style"))
      #expect(
        state.held.contains {
          $0.contains(": held by PublishSubject") && $0.contains("<- map \"served taps\" at Trace")
        })
      #expect(state.counts.contains("subscription"))
      subscription.dispose()
    }
  }

  @Test func `a retained observer of a disposed subscription is listed`() async {
    await #expect(processExitsWith: .success) { try TraceServerTests().checkRetained() }
  }

  private func checkRetained() throws {
    try served { server in
      let kept = Box<AnyObserver<Int>?>(nil)
      let source = Observable<Int>.create { observer in
        kept.value = observer
        return Disposables.create()
      }
      source.checkpoint("served leak").subscribe(onNext: { _ in }).dispose()
      let leaks = try state(server).leaks
      #expect(leaks.contains { $0.hasPrefix("create \"served leak\" at Trace") })
    }
  }

  // MARK: Marbles

  private func marbles(_ server: TraceServer, node: String = "") throws -> TraceSite.Marbles {
    let response = try get(path("marbles.json?node=\(node)", server), server)
    #expect(response.hasPrefix("HTTP/1.1 200 OK\r\n"))
    return try JSONDecoder().decode(TraceSite.Marbles.self, from: Data(body(response).utf8))
  }

  @Test func `the values of an operator and of its sources are drawn as marbles`() async {
    await #expect(processExitsWith: .success) { try TraceServerTests().checkMarbles() }
  }

  private func checkMarbles() throws {
    try served { server in
      let searches = PublishSubject<String>()
      let answers = PublishSubject<String>()
      let subscription = searches.flatMapLatest { text in answers.map { "\(text) \($0)" } }
        .checkpoint("latest").subscribe(onNext: { _ in })
      let empty = try marbles(server)
      #expect(empty.isLive && empty.title.hasPrefix("flatMapLatest \"latest\" at TraceServerTests"))
      searches.onNext("<a>")
      searches.onNext("b")
      answers.onNext("1")
      let text = try body(get(path("marbles.txt", server), server))
      #expect(text.contains("PublishSubject  "))
      // The inner source of `<a>` was disposed, and the inner source of `b` has sent.
      expectEqual(text.matches(of: #/(?m)^map /#).count, 2)
      #expect(text.contains("!"))
      for value in ["<a>", "b", "b 1"] { #expect(text.contains(" = \(value)") || value == "b") }
      let drawn = try marbles(server, node: empty.node)
      #expect(drawn.svg.contains("&lt;a&gt;") && !drawn.svg.contains("<a>"))
      #expect(drawn.svg.contains("-2 s</text>") && !drawn.svg.contains("<style"))
      #expect(try get(path("marbles.svg", server), server).contains("<style>"))
      // A page that shows an operator shows its end, too.
      subscription.dispose()
      let ended = try marbles(server, node: empty.node)
      #expect(!ended.isLive && ended.svg.contains("&lt;a&gt;"))
    }
  }

  @Test func `values that no page shows are not described`() async {
    await #expect(processExitsWith: .success) { try TraceServerTests().checkDescriptions() }
  }

  private struct Described: CustomStringConvertible {
    let count: Box<Int>
    var description: String {
      count.value += 1
      return "described"
    }
  }

  private func checkDescriptions() throws {
    let shown = Described(count: Box(0))
    let hidden = Described(count: Box(0))
    let server = try Trace.serve()
    let (first, second) = (PublishSubject<Described>(), PublishSubject<Described>())
    let both = [first, second].map { $0.subscribe(onNext: { _ in }) }
    first.onNext(shown)
    expectEqual(shown.count.value, 0)
    // The page chooses the first subscription.
    _ = try marbles(server)
    for _ in 0..<500 {
      first.onNext(shown)
      second.onNext(hidden)
    }
    // Three in a tick; no other value is described.
    #expect(shown.count.value >= 3 && shown.count.value < 500)
    expectEqual(hidden.count.value, 0)
    server.stop()
    let count = shown.count.value
    first.onNext(shown)
    expectEqual(shown.count.value, count)
    for subscription in both { subscription.dispose() }
  }

  /// Runs a closure when it is described.
  private struct Acting: CustomStringConvertible {
    let action: Box<() -> Void>
    var description: String {
      action.value()
      return "acted"
    }
  }

  @Test func `a value whose description disposes the subscription is not delivered`() {
    traced {
      let values = PublishSubject<Acting>()
      let received = Box(0)
      let subscription = values.subscribe(onNext: { _ in received.value += 1 })
      let graph = Trace.graph().connected { $0.site?.hasPrefix("TraceServerTests.swift:") == true }
      let source = graph.nodes.last { $0.operation == "PublishSubject" }
      defer { TraceWatch.stop() }
      #expect(TraceWatch.watch(source?.id, in: graph) != nil)
      values.onNext(Acting(action: Box {}))
      expectEqual(received.value, 1)
      values.onNext(Acting(action: Box { subscription.dispose() }))
      expectEqual(received.value, 1)
    }
  }

  @Test func `a request for an unknown node is refused`() throws {
    try served { server in
      let paths = ["x", "n", "12", "n1x", "n99999999999999999999"]
      for node in paths {
        let response = try get(path("marbles.json?node=\(node)", server), server)
        #expect(response.hasPrefix("HTTP/1.1 400 "))
      }
      let unknown = try get(path("marbles.json?node=n999999999", server), server)
      #expect(unknown.hasPrefix("HTTP/1.1 404 "))
    }
  }

  @Test func `served text contains no control characters of names and values`() async {
    await #expect(processExitsWith: .success) { try TraceServerTests().checkEscapes() }
  }

  private func checkEscapes() throws {
    try served { server in
      let taps = PublishSubject<String>()
      let kept = Box<AnyObserver<Int>?>(nil)
      let leaking = Observable<Int>.create { observer in
        kept.value = observer
        return Disposables.create()
      }
      let wild = "\u{1B}[31m\0\r\u{202E}"
      let path = Box<String?>(nil)
      let subscription = taps.map { text in
        path.value = Trace.path
        return text
      }
      .checkpoint(wild).subscribe(onNext: { _ in })
      leaking.checkpoint(wild).subscribe(onNext: { _ in }).dispose()
      _ = try marbles(server)
      taps.onNext(wild)
      let names = [
        "graph.txt", "graph.dot", "graph.svg", "dump.txt", "marbles.txt", "marbles.json",
        "state.json", "tracks.svg", "timeline.json",
      ]
      for name in names {
        let text = try body(get(self.path(name, server), server))
        #expect(!text.unicodeScalars.contains { "\u{1B}\0\r\u{202E}".unicodeScalars.contains($0) })
        #expect(text.contains("x1b[31m"), "\(name)")
      }
      #expect(
        path.value?.contains("map \"\\x1b[31m\\x00\\x0d\\u{202e}\"") == true, "\(path.value ?? "")")
      subscription.dispose()
    }
  }

  @Test func `the sources of folded nodes are hidden`() async {
    await #expect(processExitsWith: .success) { try TraceServerTests().checkFolded() }
  }

  private func checkFolded() throws {
    try served { server in
      let (one, other) = (PublishSubject<Int>(), PublishSubject<Int>())
      let both = Observable.combineLatest(one.map { $0 }, other.map { $0 }) { $0 + $1 }
      let subscription = both.checkpoint("both").subscribe(onNext: { _ in })
      let all = try state(server)
      expectEqual(all.nodes, 6)
      #expect(all.svg.contains("Hide the sources of combineLatest"))
      let id = try #require(
        Trace.graph().nodes.first { $0.name == "both" }.map { "n\($0.id)" })
      let response = try get(path("state.json?folded=\(id).n999.x.n", server), server)
      let folded = try JSONDecoder().decode(TraceSite.State.self, from: Data(body(response).utf8))
      expectEqual(folded.nodes, 2)
      #expect(folded.svg.contains("Show the 4 hidden sources of combineLatest"))
      #expect(folded.svg.contains(">+4</text>"))
      subscription.dispose()
    }
  }

  @Test func `many readers of a large file share it`() async {
    await #expect(processExitsWith: .success) { try TraceServerTests().checkShared() }
  }

  private func checkShared() throws {
    let reads = Box(0)
    let site = TraceSite(LoopbackAccess(port: 4611, token: "secret")) {
      reads.update { $0 += 1 }
      return [UInt8](repeating: 65, count: 1 << 20)
    }
    let request = HTTPRequest(
      method: .get, path: ["secret", "timeline.json"], headers: ["host": "127.0.0.1:4611"])
    let bodies = Locked<[[UInt8]]>([])
    DispatchQueue.concurrentPerform(iterations: 32) { _ in
      let body = site.answer(request).body
      bodies.withLock { $0.append(body) }
    }
    expectEqual(reads.value, 1)
    let places = bodies.withLock { bodies in
      bodies.map { body in body.withUnsafeBytes { $0.baseAddress } }
    }
    expectEqual(Set(places).count, 1)
  }

  @Test func `no value is recorded after the server has stopped`() async {
    await #expect(processExitsWith: .success) { try TraceServerTests().checkStopped() }
  }

  private func checkStopped() throws {
    stopTracing()
    let taps = PublishSubject<Int>()
    let server = try Trace.serve()
    let subscription = taps.subscribe(onNext: { _ in })
    // Requests that arrive while the server stops, each of which makes the values be recorded.
    let isOver = Locked(false)
    let address = (port: server.port, path: path("marbles.txt", server))
    let clients = (1...8).map { _ in
      let ended = DispatchSemaphore(value: 0)
      Thread {
        while !isOver.withLock({ $0 }), let client = try? LoopbackClient(port: address.port) {
          client.send("GET \(address.path) HTTP/1.1\r\nHost: 127.0.0.1:\(address.port)\r\n\r\n")
          if client.readToEnd().isEmpty { break }
        }
        ended.signal()
      }.start()
      return ended
    }
    _ = try get(address.path, server)
    server.stop()
    #expect(!Tracing.parts.contains(.values))
    isOver.withLock { $0 = true }
    for client in clients { client.wait() }
    #expect(!Tracing.parts.contains(.values))
    subscription.dispose()
  }

  // MARK: Timeline

  private func tracks(_ server: TraceServer, _ query: String = "") throws -> TraceSite.Tracks {
    let response = try get(path("tracks.json?\(query)", server), server)
    #expect(response.hasPrefix("HTTP/1.1 200 OK\r\n"))
    return try JSONDecoder().decode(TraceSite.Tracks.self, from: Data(body(response).utf8))
  }

  @Test func `the events of each thread are drawn, with the values of the chosen operator`() async {
    await #expect(processExitsWith: .success) { try TraceServerTests().checkTracks() }
  }

  private func checkTracks() throws {
    try served { server in
      let taps = PublishSubject<String>()
      let subscription = taps.map { $0 }.checkpoint("<taps>").subscribe(onNext: { _ in })
      taps.onNext("unseen")
      let chosen = try marbles(server)
      taps.onNext("<a>")
      // The longest span: on a busy machine, minutes pass.
      let all = try tracks(server, "span=\(UInt64.max)")
      #expect(all.isRecorded && all.summary.hasPrefix("6 events on 1 thread"))
      let drawn = try tracks(server)
      #expect(drawn.end == drawn.now && drawn.end - drawn.start == 10_000_000_000)
      #expect(drawn.svg.contains("-2 s</text>") && !drawn.svg.contains("<style"))
      // A closer look at each value: the part stands still.
      let slices = Timeline().slices.filter { $0.kind == .value }
      expectEqual(slices.map(\.ordinal), [1, 1, 2, 2])
      let close = try slices.map { slice in
        let (span, end) = (slice.end - slice.start + 2_000, slice.end + 1_000)
        let part = try tracks(server, "span=\(span)&end=\(end)&width=2000")
        #expect(part.end == end && part.start == end - span && part.now > end)
        return part.svg
      }
      let map = "map &quot;&lt;taps&gt;&quot;, value "
      for (svg, title) in zip(
        close,
        [
          "PublishSubject, value 1; ", "\(map)1; ", "PublishSubject, value 2: &lt;a&gt;; ",
          "\(map)2: &lt;a&gt;; ",
        ])
      {
        #expect(svg.contains(title) && !svg.contains("unseen") && !svg.contains("slice faint"))
      }
      #expect(close[3].contains("data-node=\"\(chosen.node)\""))
      // Events of other parts are pale.
      let (start, end) = (slices[3].start - 500, slices[3].end + 500)
      let part = try tracks(server, "span=\(end - start)&end=\(end)&part=TAPS%3E")
      #expect(part.svg.contains("slice faint") && part.svg.contains("class=\"slice\""))
      let picture = try get(path("tracks.svg", server), server)
      #expect(picture.contains("\r\nContent-Type: image/svg+xml\r\n"))
      #expect(picture.contains("<style>"))
      Trace.stopTimeline()
      #expect(try !tracks(server).isRecorded)
      subscription.dispose()
    }
  }

  @Test func `the part of the timeline is a number of nanoseconds, within bounds`() throws {
    try served { server in
      for wrong in ["span=x", "end=-1", "span=1.5", "end=99999999999999999999", "span=%00"] {
        let response = try get(path("tracks.json?\(wrong)", server), server)
        #expect(response.hasPrefix("HTTP/1.1 400 "), "\(wrong)")
      }
      let shortest = try tracks(server, "span=1")
      expectEqual(shortest.end - shortest.start, 1_000)
      let longest = try tracks(server, "span=\(UInt64.max)&end=\(UInt64.max)&width=1e300")
      expectEqual(longest.end - longest.start, 1_000_000_000_000)
      #expect(longest.svg.contains("width=\"2400\""))
      let first = try tracks(server, "span=5000&end=1&width=nan")
      #expect(first.start == 0 && first.end == 5_000)
      #expect(try get("/tracks.json", server).hasPrefix("HTTP/1.1 403 "))
    }
  }

  @Test func `scripts get the graph in three languages, the dump and a valid timeline`() throws {
    try served { server in
      let taps = PublishSubject<Int>()
      let subscription = taps.checkpoint("served").subscribe(onNext: { _ in })
      taps.onNext(1)
      let svg = try get(path("graph.svg?part=served", server), server)
      #expect(svg.contains("\r\nContent-Type: image/svg+xml\r\n") && svg.contains("<style>"))
      #expect(try get(path("graph.dot", server), server).contains("digraph braid {"))
      #expect(try get(path("graph.txt", server), server).contains("└─ PublishSubject \"served\""))
      #expect(try get(path("dump.txt", server), server).contains("held by PublishSubject"))
      let events = try TraceEvents(body(try get(path("timeline.json", server), server)))
      try events.check()
      #expect(events.names(of: "X", category: "value").contains("PublishSubject \"served\""))
      subscription.dispose()
    }
  }

  @Test func `the server is in no graph, and its requests change no count`() throws {
    try served { server in
      let before = Resources.newestNode
      _ = try get(path("graph.txt", server), server)
      _ = try get(path("state.json", server), server)
      // Other tests may subscribe concurrently, but not on the server's threads.
      let report = Resources.Report(since: before)
      #expect(!report.graph.nodes.contains { $0.site?.hasPrefix("TraceS") == true })
    }
  }

  @Test func `another host, origin, token or method is refused`() throws {
    try served { server in
      let page = path("dump.txt", server)
      #expect(try get(page, server, host: "localhost:\(server.port)").hasPrefix("HTTP/1.1 421 "))
      #expect(try get(page, server, host: "evil.example").hasPrefix("HTTP/1.1 421 "))
      #expect(try get("/dump.txt", server).hasPrefix("HTTP/1.1 403 "))
      #expect(try get("/", server).hasPrefix("HTTP/1.1 403 "))
      let host = "127.0.0.1:\(server.port)"
      let foreign = try LoopbackClient(port: server.port)
      foreign.send("GET \(page) HTTP/1.1\r\nHost: \(host)\r\nOrigin: http://evil.example\r\n\r\n")
      #expect(foreign.readToEnd().hasPrefix("HTTP/1.1 403 "))
      let post = try LoopbackClient(port: server.port)
      post.send("POST \(page) HTTP/1.1\r\nHost: \(host)\r\nContent-Length: 0\r\n\r\n")
      #expect(post.readToEnd().hasPrefix("HTTP/1.1 405 "))
    }
  }

  @Test func `random requests are answered with the host and the token only`() throws {
    let site = TraceSite(LoopbackAccess(port: 4611, token: "secret"))
    var chance = Seeded(11)
    let names = [
      "", "state.json", "graph.svg", "page.js", "dump.txt", "..", "x", "timeline.json",
      "marbles.txt", "marbles.json", "marbles.svg", "tracks.json", "tracks.svg",
    ]
    let starts = [
      "part=", "node=n", "node=", "width=", "node=n1&width=", "span=", "end=", "span=1&end=9",
      "end=9&span=9", "end=9&part=",
    ]
    var served = 0
    for _ in 0..<2_000 {
      let host = ["127.0.0.1:4611", "localhost:4611", nil].randomElement(using: &chance) ?? nil
      let origin = ["http://127.0.0.1:4611", "http://a", nil].randomElement(using: &chance) ?? nil
      let path = (0..<Int.random(in: 0...3, using: &chance)).map { index in
        index == 0 && Bool.random(using: &chance)
          ? "secret" : names.randomElement(using: &chance) ?? ""
      }
      var headers: [String: String] = [:]
      headers["host"] = host
      headers["origin"] = origin
      let bytes = (0..<Int.random(in: 0...20, using: &chance)).map { _ in
        UInt8.random(in: 32...126, using: &chance)
      }
      let request = HTTPRequest(
        method: [.get, .head, .post].randomElement(using: &chance) ?? .get, path: path,
        query: (starts.randomElement(using: &chance) ?? "")
          + String(decoding: bytes, as: UTF8.self), headers: headers)
      guard site.answer(request).status == .ok else { continue }
      served += 1
      #expect(host == "127.0.0.1:4611" && origin != "http://a")
      #expect(path.count == 2 && path.first == "secret" && request.method != .post)
    }
    #expect(served > 10)
  }

  // MARK: Its life

  @Test func `serving turns the recording on, and stopping turns it off`() async {
    await #expect(processExitsWith: .success) {
      stopTracing()
      let server = try Trace.serve()
      #expect(Trace.isOn && Trace.recordsTimeline)
      expectEqual("\(server)", server.address)
      server.stop()
      #expect(!Trace.isOn && !Trace.recordsTimeline)
      #expect(!isListening(on: server.port))
    }
  }

  @Test func `the program's recording continues when the server stops`() async {
    await #expect(processExitsWith: .success) {
      stopTracing()
      Trace.isOn = true
      try Trace.serve().stop()
      #expect(Trace.isOn && !Trace.recordsTimeline)
    }
  }

  @Test func `a second call is an error that names the address, until the server stops`() throws {
    let first = try Trace.serve()
    let error = #expect(throws: TraceServerError.self) { try Trace.serve() }
    expectEqual(error?.description.contains("already, at \(first.address);"), true)
    first.stop()
    let second = try Trace.serve()
    // Not the second one.
    first.stop()
    #expect(try get(path("", second), second).hasPrefix("HTTP/1.1 200 "))
    #expect(second.address != first.address)
    second.stop()
  }

  @Test func `a port in use is an error that names it`() throws {
    let other = try LoopbackServer(port: 0)
    other.start { _, _ in nil }
    defer { other.stop() }
    let wasOn = Trace.isOn
    let error = #expect(throws: TraceServerError.self) { try Trace.serve(port: other.port) }
    expectEqual(error?.description, "the trace cannot be served: port \(other.port) is in use")
    expectEqual(Trace.isOn, wasOn)
    try Trace.serve().stop()
  }

  // MARK: In a browser

  /// Waits for two states of the page, and stores them in the document.
  private static let driver = """
    const violations = [];
    addEventListener("securitypolicyviolation", (event) => violations.push(event.blockedURI));
    const until = async (test) => {
      while (!test()) await new Promise((resolve) => setTimeout(resolve, 10));
    };
    await until(() => document.querySelector("#graph .active .rate"));
    // Its values are drawn when the operator is chosen, by the pointer or by a key.
    const operator = () => [...document.querySelectorAll("#graph g")]
      .find((node) => node.textContent.includes("browsed"));
    operator().dispatchEvent(new MouseEvent("click", { bubbles: true }));
    await until(() => document.querySelector("#lanes .marble"));
    const chosen = document.getElementById("chosen").textContent;
    const pressed = operator().getAttribute("aria-pressed");
    const source = [...document.querySelectorAll("#graph g")]
      .find((node) => node.querySelector("text").textContent === "PublishSubject");
    source.focus();
    source.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
    await until(() => document.getElementById("chosen").textContent === "PublishSubject");
    // The graph fits, is enlarged and reduced, and hides sources.
    const byId = (id) => document.getElementById(id);
    const picture = () => document.querySelector("#graph svg");
    const width = () => picture().getBoundingClientRect().width;
    const fitted = width();
    const isWhole = picture().getBoundingClientRect().height <= byId("graph").clientHeight;
    byId("larger").click();
    const larger = width();
    byId("full").click();
    const full = width() === picture().viewBox.baseVal.width;
    for (let count = 0; count < 9; count += 1) byId("smaller").click();
    const smaller = width();
    byId("fit").click();
    const all = document.querySelectorAll("#graph .box").length;
    const fold = document.querySelector("#graph .fold");
    fold.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    await until(() => document.querySelector("#graph .fold text").textContent.startsWith("+"));
    const few = document.querySelectorAll("#graph g:not(.fold)").length;
    byId("unfold").click();
    await until(() => byId("unfold").hidden
      && document.querySelectorAll("#graph g:not(.fold)").length > few);
    const graph = { fits: fitted <= byId("graph").clientWidth && isWhole, enlarges: larger > fitted,
      reduces: smaller < fitted, full, folds: few > 0 && few < all,
      keys: [...document.querySelectorAll(".legend li")].map((item) => item.textContent.trim()),
      isNamed: document.querySelector(".fold").getAttribute("aria-label").startsWith("Hide") };
    // The timeline: an event is chosen by a click and enlarged by a key; Escape returns to now.
    const slices = () => [...document.querySelectorAll("#tracks .slice")];
    await until(() => slices().length > 0);
    const event = () => document.getElementById("event").textContent;
    const point = (type, target, place) => target.dispatchEvent(new PointerEvent(type, {
      bubbles: true, button: 0, clientX: place.x, clientY: place.y }));
    const click = () => {
      const bounds = slices().at(-1).querySelector("rect").getBoundingClientRect();
      point("pointerdown", document.getElementById("tracks"), bounds);
      point("pointerup", document, bounds);
    };
    document.getElementById("tracks").scrollIntoView();
    click();
    const clicked = event();
    const press = (key, shiftKey) => document.getElementById("tracks").dispatchEvent(
      new KeyboardEvent("keydown", { key, shiftKey, bubbles: true }));
    press("ArrowUp");
    const stepped = event();
    const live = () => document.getElementById("live").getAttribute("aria-pressed");
    const unit = () => document.querySelector("#tracks .muted.middle").textContent;
    const wasLive = live();
    press("Enter");
    await until(() => live() === "false" && !unit().endsWith(" s"));
    const isEnlarged = document.querySelector("#tracks .selected") !== null;
    const before = document.querySelector("#tracks .muted.middle").getAttribute("x");
    point("pointerdown", document.getElementById("tracks"), { x: 200, y: 10 });
    point("pointermove", document, { x: 300, y: 10 });
    const isDragged = document.querySelector("#tracks svg").style.transform;
    point("pointerup", document, { x: 300, y: 10 });
    await until(() => !document.querySelector("#tracks svg").style.transform);
    press("-");
    press("ArrowRight", true);
    press("Escape");
    await until(() => live() === "true" && unit().endsWith(" s"));
    document.getElementById("closer").click();
    await until(() => unit().endsWith(" ms"));
    const tracks = { clicked, stepped, wasLive, isEnlarged, isDragged,
      file: document.querySelector("#tools a").getAttribute("download"),
      fits: document.querySelector("#tracks svg").getBoundingClientRect().width
        <= document.documentElement.clientWidth,
      isColored: getComputedStyle(slices()[0].querySelector("rect")).fill !== "rgb(0, 0, 0)",
      recorded: document.getElementById("recorded").textContent };
    const marble = document.querySelector("#lanes .marble");
    const box = document.querySelector("#graph .box");
    const outcome = { violations, tracks, graph,
      nodes: document.querySelectorAll("#graph g").length,
      held: document.querySelector("#held li").textContent, chosen, pressed,
      focused: document.activeElement.textContent,
      isColored: getComputedStyle(marble).fill !== "rgb(0, 0, 0)",
      isFilled: getComputedStyle(box).fill !== "rgb(0, 0, 0)",
      trouble: document.getElementById("trouble").textContent };
    const bytes = new TextEncoder().encode(JSON.stringify(outcome));
    document.body.setAttribute("data-outcome", btoa(String.fromCharCode(...bytes)));
    """

  private struct Outcome: Decodable {
    struct Tracks: Decodable {
      var clicked: String
      var stepped: String
      var wasLive: String
      var isEnlarged: Bool
      var isDragged: String
      var file: String
      var fits: Bool
      var isColored: Bool
      var recorded: String
    }

    struct Graph: Decodable {
      var fits: Bool
      var enlarges: Bool
      var reduces: Bool
      var full: Bool
      var folds: Bool
      var keys: [String]
      var isNamed: Bool
    }

    var violations: [String]
    var graph: Graph
    var tracks: Tracks
    var nodes: Int
    var held: String
    var chosen: String
    var pressed: String
    var focused: String
    var isColored: Bool
    var isFilled: Bool
    var trouble: String
  }

  @Test(.enabled(if: Browser.installed != nil, "no chromium or google-chrome on the PATH"))
  func `the page shows the graph, its rates, its marbles and what retains it`() async {
    // In a process of its own: the graph of this one has the subscriptions of other tests, and the
    // browser would have to draw them.
    await #expect(processExitsWith: .success) { try Self.browse() }
  }

  private static func browse() throws {
    try traced {
      Trace.startTimeline()
      defer { Trace.stopTimeline() }
      let taps = PublishSubject<Int>()
      let subscription = taps.map { $0 }.checkpoint("browsed").subscribe(onNext: { _ in })
      // At full size it is higher than the screen.
      let deep = (1...20).reduce(Observable<Int>.never()) { source, _ in source.map { $0 } }
      let other = deep.subscribe(onNext: { _ in })
      defer { other.dispose() }
      let server = try LoopbackServer(port: 0)
      let site = TraceSite(LoopbackAccess(port: server.port))
      server.start { request, _ in
        var response = site.answer(request)
        switch request.path.last {
        case "state.json": taps.onNext(1)
        case "driver.js":
          response = HTTPResponse(type: "text/javascript", body: Array(Self.driver.utf8))
        case "":
          let page = String(decoding: response.body, as: UTF8.self)
          let script = "<script src=\"driver.js\" type=\"module\"></script></head>"
          response.body = Array(page.replacing("</head>", with: script).utf8)
        default: break
        }
        return response
      }
      defer { server.stop() }
      // The browser's clock runs ahead of a busy machine: it may close the page before the answers.
      var answer: Data?
      for _ in 1...5 where answer == nil {
        answer = try Browser.installed?.outcome(of: site.access.address)
      }
      let data = try #require(answer)
      let outcome = try JSONDecoder().decode(Outcome.self, from: data)
      expectEqual(outcome.violations, [])
      #expect(outcome.nodes >= 3)
      #expect(outcome.held.contains("held by"))
      #expect(outcome.isFilled && outcome.isColored)
      #expect(outcome.chosen.hasPrefix("map \"browsed\" at TraceServerTests"))
      expectEqual(outcome.pressed, "true")
      // The graph was drawn again in the meantime.
      #expect(outcome.focused.contains("PublishSubject"))
      expectEqual(outcome.trouble, "")
      let graph = outcome.graph
      #expect(graph.fits && graph.enlarges && graph.reduces && graph.full)
      #expect(graph.folds && graph.isNamed)
      #expect(graph.keys.count > 15 && !graph.keys.contains(""))
      let tracks = outcome.tracks
      #expect(tracks.clicked.contains("; thread ") && tracks.stepped.contains("; thread "))
      #expect(tracks.clicked != tracks.stepped)
      #expect(tracks.wasLive == "true" && tracks.isEnlarged)
      expectEqual(tracks.isDragged, "translateX(100px)")
      expectEqual(tracks.file, "timeline.json")
      #expect(tracks.fits && tracks.isColored)
      #expect(tracks.recorded.contains(" events on "))
      subscription.dispose()
    }
  }
}
