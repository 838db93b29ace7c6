// SPDX-License-Identifier: MIT
import BraidCore
import BraidSignal
import BraidSystem
import BraidTesting
import Foundation
import Observation
import TestSupport
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Observable private final class ObservedAccount { var name = "a" }

/// Rows of `Docs/MigratingFromReactiveObjC.md` about files, requests, defaults, names, properties
/// and sequences.
///
/// `was` restates the behaviour of ReactiveObjC 3.1 from the file and line above it.
@Suite(.exclusive(.signalNames, .userDefaults, .server, .mainQueue))
struct ReactiveObjCFoundationTests {
  private typealias Names = TestSupport.Log<String>

  /// A file that a test may change, which is removed after it.
  private func withFile<Result>(_ body: (URL) throws -> Result) throws -> Result {
    let url = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try Data("old".utf8).write(to: url)
    defer { try? FileManager.default.removeItem(at: url) }
    return try body(url)
  }

  @Test func `files are read as in the guide`() throws {
    // NSData+RACSupport.m:23 and NSString+RACSupport.m:23 schedule the reading before anything
    // subscribes, and replay it.
    let readEarly = { (url: URL, encoding: String.Encoding) throws -> String in
      let replayed = try String(contentsOf: url, encoding: encoding)
      try Data("new".utf8).write(to: url)
      return replayed
    }
    row(
      "+rac_readContentsOfURL:options:scheduler:", is: ["new", "|"], unlike: ["old", "|"],
      was: { try withFile { [try readEarly($0, .utf8), "|"] } },
      {
        try withFile { url in
          let scheduler = TestSignalScheduler()
          let signal = Data.signal(contentsOf: url, options: [], on: scheduler)
          scheduler.stepAll()
          try Data("new".utf8).write(to: url)
          let recording = signal.map { String(decoding: $0, as: UTF8.self) }.recorded()
          scheduler.stepAll()
          return recording.events
        }
      })
    row(
      "+rac_readContentsOfURL:usedEncoding:scheduler:", is: ["new", "|"], unlike: ["old", "|"],
      was: { try withFile { [try readEarly($0, .isoLatin1), "|"] } },
      {
        try withFile { url in
          let scheduler = TestSignalScheduler()
          let signal = String.signal(contentsOf: url, encoding: .isoLatin1, on: scheduler)
          scheduler.stepAll()
          try Data("new".utf8).write(to: url)
          let recording = signal.recorded()
          scheduler.stepAll()
          return recording.events
        }
      })
    // NSFileHandle+RACSupport.m:36 begins to read before anything subscribes.
    row(
      "-rac_readInBackground", is: 0, unlike: 3,
      was: {
        try withFile { url in
          let handle = try FileHandle(forReadingFrom: url)
          _ = try handle.readToEnd()
          return Int(try handle.offset())
        }
      },
      {
        try withFile { url in
          let handle = try FileHandle(forReadingFrom: url)
          return try withExtendedLifetime(handle.chunks(upTo: 65_536)) { Int(try handle.offset()) }
        }
      })
  }

  @Test func `requests are made as in the guide`() async throws {
    let server = try HTTPServer()
    defer { server.stop() }
    let session = URLSession.patient()
    defer { session.invalidateAndCancel() }
    let url = try server.url("/200/a")
    // NSURLConnection+RACSupport.m:21: the closure of +createSignal: sends a request.
    await row(
      "+rac_sendAsynchronousRequest:", is: ["a", "a"],
      was: {
        let subscribe = { try await session.data(from: url).0 }
        return [try await subscribe(), try await subscribe()].map {
          String(decoding: $0, as: UTF8.self)
        }
      },
      {
        let session: URLSession = session
        let signal = session.signal(for: url).map { _, data in
          String(decoding: data, as: UTF8.self)
        }
        var texts: [String] = []
        for _ in 1...2 { for try await text in signal.values { texts.append(text) } }
        return texts
      })
  }

