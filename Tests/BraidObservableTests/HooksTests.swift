// SPDX-License-Identifier: MIT
import BraidCore
import BraidObservable
import TestSupport
import Testing

/// Subscriptions that take no errors.
///
/// Here and not in the tests: in an exit test all lines are one.
private enum Unheard {
  static let line = #line + 3

  static func subscribe() {
    Observable<Int>.error(TestError("bad")).subscribe(onNext: { _ in }).dispose()
  }

  static let lineOfBinding = #line + 4

  static func bind() {
    let source = Observable<Int>.error(TestError("bad"))
    source.bind(onNext: { _ in }).dispose()
    source.bind(with: Log<Int>()) { $0($1) }.dispose()
  }

  static let lineOfRelays = #line + 4

  static func bindToRelays() {
    let source = Observable<Int>.error(TestError("bad"))
    source.bind(to: PublishRelay<Int>()).dispose()
    source.bind(to: PublishRelay<Int?>()).dispose()
    source.bind(to: BehaviorRelay<Int>(value: 0)).dispose()
    source.bind(to: BehaviorRelay<Int?>(value: 0)).dispose()
    source.bind(to: ReplayRelay<Int>.create(bufferSize: 1)).dispose()
    source.bind(to: ReplayRelay<Int?>.create(bufferSize: 1)).dispose()
  }

  static let lineOfOther = #line + 3

  static func subscribe(to source: PublishSubject<Int>) -> any Disposable {
    source.subscribe(onCompleted: {})
  }

  static func subscribeToTraits() {
    Single<Int>.error(TestError("single")).subscribe(onSuccess: { _ in }).dispose()
    Maybe<Int>.error(TestError("maybe")).subscribe(onCompleted: {}).dispose()
    Completable.error(TestError("completable")).subscribe(onCompleted: {}).dispose()
    let failing = Infallible.just(1).flatMap { _ in Observable<Int>.error(TestError("inner")) }
    failing.subscribe(onNext: { _ in }).dispose()
    failing.subscribe { _ in }.dispose()
    failing.subscribe(with: Log<Int>(), onNext: { _, _ in }).dispose()
  }

  static func subscribeInLines() -> Int {
    let failing = Observable<Int>.error(TestError("bad"))
    let screen = Log<Int>()
    failing.subscribe().dispose()
    failing.subscribe(with: screen, onNext: { $0($1) }).dispose()
    failing.asSingle().subscribe(with: screen, onSuccess: { $0($1) }).dispose()
    failing.asMaybe().subscribe().dispose()
    failing.ignoreElements().asCompletable().subscribe().dispose()
    return #line - 1
  }
}

/// Each in a process of its own: hooks are settings of the process.
struct HooksTests {
  private static func hint(_ wanted: String) -> String {
    "To print \(wanted) here, set Hooks.recordCallStackOnError = true before subscribing.\n"
  }

  /// The message about a subscription made on a line of this file.
  private static func site(_ line: Int) -> String {
    "Subscribed at BraidObservableTests/HooksTests.swift:\(line)."
  }

