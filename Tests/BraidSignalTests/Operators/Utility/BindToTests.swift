// SPDX-License-Identifier: MIT
import BraidSignal
import BraidTesting
import TestSupport
import Testing

@Suite struct BindToTests {
  private final class Label: @unchecked Sendable {  // used by one thread
    var text = ""
    var note: String?
    var width = 0
  }

  @Test func `sets the property to each value`() {
    let label = Label()
    let source = SignalSubject<String>()
    source.bind(to: label, \.text)
    source.sendNext("a")
    #expect(label.text == "a")
    source.sendNext("b")
    source.sendCompleted()
    #expect(label.text == "b")
  }

  @Test func `nil may be replaced, or set`() {
    let label = Label()
    let source = SignalSubject<String?>()
    source.bind(to: label, \.text, default: "none")
    source.bind(to: label, \.note)
    source.sendNext("a")
    #expect(label.text == "a")
    #expect(label.note == "a")
    source.sendNext(nil)
    #expect(label.text == "none")
    #expect(label.note == nil)
  }

  @Test func `a closure may do more than set`() {
    let label = Label()
    sent(1, 2, 3).bind(to: label) { $0.width += $1 }
    #expect(label.width == 6)
  }

  @Test func `does not keep the object, and ends when it is gone`() {
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

  @Test func `disposal ends it`() {
    let label = Label()
    let source = SignalSubject<String>()
    let binding = source.bind(to: label, \.text)
    source.sendNext("a")
    binding.dispose()
    source.sendNext("b")
    #expect(label.text == "a")
    #expect(!source.hasSubscribers)
  }

  @Test func `ends with an empty signal and never with a silent one`() {
    let label = Label()
    Signal<String>.empty.bind(to: label, \.text)
    Signal<String>.never.bind(to: label, \.text)
    #expect(label.text == "")
  }

  @Test func `an error stops a debug build and says what to do`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      Signal<String>.error(MarbleFailure()).bind(to: Label(), \.text)
    }
    #expect(result?.errorText.contains("handle it before, with catch(to:) or retry()") == true)
  }
}
