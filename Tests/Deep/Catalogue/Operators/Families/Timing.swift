// SPDX-License-Identifier: MIT
import BraidCore
import BraidObservable
import BraidSignal

extension Operators {
  @ListOf<OperatorRow> static var timing: [OperatorRow] {
    row(
      "values that are followed by a pause",
      observable: ["debounce": ["debounce(_:scheduler:)"]],
      signal: [
        "debounce": [
          "debounce(_:on:)", "debounce(_:on:where:)", "debounce(_:on:discardWhenCompleted:)",
        ]
      ]
    ) {
      signal("debounce that discards", edges: Edges(cut: "--1-"), named: "[s] -debounce:") { s in
        s.source.debounce(.seconds(2), on: s.scheduler, discardWhenCompleted: true)
      }
      observable("debounce", edges: Edges(cut: "--1-"), reentry: Reentry("1", "3")) { s in
        s.source.debounce(.seconds(2), scheduler: s.scheduler)
      }
      signal("debounce", edges: Edges(cut: "--1-"), named: "[s] -debounce:") { s in
        s.source.debounce(.seconds(2), on: s.scheduler)
      }
      signal("debounce of some", edges: Edges(cut: "1---"), named: "[s] -debounce:where:") { s in
        s.source.debounce(.seconds(2), on: s.scheduler, where: { s.visit(making: $0 > 1) })
      }
      signal(
        "debounce where values are received", edges: Edges(cut: "--1-"),
        named: "[[s] -deliverOn: <TestSignalScheduler> test] -debounce:"
      ) { s in
        s.source.deliver(on: s.scheduler).debounce(.seconds(2))
      }
    }
    row(
      "at most one value per interval",
      observable: ["throttle": ["throttle(_:latest:scheduler:)"]],
      signal: ["throttle(for:)": ["throttle(for:latest:on:)"]]
    ) {
      observable("throttle", edges: Edges(), reentry: Reentry("1", "3")) { s in
        s.source.throttle(.seconds(2), scheduler: s.scheduler)
      }
      observable("throttle without latest", edges: Edges()) { s in
        s.source.throttle(.seconds(2), latest: false, scheduler: s.scheduler)
      }
      signal("throttle", edges: Edges(), named: "[s] -throttleFor:") { s in
        s.source.throttle(for: .seconds(2), on: s.scheduler)
      }
    }
    row(
      "at most one value per key and interval",
      unpictured: "a throttle for each key",
      observable: ["throttle(byKey:)": ["throttle(_:byKey:latest:scheduler:)"]],
      signal: ["throttle(for:byKey:)": ["throttle(for:byKey:latest:on:)"]],
      program: OperatorProgram(
        "throttle(byKey:) | throttle(for:byKey:)",
        observable: { program in
          let (call, keys) = (program.call, program.parameters[1])
          return program.sources[0].throttle(
            .seconds(program.parameters[0]),
            byKey: { value in
              try call(value)
              return value % keys
            }, latest: program.parameters[2] == 1, scheduler: program.scheduler)
        },
        signal: { program in
          let (call, keys) = (program.call, program.parameters[1])
          return program.sources[0].throttle(
            for: .seconds(program.parameters[0]),
            byKey: { value in
              try call(value)
              return value % keys
            }, latest: program.parameters[2] == 1, on: program.scheduler)
        })
    ) {
      observable("throttle(byKey:)", edges: Edges(), reentry: Reentry("1", "2", "3")) { s in
        s.source.throttle(
          .seconds(2), byKey: { try s.check($0).number % 2 }, scheduler: s.scheduler)
      }
      observable("throttle(byKey:) without latest", edges: Edges()) { s in
        s.source.throttle(
          .seconds(2), byKey: { try s.check($0) }, latest: false, scheduler: s.scheduler)
      }
      signal("throttle(byKey:)", edges: Edges(), named: "[s] -throttleFor:byKey:") { s in
        s.source.throttle(
          for: .seconds(2), byKey: { try s.check($0).number % 2 }, on: s.scheduler)
      }
    }
    row(
      "all values later",
      observable: ["delay": ["delay(_:scheduler:)"]],
      signal: ["delay": ["delay(_:on:)"]]
    ) {
      observable(
        "delay", except: [.tearsDownFirst], edges: Edges(empty: "--|", cut: "--1-"),
        reentry: Reentry("1", "2", "3")
      ) { s in s.source.delay(.seconds(2), scheduler: s.scheduler) }
      signal("delay", edges: Edges(empty: "--|", cut: "--1-"), named: "[s] -delay:") { s in
        s.source.delay(.seconds(2), on: s.scheduler)
      }
      signal(
        "delay where values are received", edges: Edges(empty: "--|", cut: "--1-"),
        named: "[[s] -deliverOn: <TestSignalScheduler> test] -delay:"
      ) { s in
        s.source.deliver(on: s.scheduler).delay(.seconds(2))
      }
    }
    row(
      "the subscription later",
      observable: ["delaySubscription": ["delaySubscription(_:scheduler:)"]]
    ) {
      observable("delaySubscription") { s in
        s.source.delaySubscription(.seconds(2), scheduler: s.scheduler)
      }
    }
    row(
      "an error if no value arrives in time",
      observable: ["timeout": ["timeout(_:other:scheduler:)", "timeout(_:scheduler:)"]],
      signal: ["timeout": ["timeout(_:on:)"]]
    ) {
      observable(
        "timeout", edges: Edges(never: "---#", cut: "1--#"),
        reentry: Reentry("1", "2", "3", "error")
      ) { s in s.source.timeout(.seconds(3), scheduler: s.scheduler) }
      observable(
        "timeout with another source",
        edges: Edges(cut: "1---", neverWaits: "^--!", cutWaits: "^--!")
      ) { s in
        s.source.timeout(.seconds(3), other: s.other, scheduler: s.scheduler)
      }
      signal("timeout", edges: Edges(never: "---#", cut: "1--#"), named: "[s] -timeout:") { s in
        s.source.timeout(.seconds(3), on: s.scheduler)
      }
    }
    row(
      "values for a duration; values after a duration",
      observable: [
        "take(for:)": ["take(for:scheduler:)"], "skip(_:scheduler:)": ["skip(_:scheduler:)"],
      ],
      signal: ["take(for:)": ["take(for:on:)"]]
    ) {
      signal("take(for:)", edges: Edges(), named: "[s] -takeFor:") { s in
        s.source.take(for: .seconds(4), on: s.scheduler)
      }
      observable("take(for:)", edges: Edges(), reentry: Reentry("1", "2", "3", "completed")) { s in
        s.source.take(for: .seconds(4), scheduler: s.scheduler)
      }
      observable("skip for a time", edges: Edges(cut: "---2")) { s in
        s.source.skip(.seconds(2), scheduler: s.scheduler)
      }
    }
  }
}