  @Test(.debugBuild) func `an unhandled error is printed with the call site and the remedy`()
    async
  {
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardOutputContent]
    ) {
      stopTracing()
      Unheard.subscribe()
    }
    expectEqual(
      result?.outputText,
      """
      Unhandled error happened: TestError(name: "bad")
      \(Self.site(Unheard.line))
      The subscription has no onError. Add onError: to subscribe, or handle the error \
      upstream, with catch(_:), catchAndReturn(_:) or retry(_:).
      \(Self.hint("what led to it"))
      """)
  }

  @Test(.debugBuild) func `an error sent to a relay is printed with the call site`() async {
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardOutputContent]
    ) {
      stopTracing()
      Unheard.bindToRelays()
    }
    let sentences = (0..<6).map { index in
      """
      Unhandled error happened: TestError(name: "bad")
      \(Self.site(Unheard.lineOfRelays + index))
      The subscription was made by bind(to:). A relay cannot receive errors: the binding has \
      ended, and the relay keeps its value. Handle the error upstream of bind(to:), with \
      catch(_:), catchAndReturn(_:) or retry(_:).
      \(Self.hint("what led to it"))
      """
    }
    expectEqual(result?.outputText, sentences.joined())
  }

  @Test(.debugBuild) func `an error in bind(onNext:) is printed with the call site`() async {
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardOutputContent]
    ) {
      stopTracing()
      Unheard.bind()
    }
    let sentences = [Unheard.lineOfBinding, Unheard.lineOfBinding + 1].map { line in
      """
      Unhandled error happened: TestError(name: "bad")
      \(Self.site(line))
      The subscription was made by bind(onNext:), which receives values only, so the binding has \
      ended. Handle the error upstream of bind(onNext:), with catch(_:), catchAndReturn(_:) or \
      retry(_:), or use subscribe(onNext:onError:).
      \(Self.hint("what led to it"))
      """
    }
    expectEqual(result?.outputText, sentences.joined())
  }

  @Test(.debugBuild) func `traits and infallibles name their own remedies`() async {
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardOutputContent]
    ) {
      Unheard.subscribeToTraits()
    }
    let lines = result?.outputText.split(separator: "\n").map(String.init) ?? []
    let remedies = lines.filter { $0.hasPrefix("The subscription ") }.map { $0.prefix(47) }
    expectEqual(
      remedies,
      [
        "The subscription has no closure for errors. Add",
        "The subscription has no closure for errors. Add",
        "The subscription has no onError. Add onError: t",
        "The subscription is to an Infallible. An observ",
        "The subscription is to an Infallible. An observ",
        "The subscription is to an Infallible. An observ",
      ])
    let places = lines.filter {
      $0.hasPrefix("Subscribed at BraidObservableTests/HooksTests.swift")
    }
    expectEqual(places.count, 5)
    expectEqual(Set(places).count, 5)
  }

  @Test(.debugBuild)
  func `the handler receives the call stack of the subscription if stacks are recorded`() async {
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardOutputContent]
    ) {
      stopTracing()
      let source = PublishSubject<Int>()
      let captures = Log<String>()
      Hooks.recordCallStackOnError = true
      Hooks.customCaptureSubscriptionCallstack = {
        captures("captured")
        return ["Screen.swift:53", "App.swift:9"]
      }
      let subscriptions = [
        Unheard.subscribe(to: source), Unheard.subscribe(to: source),
        source.subscribe(onError: { _ in }),
      ]
      Hooks.customCaptureSubscriptionCallstack = { ["elsewhere"] }
      source.onError(TestError("bad"))
      for subscription in subscriptions { subscription.dispose() }
      print(captures.entries.count)
    }
    let one = """
      Unhandled error happened: TestError(name: "bad")
      \(Self.site(Unheard.lineOfOther))
      The subscription has no onError. Add onError: to subscribe, or handle the error upstream, \
      with catch(_:), catchAndReturn(_:) or retry(_:).
      subscription called from:
      Screen.swift:53
      App.swift:9

      """
    expectEqual(result?.outputText, one + one + "2\n")
  }

  @Test func `call stacks have symbols unless a custom capture is set`() async {
    await #expect(processExitsWith: .success) {
      #expect(!Hooks.recordCallStackOnError)
      #expect(!Hooks.customCaptureSubscriptionCallstack().isEmpty)
    }
  }

  @Test func `a call stack begins with the file and line of the subscription`() async {
    await #expect(processExitsWith: .success) {
      let log = Log<[String]>()
      Hooks.recordCallStackOnError = true
      Hooks.defaultErrorHandler = { callStack, _ in log(callStack) }
      let last = Unheard.subscribeInLines()
      expectEqual(
        log.entries.map { $0.first },
        (last - 4...last).map { "BraidObservableTests/HooksTests.swift:\($0)" })
      #expect(log.entries.allSatisfy { $0.count > 1 })
    }
  }

  @Test func `a custom handler receives the error and the call stack`() async {
    await #expect(processExitsWith: .success) {
      let log = Log<String>()
      Hooks.defaultErrorHandler = { callStack, error in log("\(callStack) \(error)") }
      let failing = Observable<Int>.error(TestError("bad"))
      failing.subscribe().dispose()
      failing.bind(to: PublishRelay<Int>()).dispose()
      Hooks.recordCallStackOnError = true
      Hooks.customCaptureSubscriptionCallstack = { ["here"] }
      failing.subscribe().dispose()
      failing.asSingle().subscribe().dispose()
      failing.subscribe(onError: { _ in log("taken") }).dispose()
      let error = "TestError(name: \"bad\")"
      expectEqual(
        log.entries,
        ["[] \(error)", "[] \(error)"]
          + ["[\"here\"] \(error)", "[\"here\"] \(error)", "taken"])
    }
  }

  @Test(.debugBuild) func `resetting the default handler restores its output`() async {
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardOutputContent]
    ) {
      let standard = Hooks.defaultErrorHandler
      Hooks.defaultErrorHandler = { _, _ in }
      Hooks.defaultErrorHandler = standard
      Observable<Int>.error(TestError("bad")).subscribe().dispose()
    }
    expectEqual(result?.outputText.hasPrefix("Unhandled error happened: "), true)
  }

  @Test(.releaseBuild) func `a release build prints nothing and continues`() async {
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardOutputContent]
    ) {
      Unheard.subscribe()
      Unheard.bind()
      Unheard.subscribeToTraits()
      print("on")
    }
    expectEqual(result?.outputText, "on\n")
  }
}
