// SPDX-License-Identifier: MIT
import BraidSignal

/// A channel between a model and a view, and two properties that follow each other.
@Sendable
func channelPair(_ say: Narrator) {
  let name = Channel<String>()

  say.scene("What one side sends, the other side gets; nothing comes back.")
  name.leading.subscribe(next: { say("the model stores \($0)") })
  name.leading.sendNext("Ada")
  name.following.subscribe(next: { say("the view shows \($0)") })
  say("the model sends Grace")
  name.leading.sendNext("Grace")
  say("the view sends Barbara")
  name.following.sendNext("Barbara")

  say.scene("Two properties: the left one takes the right one's value, then each follows.")
  let celsius = SignalProperty(0)
  let shown = SignalProperty(20)
  celsius.signal.subscribe(next: { say("celsius is \($0)") })
  let binding = celsius <~> shown
  say("shown is set to 25")
  shown.value = 25
  say("celsius is set to 30")
  celsius.value = 30
  say("shown is \(shown.value)")

  say.scene("Apart again.")
  binding.dispose()
  shown.value = 99
  say("celsius is still \(celsius.value)")

  say.scene("The end of one side is the end of both.")
  name.leading.subscribe(completed: { say("the model hears the end") })
  name.following.sendCompleted()
  name.following.subscribe(completed: { say("who comes later hears it, too") })
}