  @Test func `user defaults are bound as in the guide`() throws {
    let name = "braid.tests.\(UUID().uuidString)"
    let defaults = try #require(UserDefaults(suiteName: name))
    defer { defaults.removePersistentDomain(forName: name) }
    let setElsewhere = { (value: String) in
      defaults.set(value, forKey: "a")
      NotificationCenter.default.post(name: UserDefaults.didChangeNotification, object: defaults)
    }
    // NSUserDefaults+RACSupport.m:38 to 46: the filter drops the sent value, before
    // -distinctUntilChanged sees it, which then takes the old value for the current one.
    row(
      "-rac_channelTerminalForKey:", is: ["", "x", "x"], unlike: ["", "x"],
      was: {
        var (emitted, ignoresNext) = ([""], false)
        let didChange = { (value: String) in
          if ignoresNext { return ignoresNext = false }
          if emitted.last != value { emitted.append(value) }
        }
        let sendNext = { (value: String) in
          ignoresNext = true
          didChange(value)
        }
        didChange("x")
        sendNext("y")
        didChange("x")
        return emitted
      },
      {
        let defaults: UserDefaults = defaults
        let channel = defaults.channel(forKey: "a", as: String.self)
        let recording = channel.map { $0 ?? "" }.recorded()
        setElsewhere("x")
        channel.sendNext("y")
        setElsewhere("x")
        return recording.events
      })
    row("-rac_channelTerminalForKey:", is: ["x", "z"]) {
      let recording = defaults.signal(forKey: "a", as: String.self).map { $0 ?? "" }.recorded()
      setElsewhere("z")
      return recording.events
    }
  }

  // MARK: Names

  private struct Probes: SignalTracer {
    let log: TestSupport.Log<String>
    // Other tests run at the same time.
    func next(_ value: Any, signal: String, subscriber: ObjectIdentifier) {
      if signal.contains("probed") { log("\(signal) \(value)") }
    }
    func completed(signal: String, subscriber: ObjectIdentifier) {
      if signal.contains("probed") { log("\(signal) |") }
    }
  }

  private struct Growth: SignalTracer {
    let log: TestSupport.Log<Int>
    let group: CompoundDisposable
    func added(_ disposable: any Disposable, to compound: CompoundDisposable, count: Int) {
      if compound === group { log(count) }
    }
    func removed(_ disposable: any Disposable, from compound: CompoundDisposable, count: Int) {
      if compound === group { log(count) }
    }
  }

  @Test func `names and probes are as in ReactiveObjC`() {
    // RACStream.m:59: the name is set if the variable is in the environment.
    row(
      "name, -setNameWithFormat:, RAC_DEBUG_SIGNAL_NAMES", is: ["", "source"],
      was: {
        [false, true].map { isDebugging in
          var name = ""
          if isDebugging { name = "source" }
          return name
        }
      },
      {
        [false, true].map { areOn in
          withSignalNames(areOn) {
            // As BRAID_DEBUG_SIGNAL_NAMES is read when this is first used.
            expectEqual(SignalNames.areOn, areOn)
            return Signal<Int>.never.named("source").name
          }
        }
      })
    // RACPassthroughSubscriber.m:73: the probe of a signal fires, then the next one's is called.
    row(
      "the probes of DTrace",
      is: ["probed 1", "[probed] -map: 10", "probed |", "[probed] -map: |"],
      was: {
        let log = Names()
        let map = { (value: Int?) in
          log(value.map { "[probed] -map: \($0 * 10)" } ?? "[probed] -map: |")
        }
        let source = { (value: Int?) in
          log(value.map { "probed \($0)" } ?? "probed |")
          map(value)
        }
        source(1)
        source(nil)
        return log.entries
      },
      {
        let log = Names()
        let probes: any SignalTracer = Probes(log: log)
        withSignalNames(true) {
          SignalTracing.tracer = probes
          defer { SignalTracing.tracer = nil }
          sent(1).named("probed").map { $0 * 10 }.subscribe()
        }
        return log.entries
      })
    // RACCompoundDisposable.m:166, 206: two members are inline; the array's count is reported.
    row(
      "the template \"Disposable Growth\"", is: [3, 4, 3],
      was: {
        var (counts, members) = ([Int](), 0)
        let changeBy = { (change: Int) in
          members += change
          if max(members, members - change) > 2 { counts.append(members) }
        }
        for change in [1, 1, 1, 1, -1] { changeBy(change) }
        return counts
      },
      {
        let growth = Growth(log: TestSupport.Log(), group: CompoundDisposable())
        let members = (0..<4).map { _ in BooleanDisposable() }
        withSignalNames(true) {
          let tracer: any SignalTracer = growth
          SignalTracing.tracer = tracer
          defer { SignalTracing.tracer = nil }
          for member in members { growth.group.add(member) }
          growth.group.remove(members[0])
        }
        // `Resources` counts live objects; SignalTracer reports `added` and `removed`.
        return growth.log.entries
      })
  }

