// SPDX-License-Identifier: MIT
import BraidObservable
import BraidSignal

extension Demo {
  static let sharing = [
    Demo("share", "One subscription for all observers.", ["source": "a---b---c---d|"])
      .observable("share()", from: [0, 6]) { $0.source.share() }
      .signal("publish().autoconnect()", name: "autoconnect", from: [0, 6]) {
        $0.source.publish().autoconnect()
      },
    Demo(
      "share(replay:)", "Late observers first receive the newest values.",
      ["source": "a---b---c---d|"]
    )
    .observable("share(replay: 1)", from: [0, 6]) { $0.source.share(replay: 1) }
    .signal("replayLast()", name: "replayLast", from: [0, 6]) { $0.source.replayLast() },
    Demo(
      "replay", "Late observers first receive all values so far.", ["source": "a---b---c---d|"]
    )
    .observable("replayAll().refCount()", from: [0, 6]) { $0.source.replayAll().refCount() }
    .signal("replayLazily()", name: "replayLazily", from: [0, 6]) { $0.source.replayLazily() },
  ]
}
