// SPDX-License-Identifier: MIT
import BraidCore
import BraidObservable
import TestSupport
import Testing

/// Each in a process of its own: hooks are settings of the process.
@Suite struct HooksTests {
  private static let hint = """
    To see here where the subscription was made, set Hooks.recordCallStackOnError = true before it \
    is made.

    """

  @Test func `an error that nobody takes is printed with the remedy`() async {
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardOutputContent]
    ) {
      Observable<Int>.error(TestError("bad")).subscribe(onNext: { _ in }).dispose()
    }
    #expect(
      result?.outputText == """
        Unhandled error happened: TestError(name: "bad")
        The subscription has no onError. Add onError: to subscribe, or catch the error before, \
        with catch(_:), catchAndReturn(_:) or retry(_:).
        \(Self.hint)
        """)
  }

  @Test func `an error that reaches a relay names the binding`() async {
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardOutputContent]
    ) {
      let source = Observable<Int>.error(TestError("bad"))
      source.bind(to: PublishRelay<Int>()).dispose()
      source.bind(to: PublishRelay<Int?>()).dispose()
      source.bind(to: BehaviorRelay<Int>(value: 0)).dispose()
      source.bind(to: BehaviorRelay<Int?>(value: 0)).dispose()
      source.bind(to: ReplayRelay<Int>.create(bufferSize: 1)).dispose()
      source.bind(to: ReplayRelay<Int?>.create(bufferSize: 1)).dispose()
    }
    let one = """
      Unhandled error happened: TestError(name: "bad")
      The subscription is one of bind(to:), and a relay takes no errors: the binding is over, the \
      relay keeps its value. Catch the error before bind(to:), with catch(_:), catchAndReturn(_:) \
      or retry(_:).
      \(Self.hint)
      """
    #expect(result?.outputText == String(repeating: one, count: 6))
  }

  @Test func `traits and infallibles have their own remedies`() async {
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardOutputContent]
    ) {
      Single<Int>.error(TestError("single")).subscribe(onSuccess: { _ in }).dispose()
      Maybe<Int>.error(TestError("maybe")).subscribe(onCompleted: {}).dispose()
      Completable.error(TestError("completable")).subscribe(onCompleted: {}).dispose()
      let failing = Infallible.just(1).flatMap { _ in Observable<Int>.error(TestError("inner")) }
      failing.subscribe(onNext: { _ in }).dispose()
      failing.subscribe { _ in }.dispose()
      failing.subscribe(with: Log<Int>(), onNext: { _, _ in }).dispose()
    }
    let lines = result?.outputText.split(separator: "\n").map(String.init) ?? []
    let remedies = stride(from: 1, to: lines.count, by: 3).map { lines[$0].prefix(47) }
    #expect(
      remedies == [
        "The subscription has no closure for errors. Add",
        "The subscription has no closure for errors. Add",
        "The subscription has no onError. Add onError: t",
        "The subscription is one of an Infallible. An ob",
        "The subscription is one of an Infallible. An ob",
        "The subscription is one of an Infallible. An ob",
      ])
  }

  @Test func `the call stack is that of the subscription, if it is recorded`() async {
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardOutputContent]
    ) {
      let source = PublishSubject<Int>()
      let captures = Log<String>()
      Hooks.recordCallStackOnError = true
      Hooks.customCaptureSubscriptionCallstack = {
        captures("captured")
        return ["Screen.swift:53", "App.swift:9"]
      }
      let subscriptions = [
        source.subscribe(onNext: { _ in }), source.subscribe(onCompleted: {}),
        source.subscribe(onError: { _ in }),
      ]
      Hooks.customCaptureSubscriptionCallstack = { ["elsewhere"] }
      source.onError(TestError("bad"))
      for subscription in subscriptions { subscription.dispose() }
      print(captures.entries.count)
    }
    let one = """
      Unhandled error happened: TestError(name: "bad")
      The subscription has no onError. Add onError: to subscribe, or catch the error before, with \
      catch(_:), catchAndReturn(_:) or retry(_:).
      subscription called from:
      Screen.swift:53
      App.swift:9

      """
    #expect(result?.outputText == one + one + "2\n")
  }

  @Test func `call stacks have symbols unless they are captured otherwise`() async {
    await #expect(processExitsWith: .success) {
      #expect(!Hooks.recordCallStackOnError)
      #expect(!Hooks.customCaptureSubscriptionCallstack().isEmpty)
    }
  }

  @Test func `a handler of one's own gets the error and the call stack`() async {
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
      #expect(
        log.entries == ["[] \(error)", "[] \(error)"]
          + ["[\"here\"] \(error)", "[\"here\"] \(error)", "taken"])
    }
  }

  @Test func `the default handler can be set back`() async {
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardOutputContent]
    ) {
      let standard = Hooks.defaultErrorHandler
      Hooks.defaultErrorHandler = { _, _ in }
      Hooks.defaultErrorHandler = standard
      Observable<Int>.error(TestError("bad")).subscribe().dispose()
    }
    #expect(result?.outputText.hasPrefix("Unhandled error happened: ") == true)
  }
}