  // MARK: Properties and channels

  private final class Model: Sendable {
    let name = SignalProperty("a")
  }

  @MainActor @Test func `models can be observed as in the guide`() async {
    // NSObject+RACPropertySubscribing.m:46: the value, then the changes.
    await row(
      "observable properties", is: ["a", "b"],
      was: {
        final class Object {
          var name = "a" { didSet { observer(name) } }
          var observer: (String) -> Void = { _ in }
        }
        var names: [String] = []
        let object = Object()
        names.append(object.name)
        object.observer = { names.append($0) }
        object.name = "b"
        return names
      },
      { @MainActor in
        // An `Observable` model, and a property.
        let account = ObservedAccount()
        var names: [String] = []
        for try await name in Signal.observing(account, \.name).take(2).values {
          names.append(name)
          account.name = "b"
        }
        let property = SignalProperty("a")
        let recording = property.signal.recorded()
        property.value = "b"
        return recording.events == names ? names : []
      })
  }

  @Test func `properties and channels behave as in the guide`() {
    // NSObject+RACKVOWrapper.m: KVO calls the block on the thread that sets.
    row(
      "from another thread", is: ["a here", "b there"],
      was: {
        let log = Names()
        let caller = ObjectIdentifier(Thread.current)
        let didSet: @Sendable (String) -> Void = {
          log($0 + (ObjectIdentifier(Thread.current) == caller ? " here" : " there"))
        }
        didSet("a")
        onThreads(1) { _ in didSet("b") }
        return log.entries
      },
      {
        let (property, log) = (SignalProperty("a"), Names())
        let caller = ObjectIdentifier(Thread.current)
        property.signal.subscribe(
          next: { log($0 + (ObjectIdentifier(Thread.current) == caller ? " here" : " there")) },
          isolation: nil)
        onThreads(1) { _ in property.value = "b" }
        return log.entries
      })
    row("in a Sendable class", is: ["a", "b", "b"]) {
      let model: any Sendable = Model()
      guard let model = model as? Model else { return [] }
      let property: SignalProperty<String> = model.name
      let recording = property.signal.recorded()
      property.value = "b"
      return recording.events + [property.value]
    }
    // RACKVOChannel.m:193, 194: the left side is followed last, and its first value skipped.
    row(
      "a value that an observer of the left property sets in reply to a new binding",
      is: [100, 100],
      unlike: [100, 200],
      was: {
        let (left, right, changes) = (Box(1), Box(200), Box(0))
        let followers = Box<[(Int) -> Void]>([])
        func setLeft(_ value: Int) {
          left.value = value
          for follower in followers.value { follower(value) }
          if value > 100 { setLeft(100) }
        }
        setLeft(right.value)
        let follow: (Int) -> Void = { value in
          if changes.value > 0 { right.value = value }
          changes.update { $0 += 1 }
        }
        followers.update { $0.append(follow) }
        follow(left.value)
        return [left.value, right.value]
      },
      {
        let (left, right) = (SignalProperty(1), SignalProperty(200))
        left.signal.subscribe(next: { [weak left] in if $0 > 100 { left?.value = 100 } })
        left <~> right
        return [left.value, right.value]
      })
    // RACKVOChannel.m:96: the observation of the target retains the channel.
    row(
      "owner of a channel to a property", is: [true, false], unlike: [true, true],
      was: {
        final class OldChannel {}
        final class Target { var observations: [OldChannel] = [] }
        let target = Target()
        weak var channel: OldChannel?
        let isThere = { () -> Bool in
          let made = OldChannel()
          (channel, target.observations) = (made, [made])
          return channel != nil
        }
        return withExtendedLifetime(target) { [isThere(), channel != nil] }
      },
      {
        let property = SignalProperty("a")
        weak var channel: ChannelTerminal<String>?
        // The optimizer reads the reference once, if both reads are in one function.
        @inline(never)
        func isThere() -> Bool {
          let made = property.channel()
          channel = made
          return withExtendedLifetime(made) { channel != nil }
        }
        return withExtendedLifetime(property) { [isThere(), channel != nil] }
      })
  }

