// SPDX-License-Identifier: MIT
import BraidSignal
import BraidTesting
import TestSupport
import Testing

struct BindToTests {
  private final class Label: @unchecked Sendable {  // used by one thread
    var text = ""
    var note: String?
    var width = 0
  }

  @Test func `bind sets the property to each value`() {
    let label = Label()
    let source = SignalSubject<String>()
    source.bind(to: label, \.text)
    source.sendNext("a")
    expectEqual(label.text, "a")
    source.sendNext("b")
    source.sendCompleted()
    expectEqual(label.text, "b")
  }

  @Test func `nil is replaced by a default, or set`() {
    let label = Label()
    let source = SignalSubject<String?>()
    source.bind(to: label, \.text, default: "none")
    source.bind(to: label, \.note)
    source.sendNext("a")
    expectEqual(label.text, "a")
    expectEqual(label.note, "a")
    source.sendNext(nil)
    expectEqual(label.text, "none")
    expectEqual(label.note, nil)
  }

  @Test func `an optional property takes values that are not optional`() {
    let label = Label()
    let source = SignalSubject<String>()
    let binding = source.bind(to: label, \.note)
    expectEqual(label.note, nil)
    source.sendNext("a")
    expectEqual(label.note, "a")
    binding.dispose()
    source.sendNext("b")
    expectEqual(label.note, "a")
    source.map { $0.first.map(String.init) }.bind(to: label, \.note)
    source.map { $0.count }.map { "\($0)" }.bind(to: label, \.text)
    source.sendNext("cd")
    expectEqual([label.note, label.text], ["c", "2"])
    Signal.just("e").bind(to: label, \.note)
    expectEqual(label.note, "e")
    Signal.just(nil).bind(to: label, \.note)
    expectEqual(label.note, nil)
  }

  @Test func `a closure can transform the value before it is set`() {
    let label = Label()
    sent(1, 2, 3).bind(to: label) { $0.width += $1 }
    expectEqual(label.width, 6)
  }

  @Test func `bind does not retain the object, and ends at the next value after its release`() {
    let source = SignalSubject<String>()
    weak var released: Label?
    do {
      let label = Label()
      released = label
      source.bind(to: label, \.text)
      source.sendNext("a")
      #expect(source.hasSubscribers)
    }
    #expect(released == nil)
    source.sendNext("b")
    #expect(!source.hasSubscribers)
  }

  private final class Screen: HasLifetime, @unchecked Sendable {  // used by one thread
    var title = ""
    var subtitle: String?
    private let token = Lifetime.Token()
    var lifetime: Lifetime { token.lifetime }
  }

  @Test func `bind ends with a target that has a lifetime, before the next value`() {
    let source = SignalSubject<String>()
    let value = SignalSubject<String>()
    let log = Log<String>()
    do {
      let screen = Screen()
      source.bind(to: screen, \.title)
      value.finally { log("ended") }.onTermination { log("over") }.bind(to: screen, \.title)
      source.sendNext("a")
      expectEqual(screen.title, "a")
      #expect(source.hasSubscribers)
    }
    #expect(!source.hasSubscribers)
    #expect(!value.hasSubscribers)
    expectEqual(log.entries, ["over"])
  }

  @Test func `bind releases its signal with the target`() {
    weak var released: SignalSubject<String>?
    do {
      let screen = Screen()
      do {
        let source = SignalSubject<String>()
        released = source
        source.map { $0 + "!" }.bind(to: screen, \.title)
        source.sendNext("a")
      }
      expectEqual(screen.title, "a!")
    }
    #expect(released == nil)
  }

  @Test func `a target removes a binding that has ended`() {
    let screen = Screen()
    weak var released: Log<String>?
    do {
      let log = Log<String>()
      released = log
      let source = SignalSubject<String>()
      source.map { text in
        log(text)
        return text
      }.bind(to: screen, \.title)
      source.sendNext("a")
      source.sendCompleted()
    }
    expectEqual(screen.title, "a")
    #expect(released == nil)
  }

  @Test func `a binding leaves its bag when the target is released`() {
    let bag = DisposeBag()
    let source = SignalSubject<String>()
    do {
      let screen = Screen()
      source.bind(to: screen, \.title).disposed(by: bag)
      expectEqual(bag.count, 1)
    }
    expectEqual(bag.count, 0)
  }

  @Test func `a target can be released while it is set`() {
    final class Owner: @unchecked Sendable {  // used by one thread
      var screen: Screen?
    }
    let owner = Owner()
    let source = SignalSubject<String>()
    let log = Log<String>()
    let screen = Screen()
    owner.screen = consume screen
    if let screen = owner.screen {
      source.bind(to: screen) { _, text in
        log(text)
        owner.screen = nil
      }
    }
    source.sendNext("a")
    source.sendNext("b")
    expectEqual(log.entries, ["a"])
    #expect(!source.hasSubscribers)
  }

  @Test func `the target can be the receiver of bind`() {
    let source = SignalSubject<String>()
    do {
      let screen = Screen()
      screen.bind(\.title, from: source)
      screen.bind(\.subtitle, from: source)
      source.sendNext("a")
      expectEqual([screen.title, screen.subtitle], ["a", "a"])
    }
    #expect(!source.hasSubscribers)
  }

  @Test func `disposal ends the binding`() {
    let label = Label()
    let source = SignalSubject<String>()
    let binding = source.bind(to: label, \.text)
    source.sendNext("a")
    binding.dispose()
    source.sendNext("b")
    expectEqual(label.text, "a")
    #expect(!source.hasSubscribers)
  }

  @Test func `bind ends with an empty signal and never with a silent one`() {
    let label = Label()
    Signal<String>.empty.bind(to: label, \.text)
    Signal<String>.never.bind(to: label, \.text)
    expectEqual(label.text, "")
  }

  @Test(.debugBuild) func `an error traps in a debug build and names the remedy`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      Signal<String>.error(MarbleFailure()).bind(to: Label(), \.text)
    }
    expectEqual(result?.errorText.contains("handle it before, with catch(to:) or retry()"), true)
  }

  @Test(.releaseBuild) func `an error ends the binding in a release build`() {
    let label = Label()
    let source = SignalSubject<String>()
    source.bind(to: label, \.text)
    source.sendNext("a")
    source.sendError(MarbleFailure())
    expectEqual(label.text, "a")
    #expect(!source.hasSubscribers)
  }
}
