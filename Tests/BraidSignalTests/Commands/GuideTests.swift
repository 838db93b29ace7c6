// SPDX-License-Identifier: MIT
import BraidCore
import BraidSignal
import BraidTesting
import TestSupport
import Testing

/// The examples of commands and properties in the guide for ReactiveObjC's users.
@Suite(.exclusive(.mainQueue)) struct GuideTests {
  private struct Credentials: Sendable { var name: String }
  private struct User: Sendable {}

  private struct Form: Sendable {
    let isValid = Signal.just(true)
    let credentials = Credentials(name: "a")
  }

  private struct Service: Sendable {
    func signIn(_ credentials: Credentials) -> Signal<User> {
      .error(TestError("no \(credentials.name)"))
    }
  }

  private final class Button {
    var isEnabled = false
    var onTap = {}
  }

  final class Profile {
    @SignalProperty var name = ""
  }

  private final class Field {
    @SignalProperty var text = "b"
  }

  @MainActor @Test func `a button asks a command, and shows its errors`() {
    let (form, service, button) = (Form(), Service(), Button())
    let shown = TestSupport.Log<String>()
    let show: @Sendable (any Error) -> Void = { shown("\($0)") }
    let signIn = Command<Credentials, User>(enabledIf: form.isValid) { service.signIn($0) }
    signIn.isEnabled.bind(to: button, \.isEnabled)
    signIn.errors.subscribe(next: { show($0) })
    button.onTap = { signIn.execute(form.credentials) }
    #expect(button.isEnabled)
    button.onTap()
    expectEqual(shown.entries, ["\(TestError("no a"))"])
  }

  @Test func `two properties follow each other`() {
    let (profile, field) = (Profile(), Field())
    let counter = SignalProperty(0)
    counter.modify { $0 += 1 }
    expectEqual(counter.value, 1)
    let isLong = profile.$name.map { $0.count > 8 }
    print(isLong.value)
    #expect(!isLong.value)
    profile.$name <~> field.$text
    profile.$name.signal.subscribe(next: { print($0) })
    expectEqual(profile.name, "b")
    profile.name = "c"
    expectEqual(field.text, "c")
  }

  private final class SignInForm: Sendable {
    let name = SignalProperty("")
    let password = SignalProperty("")
  }

  private struct Member: Sendable { var name: String }

  private final class Spinner {
    var isVisible = false
  }

  @MainActor @Test func `a form enables its button, which signs in`() throws {
    struct Accounts: Sendable {
      let answers = SignalSubject<Member>()
      func signIn(_ name: String, _ password: String) -> Signal<Member> {
        password == "wrong password" ? .error(TestError("no")) : answers.take(1)
      }
    }
    typealias User = Member
    let (form, service, button, spinner) = (SignInForm(), Accounts(), Button(), Spinner())
    let shown = TestSupport.Log<String>()
    let show: @Sendable (String) -> Void = { shown($0) }
    let isComplete = Signal.combineLatest(form.name.signal, form.password.signal) {
      !$0.isEmpty && $1.count > 7
    }
    let signIn = Command<Void, User>(enabledIf: isComplete) {
      service.signIn(form.name.value, form.password.value)
    }
    signIn.isEnabled.bind(to: button, \.isEnabled)
    signIn.isExecuting.bind(to: spinner, \.isVisible)
    signIn.executions.flatten().subscribe(next: { show("Welcome, \($0.name)") })
    signIn.errors.subscribe(next: { show("Not today: \($0)") })
    button.onTap = { signIn.execute() }
    #expect(!button.isEnabled)
    button.onTap()
    #expect(!spinner.isVisible)
    form.name.value = "Ada"
    form.password.value = "wrong password"
    #expect(button.isEnabled)
    button.onTap()
    form.password.value = "right password"
    button.onTap()
    #expect(spinner.isVisible)
    #expect(!button.isEnabled)
    service.answers.sendNext(User(name: "Ada"))
    #expect(button.isEnabled)
    #expect(!spinner.isVisible)
    expectEqual(shown.entries, ["Not today: \(TestError("no"))", "Welcome, Ada"])
  }

  @Test func `a search waits for a pause and drops outdated answers`() {
    struct Library: Sendable {
      let answers: TestSignalScheduler
      func search(_ query: String) -> Signal<[String]> {
        if query == "bad" { return .error(TestError("bad")) }
        return Signal.just([query]).delay(.seconds(query.count), on: answers)
      }
    }
    let scheduler = TestSignalScheduler()
    let service = Library(answers: scheduler)
    let queries = SignalSubject<String>()
    let results =
      queries
      .debounce(.milliseconds(300), on: scheduler)
      .distinctUntilChanged()
      .flatMap(.latest) { query in
        service.search(query).catch(to: .just([]))
      }
    let found = results.recorded()
    for query in ["long query", "a", "bad", "b"] {
      queries.sendNext("typing")
      queries.sendNext(query)
      scheduler.advance(by: .seconds(1))
    }
    scheduler.advance(by: .seconds(20))
    expectEqual(found.events, [#"["a"]"#, "[]", #"["b"]"#])
  }

  @Test func `requests run one after the other, and concurrently`() {
    struct Profile: Sendable {
      let friends: [String]
      let messages: Int
    }
    struct Network: Sendable {
      func logIn(_ name: String) -> Signal<Member> { .just(Member(name: name)) }
      func friends(of user: Member) -> Signal<[String]> { .just(["friend of \(user.name)"]) }
      func messages(of user: Member) -> Signal<Int> { .just(2) }
    }
    let (service, name) = (Network(), "Ada")
    let profile =
      service.logIn(name)
      .flattenMap { user in
        Signal.zip(service.friends(of: user), service.messages(of: user)) {
          Profile(friends: $0, messages: $1)
        }
      }
    expectEqual(
      profile.map { "\($0.friends) \($0.messages)" }.events, [#"["friend of Ada"] 2"#, "|"])
  }

  @MainActor @Test func `a property and an action of ReactiveSwift`() {
    let shown = TestSupport.Log<String>()
    func print(_ text: String) { shown(text) }
    let amount = SignalProperty(0)
    let isPositive = amount.signal.map { $0 > 0 }
    let pay = Command<Int, String>(enabledIf: isPositive) { Signal.just("paid \($0)") }
    pay.executions.flatten().subscribe(next: { print($0) })
    amount.value = 5
    pay.execute(amount.value)
    // paid 5
    expectEqual(shown.entries, ["paid 5"])
  }
}