  // MARK: Sequences

  @Test func `sequences behave as in the guide`() {
    // RACUnarySequence.m:36: nil. RACArraySequence.m:31: the empty sequence, whose tail is nil.
    row(
      "the tail of one element", is: ["empty", "empty", "nil"], unlike: ["nil", "empty", "nil"],
      was: {
        indirect enum Old { case unary, array([Int]), empty }
        let tail = { (sequence: Old) -> String in
          switch sequence {
          case .unary, .empty: "nil"
          case .array(let elements): elements.count == 1 ? "empty" : "elements"
          }
        }
        return [tail(.unary), tail(.array([1])), tail(.empty)]
      },
      {
        [PullSequence.just(1), [1].pullSequence, .empty].map { sequence in
          sequence.tail.map { $0.isEmpty ? "empty" : "elements" } ?? "nil"
        }
      })
    // RACUnarySequence.m:74: equal only to one of its class. RACSequence.m:354: to each sequence
    // with the same elements.
    row(
      "equality", is: [true, true, false], unlike: [false, true, false],
      was: {
        enum Old {
          case unary(Int), array([Int])
          var elements: [Int] { if case .array(let elements) = self { elements } else { [1] } }
        }
        let isEqual = { (left: Old, right: Old) -> Bool in
          if case .unary(let element) = left {
            if case .unary(let other) = right { element == other } else { false }
          } else {
            left.elements == right.elements
          }
        }
        return [
          isEqual(.unary(1), .array([1])), isEqual(.array([1]), .unary(1)),
          isEqual(.array([1]), .array([1, 2])),
        ]
      },
      {
        let (unary, array) = (PullSequence.just(1), [1].pullSequence)
        return [unary == array, array == unary, array == [1, 2].pullSequence]
      })
    // RACStringSequence.m:37, 49: `head` is one unit, an element of `array` a composed character.
    let text = "e\u{301}x"
    row(
      "a string as a sequence", is: ["e\u{301}", "e\u{301}"], unlike: ["e", "e\u{301}"],
      was: { [String(decoding: text.utf16.prefix(1), as: UTF16.self), String(text.prefix(1))] },
      {
        let sequence = text.pullSequence
        return [
          sequence.head.map { String($0) } ?? "", Array(sequence).first.map { String($0) } ?? "",
        ]
      })
    // RACSignalSequence.m:25, 52: each tail subscribes a new replay subject to the rest, endlessly.
    row(
      "sequence of a signal", is: [1, 0], unlike: [2, 2],
      was: {
        let subscriptions = Box(0)
        let sequenceWithSignal = { subscriptions.update { $0 += 1 } }
        do {
          sequenceWithSignal()
          sequenceWithSignal()  // -tail
        }
        return [subscriptions.value, subscriptions.value]
      },
      {
        let live = Box(0)
        let source = SignalSubject<Int>()
        let signal = source.initially { live.update { $0 += 1 } }
          .onTermination { live.update { $0 -= 1 } }
        let read = { () -> Int in
          let sequence = signal.sequence
          for value in 1...2 { source.sendNext(value) }
          return withExtendedLifetime(sequence.tail) { live.value }
        }
        return [read(), live.value]
      })
  }
}
