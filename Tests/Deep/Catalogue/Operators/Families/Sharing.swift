// SPDX-License-Identifier: MIT
import BraidObservable
import BraidSignal
import ReferenceModel

extension Operators {
  @ListOf<OperatorRow> static var sharing: [OperatorRow] {
    row(
      "one subscription shared by all observers, while there is an observer",
      observable: ["share": ["share(replay:scope:)"], "refCount": ["refCount()"]],
      signal: ["autoconnect": ["autoconnect()"]],
      references: [.builtIn()]
    ) {
      observable("share", except: [.shares, .tearsDownLast], edges: Edges()) { s in s.source.share()
      }
      observable(
        "share(replay:)", except: [.shares, .tearsDownFirst], edges: Edges(),
        reentry: Reentry("1", "2", "3")
      ) { s in s.source.share(replay: 2) }
      observable("share forever", except: [.shares, .tearsDownFirst], edges: Edges()) { s in
        s.source.share(scope: .forever)
      }
      observable(
        "share(replay:) forever", except: [.shares, .remembers, .tearsDownFirst], edges: Edges()
      ) { s in
        s.source.share(replay: 2, scope: .forever)
      }
      observable("publish, refCount", except: [.shares, .tearsDownFirst], edges: Edges()) { s in
        s.source.publish().refCount()
      }
      signal(
        "publish and autoconnect", except: [.shares], edges: Edges(neverWaits: "(^!)"),
        named: "[[s] -publish] -autoconnect"
      ) { s in
        s.source.publish().autoconnect()
      }
    }
    row(
      "one subscription shared by all observers, by a policy",
      observable: ["share": ["share(_:)"]],
      references: [.builtIn()]
    ) {
      observable("share by a policy", except: [.shares, .tearsDownFirst], edges: Edges()) { s in
        s.source.share(SharePolicy())
      }
      observable(
        "share by a policy, with values", except: [.shares, .tearsDownFirst], edges: Edges(),
        reentry: Reentry("1", "2", "3")
      ) { s in s.source.share(SharePolicy(replay: .latest(2))) }
      observable(
        "share by a policy that keeps", except: [.shares, .remembers, .tearsDownFirst],
        edges: Edges()
      ) {
        s in
        s.source.share(SharePolicy(replay: .latest(2), restart: .keepingValues, end: .replay))
      }
    }
    row(
      "one shared subscription, connected by a call",
      unpictured: "begun by hand, it is a share",
      observable: [
        "publish": ["publish()"],
        "multicast": ["multicast(_:)", "multicast(_:selector:)", "multicast(makeSubject:)"],
      ],
      signal: ["publish": ["publish()"], "multicast": ["multicast(_:)"]],
      references: [
        .observable(of: "multicast") { .multicastSelector($0.hub()) },
        .builtIn(),
      ]
    ) {
      observable(
        "multicast, refCount", except: [.shares, .subscribesAnyway, .tearsDownFirst], edges: Edges()
      ) { s in
        s.source.multicast(makeSubject: { s.visit(making: PublishSubject()) }).refCount()
      }
      observable(
        "multicast of a subject, refCount", except: [.shares, .tearsDownFirst], edges: Edges()
      ) { s in
        s.source.multicast(PublishSubject()).refCount()
      }
      observable("multicast of an async subject, refCount", except: [.shares, .tearsDownFirst]) {
        s in
        s.source.multicast(makeSubject: { AsyncSubject() }).refCount()
      }
      observable("multicast with a selector", except: [.tearsDownFirst], edges: Edges()) { s in
        s.source.multicast(
          { try s.check(making: PublishSubject()) },
          selector: { try s.check(making: $0.map { try s.check($0) }) })
      }
      observable("multicast with a selector, merged with itself", except: [.tearsDownFirst]) { s in
        s.source.multicast(
          { PublishSubject() }, selector: { try s.check(making: .merge($0, $0.take(2))) })
      }
      signal(
        "multicast and autoconnect", except: [.shares, .remembers],
        edges: Edges(neverWaits: "(^!)"), named: "[[s] -multicast: ] -autoconnect"
      ) { s in
        s.source.multicast(ReplaySignalSubject(capacity: 2)).autoconnect()
      }
    }
    row(
      "one shared subscription that replays values to late observers",
      observable: ["replay": ["replay(_:)"]],
      signal: [
        "replay": ["replay()"], "replayLast": ["replayLast()"],
        "replayLazily": ["replayLazily()", "replayLazily(upTo:)"],
      ],
      references: [.builtIn()]
    ) {
      observable("replay, refCount", except: [.shares, .tearsDownFirst], edges: Edges()) { s in
        s.source.replay(2).refCount()
      }
      signal(
        "replay", except: [.remembers, .endsAfterSubscribing], edges: Edges(neverWaits: "(^!)")
      ) { s in
        .deferred { s.source.replay() }
      }
      signal(
        "replayLast", except: [.remembers, .endsAfterSubscribing], edges: Edges(neverWaits: "(^!)")
      ) { s in
        .deferred { s.source.replayLast() }
      }
      signal("replayLazily", except: [.remembers], edges: Edges(neverWaits: "(^!)")) { s in
        .deferred { s.source.replayLazily() }
      }
      signal(
        "replayLazily, two values", except: [.remembers], edges: Edges(neverWaits: "(^!)")
      ) { s in
        .deferred { s.source.replayLazily(upTo: 2) }
      }
    }
  }
}
