// SPDX-License-Identifier: MIT
import BraidCore
import BraidObservable
import BraidSignal
import ReferenceModel

extension Operators {
  @ListOf<OperatorRow> static var timing: [OperatorRow] {
    row(
      "values that are followed by a pause",
      observable: ["debounce": ["debounce(_:scheduler:)"]],
      signal: [
        "debounce": [
          "debounce(_:on:)", "debounce(_:on:where:)", "debounce(_:on:discardWhenCompleted:)",
        ]
      ],
      references: [
        .both { .debounce($0.interval()) },
        .signal { .debounceWhere($0.interval(), $0.predicate()) },
        .defined(
          "debounce", parameters: { [$0.interval()] },
          signal: { program in
            program.sources[0].debounce(
              .seconds(program.parameters[0]), on: program.scheduler, discardWhenCompleted: true)
          },
          code: { call in
            "\(call.sources[0]).debounce(.seconds(\(call.parameters[0]))\(call.scheduler), "
              + "discardWhenCompleted: true)"
          },
          reference: { world, call in
            world.debounceDiscarding(call.sources[0], call.parameters[0])
          }),
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
      "arrays of the values between two pauses",
      unpictured: "a buffer that a debounce closes",
      observable: ["buffer(debounce:)": ["buffer(debounce:count:scheduler:)"]],
      signal: ["buffer(debounce:)": ["buffer(debounce:count:on:)"]],
      references: [
        // Asked for in ReactiveX/RxSwift#2241 and, with a count, in ReactiveX/RxSwift#133.
        .defined(
          "buffer(debounce:)",
          parameters: { [$0.interval(), $0.number(0...3)] },
          observable: { program in
            program.sources[0].buffer(
              debounce: .seconds(program.parameters[0]), count: program.parameters[1],
              scheduler: program.scheduler
            ).map(folded)
          },
          signal: { program in
            program.sources[0].buffer(
              debounce: .seconds(program.parameters[0]), count: program.parameters[1],
              on: program.scheduler
            ).map(folded)
          },
          code: { call in
            "\(call.sources[0]).buffer(debounce: .seconds(\(call.parameters[0])), "
              + "count: \(call.parameters[1])\(call.scheduler))"
              + ".map { $0.reduce(9) { $0 * 10 + $1 } }"
          },
          reference: { world, call in
            world.buffer(
              call.sources[0], debounce: call.parameters[0], count: call.parameters[1])
          })
      ]
    ) {
      observable("buffer(debounce:)", edges: Edges(cut: "--1-"), reentry: Reentry("1", "5")) { s in
        s.source.buffer(debounce: .seconds(2), scheduler: s.scheduler)
          .map { $0.reduce(Tracked(0), +) }
      }
      observable("buffer(debounce:count:)", edges: Edges(), reentry: Reentry("1", "2", "3")) { s in
        s.source.buffer(debounce: .seconds(2), count: 1, scheduler: s.scheduler)
          .map { $0.reduce(Tracked(0), +) }
      }
      signal(
        "buffer(debounce:)", edges: Edges(cut: "--1-"), reentry: Reentry("1", "5"),
        named: "[[s] -bufferDebounce:] -map:"
      ) { s in
        s.source.buffer(debounce: .seconds(2), on: s.scheduler).map { $0.reduce(Tracked(0), +) }
      }
    }
    row(
      "at most one value per interval",
      observable: ["throttle": ["throttle(_:latest:scheduler:)"]],
      signal: ["throttle(for:)": ["throttle(for:latest:on:)"]],
      references: [.both { .throttle($0.interval(), latest: $0.chance(2)) }]
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
      references: [
        .defined(
          "throttle(byKey:)", "throttle(for:byKey:)",
          parameters: { [$0.interval(), $0.number(2...3), $0.number(0...1)] },
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
          },
          code: { call in
            let (interval, keys, latest) = (
              call.parameters[0], call.parameters[1], call.parameters[2]
            )
            return "\(call.sources[0]).throttle(\(call.isRx ? "" : "for: ").seconds(\(interval)), "
              + "byKey: { x in try call(\(call.site), \"transform\", x); return x % \(keys) }, "
              + "latest: \(latest == 1)\(call.scheduler))"
          },
          reference: { world, call in
            world.throttle(
              call.site, call.sources[0], call.parameters[0], keys: call.parameters[1],
              latest: call.parameters[2] == 1)
          })
      ]
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
      signal: ["delay": ["delay(_:on:)"]],
      references: [.both { .delay($0.interval()) }]
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
      observable: ["delaySubscription": ["delaySubscription(_:scheduler:)"]],
      references: [.observable { .delaySubscription($0.interval()) }]
    ) {
      observable("delaySubscription") { s in
        s.source.delaySubscription(.seconds(2), scheduler: s.scheduler)
      }
    }
    row(
      "an error if no value arrives in time",
      observable: ["timeout": ["timeout(_:other:scheduler:)", "timeout(_:scheduler:)"]],
      signal: ["timeout": ["timeout(_:on:)"]],
      references: [
        .both { .timeout($0.interval()) },
        .observable(taking: 2...2) { .timeoutOther($0.interval()) },
      ]
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
      signal: ["take(for:)": ["take(for:on:)"]],
      references: [
        .both(of: "take(for:)") { .takeFor($0.interval()) },
        .observable(of: "skip(_:scheduler:)") { .skipFor($0.interval()) },
      ]
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

// MARK: The reference

extension World {
  /// A value that is not followed by a newer one, or by the end, in time.
  func debounceDiscarding(_ source: Source, _ interval: Int) -> Source {
    timed(source) { result, timer in
      { event, output in
        timer.stop()
        guard case .next(let value) = event else { return output.end(event) }
        timer.start(after: interval) { result.enter { $0.next(value) } }
      }
    }
  }

  /// The values since the last array, once none has come for the interval or they are `count`.
  func buffer(_ source: Source, debounce interval: Int, count: Int) -> Source {
    timed(source) { result, timer in
      var values: [Int] = []
      func send(_ output: Output) {
        let burst = values
        values = []
        output.next(folded(burst))
      }
      return { event, output in
        switch event {
        case .next(let value):
          values.append(value)
          timer.stop()
          if values.count == count { return send(output) }
          timer.start(after: interval) { result.enter { if !values.isEmpty { send($0) } } }
        case .completed:
          timer.stop()
          self.finish(output, values.isEmpty ? [] : [folded(values)])
        default: output.end(event)
        }
      }
    }
  }

  /// Throttles each key separately; keys are remainders.
  ///
  /// Completion waits for the pending values. The timer is set to the end of the interval that
  /// began first, even if no value is pending in it.
  func throttle(
    _ site: Int, _ source: Source, _ interval: Int, keys: Int, latest: Bool
  ) -> Source {
    timed(source) { result, timer in
      /// In the order in which they began.
      var intervals: [(key: Int, end: Int, pending: Int?)] = []
      var isComplete = false
      func start() {
        guard let first = intervals.first, !timer.isRunning else { return }
        timer.start(after: first.end - self.now) { result.enter(expire) }
      }
      func expire(_ output: Output) {
        while let first = intervals.first, first.end <= self.now {
          intervals.removeFirst()
          guard let pending = first.pending else { continue }
          intervals.append((first.key, self.now + interval, nil))
          output.next(pending)
          if output.scope.isDisposed { return }
          if isComplete, !intervals.contains(where: { $0.pending != nil }) {
            return output.end(.completed)
          }
        }
        start()
      }
      func receive(_ value: Int, _ output: Output) throws(Failure) {
        try self.call(site, .transform, value)
        let key = value % keys
        if let index = intervals.firstIndex(where: { $0.key == key }) {
          if intervals[index].end > self.now {
            if latest { intervals[index].pending = value }
            return
          }
          intervals.remove(at: index)
        }
        intervals.append((key, self.now + interval, nil))
        output.next(value)
        if !output.scope.isDisposed { start() }
      }
      return { event, output in
        switch event {
        case .next(let value):
          do throws(Failure) { try receive(value, output) } catch { self.fail(output, error) }
        case .completed where intervals.contains(where: { $0.pending != nil }): isComplete = true
        default: output.end(event)
        }
      }
    }
  }
}
