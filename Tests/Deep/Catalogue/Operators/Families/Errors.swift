// SPDX-License-Identifier: MIT
import BraidCore
import BraidObservable
import BraidSignal
import ReferenceModel

extension Operators {
  @ListOf<OperatorRow> static var errors: [OperatorRow] {
    row(
      "another sequence, or a value, after an error",
      observable: [
        "catch": ["catch", "catch(sequence:)"], "catchAndReturn": ["catchAndReturn(_:)"],
      ],
      signal: ["catch": ["catch(_:)", "catch(to:)"], "catchAndReturn": ["catchAndReturn(_:)"]],
      references: [
        .both(of: "catch", taking: 2...3) { _ in .catchError },
        .signal(of: "catch", taking: 2...2) { _ in .catchTo },
        .both(of: "catchAndReturn") { .catchAndReturn($0.value()) },
        .observable(of: "catch", taking: 1...3) { _ in .catchSequence },
      ]
    ) {
      observable(
        "catch", except: [.swallowsErrors], edges: Edges(failing: "(7|)", other: [7]),
        reentry: Reentry("1", "2", "3")
      ) { s in
        s.source.catch { _ in try s.check(making: s.other) }
      }
      observable(
        "catchAndReturn", except: [.swallowsErrors, .endsAfterSubscribing],
        edges: Edges(failing: "(9|)")
      ) { s in
        s.source.catchAndReturn(9)
      }
      observable(
        "catch(sequence:)", except: [.swallowsErrors], edges: Edges(failing: "(7|)", other: [7])
      ) { s in
        .catch(sequence: [s.source, s.other])
      }
      observable("catch(sequence:) of a sequence", except: [.swallowsErrors]) { s in
        .catch(sequence: [s.source, s.other].lazy.map { source in s.visit(making: source) })
      }
      signal(
        "catch", except: [.swallowsErrors], edges: Edges(failing: "(7|)", other: [7]),
        named: "[s] -catch:"
      ) { s in
        s.source.catch { _ in try s.check(making: s.other) }
      }
      signal(
        "catch(to:)", except: [.swallowsErrors], edges: Edges(failing: "(7|)", other: [7]),
        named: "[s] -catchTo: t"
      ) { s in s.source.catch(to: s.other) }
      signal(
        "catchAndReturn", except: [.swallowsErrors, .endsAfterSubscribing],
        edges: Edges(failing: "(9|)"), named: "[s] -catchTo: +return:"
      ) { s in
        s.source.catchAndReturn(9)
      }
    }
    row(
      "resubscription after an error",
      observable: ["retry": ["retry()", "retry(_:)"], "retry(when:)": ["retry(when:)"]],
      signal: ["retry": ["retry()", "retry(_:)", "retry(upTo:)"]],
      references: [
        .both(of: "retry") { .retry($0.number($0.isObservable ? 1...3 : 0...2)) },
        .observable(of: "retry(when:)", taking: 2...3) { _ in .retryWhen },
      ]
    ) {
      observable("retry(2)", except: [.swallowsErrors, .disposesInnerFirst], edges: Edges()) { s in
        s.source.retry(2)
      }
      observable("retry", except: [.swallowsErrors, .repeats, .disposesInnerFirst]) { s in
        s.source.retry()
      }
      observable(
        "retry until it goes well",
        except: [.swallowsErrors, .endsAfterSubscribing, .disposesInnerFirst]
      ) {
        s in
        let attempts = AtomicInt()
        return .deferred {
          attempts.store(0)
          return Observable.deferred {
            try s.check(making: attempts.increment() < 5 ? s.source : .empty())
          }
          .retry()
        }
      }
      observable(
        "retry(when:)", except: [.swallowsErrors, .tearsDownFirst], edges: Edges(failing: "|")
      ) { s in
        s.source.retry(when: { s.visit(making: $0.take(2)) })
      }
      observable(
        "retry(when:), a source for each error", except: [.swallowsErrors, .tearsDownFirst]
      ) { s in
        s.source.retry(when: { $0.flatMap { _ in try s.check(making: s.other) }.take(3) })
      }
      observable("retry(when:) later", except: [.swallowsErrors, .tearsDownFirst]) { s in
        s.source.retry(when: { $0.take(2).delay(.seconds(3), scheduler: s.scheduler) })
      }
      observable(
        "retry(when:) another says so", except: [.swallowsErrors, .tearsDownFirst],
        reentry: Reentry("1", "2", "3")
      ) { s in
        s.source.retry(when: { _ in s.other.take(3) })
      }
      observable("retry(when:) of one type", except: [.swallowsErrors, .tearsDownFirst]) { s in
        s.source.retry(when: { (errors: Observable<SourceFailure>) in
          errors.take(2).do(onNext: { _ in try s.check(0) })
        })
      }
      signal("retry(2)", except: [.swallowsErrors], edges: Edges(), named: "[s] -retry: 2") { s in
        s.source.retry(2)
      }
      signal("retry(upTo:)", except: [.swallowsErrors], edges: Edges(), named: "[s] -retry: 2") {
        s in s.source.retry(upTo: 2)
      }
      signal("retry", except: [.swallowsErrors, .repeats], named: "[s] -retry: 0") { s in
        s.source.retry()
      }
    }
    row(
      "resubscription after an error, by a policy or a behavior",
      observable: [
        "retry": ["retry(_:scheduler:)"], "retry": ["retry(_:scheduler:shouldRetry:)"],
      ],
      signal: ["retry": ["retry(_:on:)", "retry(upTo:interval:on:)"]],
      references: [
        // A policy, a policy that starts again after a value, or a behavior; the number of
        // attempts; the delay, without which the second kind may never end. Error 3 is given up.
        .defined(
          "retry",
          parameters: {
            let kind = $0.number(0...2)
            return [kind, $0.number(1...3), $0.number((kind == 1 ? 1 : 0)...2)]
          },
          observable: { program in
            let (parts, source) = (program.parameters, program.sources[0])
            let (call, code) = (program.call, program.code)
            let shouldRetry: @Sendable (any Error) -> Bool = { error in
              try? call(code(error))
              return code(error) != 3
            }
            if parts[0] == 2 {
              return source.retry(
                parts[2] == 0
                  ? .immediate(maxCount: UInt(parts[1]))
                  : .delayed(maxCount: UInt(parts[1]), time: Double(parts[2])),
                scheduler: program.scheduler, shouldRetry: shouldRetry)
            }
            return source.retry(
              RetryPolicy(
                .constant(.seconds(parts[2])), maxAttempts: parts[1],
                resetsAfterValue: parts[0] == 1, shouldRetry: shouldRetry),
              scheduler: program.scheduler)
          },
          signal: { program in
            let (parts, source) = (program.parameters, program.sources[0])
            let (call, code) = (program.call, program.code)
            if parts[0] == 2 {
              return source.retry(
                upTo: parts[1] - 1, interval: .seconds(parts[2]), on: program.scheduler)
            }
            return source.retry(
              RetryPolicy(
                .constant(.seconds(parts[2])), maxAttempts: parts[1],
                resetsAfterValue: parts[0] == 1,
                shouldRetry: { error in
                  try? call(code(error))
                  return code(error) != 3
                }), on: program.scheduler)
          },
          code: { call in
            let (source, attempts) = (call.sources[0], call.parameters[1])
            let decision =
              "{ e in note(\(call.site), \"transform\"); return (e as? Failure)?.code != 3 }"
            let wait = ".seconds(\(call.parameters[2]))"
            if call.parameters[0] == 2, call.isRx {
              let name = call.parameters[2] == 0 ? "immediate" : "delayed"
              let time = call.parameters[2] == 0 ? "" : ", time: \(call.parameters[2])"
              return "\(source).retry(.\(name)(maxCount: \(attempts)\(time))\(call.scheduler), "
                + "shouldRetry: \(decision))"
            }
            if call.parameters[0] == 2 {
              return "\(source).retry(upTo: \(attempts - 1), interval: \(wait)\(call.scheduler))"
            }
            return "\(source).retry(RetryPolicy(.constant(\(wait)), maxAttempts: \(attempts), "
              + "resetsAfterValue: \(call.parameters[0] == 1), shouldRetry: \(decision))"
              + "\(call.scheduler))"
          },
          reference: { world, call in
            let (kind, wait) = (call.parameters[0], call.parameters[2])
            return world.retry(
              call.sources[0], attempts: call.parameters[1], after: wait, resets: kind == 1,
              // RxSwiftExt's is a `catch`: retryWithBehavior.swift.
              oldFirst: kind < 2 || wait > 0
            ) { code in
              if kind == 2, world.model == .signal { return true }
              world.note(call.site, .transform, code)
              return code != 3
            }
          })
      ]
    ) {
      signal(
        "retry(upTo:interval:)", except: [.swallowsErrors], edges: Edges(failing: "---#"),
        named: "[s] -retryWithPolicy:"
      ) { s in s.source.retry(upTo: 1, interval: .seconds(3), on: s.scheduler) }
      observable("retry by a policy", except: [.swallowsErrors], edges: Edges(failing: "---#")) {
        s in
        s.source.retry(
          RetryPolicy(
            .constant(.seconds(3)), maxAttempts: 2, shouldRetry: { _ in s.visit(making: true) }),
          scheduler: s.scheduler)
      }
      observable(
        "retry by a policy with a closure", except: [.swallowsErrors], edges: Edges(failing: "-#")
      ) { s in
        s.source.retry(
          RetryPolicy(
            .custom { _, _ in s.visit(making: .seconds(1)) }, maxAttempts: 2,
            maxElapsed: .seconds(9)),
          scheduler: s.scheduler)
      }
      observable(
        "retry by a policy, at once", except: [.swallowsErrors, .disposesInnerFirst],
        edges: Edges(),
        reentry: Reentry("1", "2", "3")
      ) { s in
        s.source.retry(RetryPolicy(maxAttempts: 2), scheduler: s.scheduler)
      }
      observable("retry with a behavior", except: [.swallowsErrors], edges: Edges(failing: "---#"))
      { s in
        s.source.retry(.delayed(maxCount: 2, time: 3), scheduler: s.scheduler)
      }
      signal(
        "retry by a policy", except: [.swallowsErrors], edges: Edges(failing: "---#"),
        named: "[s] -retryWithPolicy:"
      ) { s in
        s.source.retry(
          RetryPolicy(
            .constant(.seconds(3)), maxAttempts: 2, shouldRetry: { _ in s.visit(making: true) }),
          on: s.scheduler)
      }
    }
    row(
      "resubscription after errors that a closure selects",
      unpictured: "a retry",
      observable: ["ignoreErrors": ["ignoreErrors()", "ignoreErrors(_:)"]],
      references: [
        .defined(
          "ignoreErrors", retriesForever: true,
          observable: { $0.sources[0].ignoreErrors() },
          code: { call in "\(call.sources[0]).ignoreErrors()" },
          reference: { world, call in
            let source = call.sources[0]
            return world.resubscribing(source) { event in
              if case .error = event { source } else { nil }
            }
          })
      ]
    ) {
      observable("ignoreErrors", except: [.swallowsErrors, .repeats]) { s in
        s.source.ignoreErrors()
      }
      observable(
        "ignoreErrors that a predicate names", except: [.swallowsErrors, .tearsDownFirst],
        edges: Edges()
      ) {
        s in
        s.source.ignoreErrors { _ in s.visit(making: false) }
      }
    }
    row(
      "completion instead of an error",
      unpictured: "a catch",
      observable: ["catchErrorJustComplete": ["catchErrorJustComplete()"]],
      references: [
        .defined(
          "catchErrorJustComplete",
          observable: { $0.sources[0].catchErrorJustComplete() },
          code: { call in "\(call.sources[0]).catchErrorJustComplete()" },
          reference: { world, call in
            var nothing = world.immediate([.completed])
            nothing.isInternal = true
            let substitute = nothing
            return world.catchError(call.sources[0]) { _ in substitute }
          })
      ]
    ) {
      observable(
        "catchErrorJustComplete", except: [.swallowsErrors, .endsAfterSubscribing],
        edges: Edges(failing: "|"), reentry: Reentry("1", "2", "3")
      ) { s in s.source.catchErrorJustComplete() }
    }
    row(
      "resubscription after completion",
      observable: ["repeatWithBehavior": ["repeatWithBehavior(_:scheduler:shouldRepeat:)"]],
      signal: ["repeat": ["repeat()"]],
      references: [
        .defined(
          "repeatWithBehavior", parameters: { [$0.number(0...3), $0.number(0...2)] },
          observable: { program in
            program.sources[0].repeatWithBehavior(
              .delayed(
                maxCount: UInt(program.parameters[0]), time: Double(program.parameters[1])),
              scheduler: program.scheduler)
          },
          code: { call in
            "\(call.sources[0]).repeatWithBehavior(.delayed(maxCount: \(call.parameters[0]), "
              + "time: \(call.parameters[1]))\(call.scheduler))"
          },
          reference: { world, call in
            world.repeated(
              call.sources[0], max(1, call.parameters[0]), after: call.parameters[1])
          }),
        .signal { _ in .repeatAlways },
      ]
    ) {
      observable("repeatWithBehavior", edges: Edges(empty: "---|")) { s in
        s.source.repeatWithBehavior(.delayed(maxCount: 2, time: 3), scheduler: s.scheduler)
      }
      signal("repeat", except: [.repeats]) { s in s.source.repeat() }
    }
    row(
      "each value, or an error if a closure throws for it",
      observable: ["attempt": ["attempt(_:)"]],
      signal: ["attempt": ["attempt(_:)"]],
      references: [.both { _ in .attempt }]
    ) {
      observable("attempt", edges: Edges()) { s in s.source.attempt { try s.check($0) } }
      signal("attempt", edges: Edges(), named: "[s] -try:") { s in
        s.source.attempt { try s.check($0) }
      }
    }
  }
}

