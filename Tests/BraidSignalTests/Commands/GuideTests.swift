// SPDX-License-Identifier: MIT
import BraidCore
import BraidSignal
import TestSupport
import Testing

/// What the guide for ReactiveObjC's users shows of commands and properties.
@Suite struct GuideTests {
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
    #expect(shown.entries == ["\(TestError("no a"))"])
  }

  @Test func `two properties follow each other`() {
    let (profile, field) = (Profile(), Field())
    profile.$name <~> field.$text
    profile.$name.signal.subscribe(next: { print($0) })
    #expect(profile.name == "b")
    profile.name = "c"
    #expect(field.text == "c")
  }
}
