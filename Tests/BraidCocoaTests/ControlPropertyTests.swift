// SPDX-License-Identifier: MIT
import BraidCocoa
import BraidTesting
import TestSupport
import Testing

@Suite(.exclusive(.mainQueue)) struct ControlPropertyTests {
  /// A text field as a toolkit might have it.
  @MainActor
  final class Field: ReactiveCompatible {
    var text: String?
    let edits = PublishSubject<Void>()

    func type(_ text: String?) {
      self.text = text
      edits.onNext(())
    }
  }

  @MainActor @Test func `a control property emits the current value, and the user's changes`() {
    let field = Field()
    field.text = "a"
    let log = Log<String?>()
    let subscription = field.rx.input.subscribe(onNext: { log($0) })
    field.type("b")
    field.text = "not by people"
    field.type(nil)
    expectEqual(log.entries, ["a", "b", nil])
    subscription.dispose()
    field.type("c")
    expectEqual(log.entries.count, 3)
  }

  @MainActor @Test func `changed drops the current value`() {
    let field = Field()
    let log = Log<String?>()
    let subscription = field.rx.input.changed.subscribe(onNext: { log($0) })
    field.type("b")
    expectEqual(log.entries, ["b"])
    subscription.dispose()
  }

  @MainActor @Test func `a control property accepts values from the program`() {
    let field = Field()
    let property = field.rx.input
    let suggestions = PublishSubject<String?>()
    let subscription = suggestions.subscribe(property)
    suggestions.onNext("a")
    expectEqual(field.text, "a")
    property.onNext("b")
    property.onCompleted()
    property.asControlProperty().onNext("c")
    expectEqual(field.text, "c")
    subscription.dispose()
  }

  @MainActor @Test func `orEmpty replaces nil by an empty string, and accepts strings`() {
    let field = Field()
    let log = Log<String>()
    let text = field.rx.input.orEmpty
    let subscriptions = [
      text.subscribe(onNext: { log($0) }),
      text.asObservable().subscribe(onNext: { log("o" + $0) }),
      text.asDriver().drive(onNext: { log("d" + $0) }),
    ]
    field.type("a")
    expectEqual(log.entries, ["", "o", "d", "a", "oa", "da"])
    text.onNext("b")
    expectEqual(field.text, "b")
    for subscription in subscriptions { subscription.dispose() }
  }

  @Test(.debugBuild)
  func `an error sent to a control property traps in a debug build with the reason`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { Field().rx.input.onError(TestError("bound")) }
    }
    expectEqual(result?.errorText.contains("ControlProperty: the bound sequence failed"), true)
  }
}

extension Reactive where Base: ControlPropertyTests.Field {
  @MainActor var input: ControlProperty<String?> {
    let field = base
    let values = field.edits.startWith(()).map { MainActor.assumeIsolated { field.text } }
    return ControlProperty(values: values, valueSink: Binder(base) { $0.text = $1 })
  }
}