// MARK: The reference

extension World {
  /// Subscribes `count` times in all, after completions.
  func repeated(_ source: Source, _ count: Int, after wait: Int) -> Source {
    Source { sink, scope in
      let next = wait > 0 ? self.delaySubscription(source, wait) : source
      var remaining = count - 1
      let chain = self.resubscribing(source) { event in
        guard event == .completed, remaining > 0 else { return nil }
        remaining -= 1
        return next
      }
      self.subscribe(chain, sink, scope)
    }
  }

  /// Subscribes `attempts` times in all, after errors that a closure does not give up.
  ///
  /// - Parameter resets: Whether a value starts the count again.
  func retry(
    _ source: Source, attempts: Int, after wait: Int, resets: Bool, oldFirst: Bool,
    _ shouldRetry: @escaping (Int) -> Bool
  ) -> Source {
    Source { sink, scope in
      var failures = 0
      let noted = Source(startsAtOnce: source.startsAtOnce) { sink, scope in
        self.subscribe(
          source,
          { event in
            if resets, !event.isLast { failures = 0 }
            sink(event)
          }, scope)
      }
      let next = wait > 0 ? self.delaySubscription(noted, wait) : noted
      let chain = self.resubscribing(noted, oldFirst: oldFirst) { event in
        guard case .error(let code) = event else { return nil }
        failures += 1
        return failures < attempts && shouldRetry(code) ? next : nil
      }
      self.subscribe(chain, sink, scope)
    }
  }
}
