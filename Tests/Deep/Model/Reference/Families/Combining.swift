// SPDX-License-Identifier: MIT

extension Catalogue {
  static let combining: [CatalogueRow] = [
    .both("merge", 1...3) { _ in .merge },
    .both("concat", 1...3) { _ in .concat },
    .observable("amb", 2...2) { _ in .amb },
    .observable("amb", 1...3) { _ in .ambList },
    .both("combineLatest", 2...5) { _ in .combineLatest },
    .both("combineLatest", 1...3) { _ in .combineLatestList },
    .both("zip", 2...5) { _ in .zip },
    .both("zip", 1...3) { _ in .zipList },
    .observable("withLatestFrom", 2...2) { _ in .withLatestFrom },
    .defined(
      "race", [.signal], 1...3, parameters: { _ in [] },
      code: { call in "Signal.race([\(call.sources.joined(separator: ", "))])" },
      { world, call in world.amb(call.sources) }),
    .defined(
      "withLatest(from:)", [.signal], 2...2, parameters: { _ in [] },
      code: { call in
        "\(call.sources[0]).withLatest(from: \(call.sources[1])).map { ($0 * 10 + $1) }"
      },
      { world, call in
        world.withLatestFrom(call.sources[0], call.sources[1]) { value, latest, output in
          output.next(folded([value, latest]))
        }
      }),
    .defined(
      "cascade", [.observable], 1...3, isTangled: true, parameters: { _ in [] },
      code: { call in "Observable.cascade([\(call.sources.joined(separator: ", "))])" },
      { world, call in world.cascade(call.sources) }),
    .defined(
      "pausable | pausableBuffered", [.observable], 2...2,
      parameters: { [$0.number(0...4), $0.number(0...1), $0.number(0...1)] },
      code: { call in
        let pauser = "\(call.sources[1]).map { $0.isMultiple(of: 2) }"
        let limit = call.parameters[0]
        if limit == 4 { return "\(call.sources[0]).pausable(\(pauser))" }
        return "\(call.sources[0]).pausableBuffered(\(pauser), "
          + "limit: \(limit == 3 ? "nil" : "\(limit)"), "
          + "flushOnCompleted: \(call.parameters[1] == 1), "
          + "flushOnError: \(call.parameters[2] == 1))"
      },
      { world, call in
        let limit = call.parameters[0]
        if limit == 4 {
          return world.withLatestFrom(call.sources[0], call.sources[1]) { value, latest, output in
            if latest.isMultiple(of: 2) { output.next(value) }
          }
        }
        return world.pausableBuffered(
          call.sources[0], call.sources[1], limit: limit == 3 ? .max : limit,
          flushesOnCompleted: call.parameters[1] == 1, flushesOnError: call.parameters[2] == 1)
      }),
    .defined(
      "throttle(while:)", [.signal], 2...2, parameters: { _ in [] },
      code: { call in
        "\(call.sources[0]).throttle(while: \(call.sources[1]).map { !$0.isMultiple(of: 2) })"
      },
      { world, call in
        world.pausableBuffered(
          call.sources[0], call.sources[1], limit: 1, flushesOnCompleted: true,
          flushesOnError: false, isPaused: false, endsWithPauser: false)
      }),
    .defined(
      "bufferWithTrigger", [.observable], 2...2, parameters: { _ in [] },
      code: { call in
        "\(call.sources[0]).bufferWithTrigger(\(call.sources[1]))"
          + ".map { $0.reduce(9) { $0 * 10 + $1 } }"
      },
      { world, call in world.buffer(call.sources[0], trigger: call.sources[1]) }),
    .both("startWith") { .startWith($0.values($0.isObservable ? 1...2 : 1...1)) },
    .signal("then", 2...2) { _ in .then },
    .signal("switch", 2...3) { _ in .switchCases },
    .signal("if", 3...3) { _ in .ifElse },
  ]
}

extension World {
  /// The sources are subscribed to in order; a source after one that fails synchronously is not.
  func merge(_ sources: [Source]) -> Source {
    Source { sink, scope in
      let result = SerialOutput(sink, scope, tearsDownFirst: self.model == .signal)
      var active = sources.count
      var isSubscribing = true
      var lost = 0
      func settle() {
        if active == 0, !isSubscribing { result.send(lost > 0 ? .abandoned : .completed) }
      }
      for source in sources {
        if scope.isDisposed { return }
        let own = scope.child()
        self.subscribe(
          source,
          { event in
            switch event {
            case .next: result.send(event)
            case .error:
              if self.model == .signal { own.disposeNow() }
              result.send(event)
            case .completed, .abandoned:
              // Merge.swift:486 to 490; RACSubscriber.m:88.
              if event == .completed, self.model == .signal { own.disposeNow() }
              active -= 1
              if event == .completed { own.disposeNow() }
              if event == .abandoned {
                lost += 1
                own.abandon()
              }
              settle()
            }
          }, own)
      }
      isSubscribing = false
      settle()
    }
  }

  /// One source after another.
  ///
  /// Rx: `oldFirst` says whether a source that has ended is torn down before the next one is
  /// subscribed to (RxSwift's TailRecursiveSink.swift:128) or after that (Catch.swift:186). RAC: it
  /// is torn down when its end arrives (RACSubscriber.m:78 and 88).
  ///
  /// - Parameter following: Returns the source that follows an end, or nil.
  func resubscribing(
    _ first: Source, oldFirst: Bool = true,
    _ following: @escaping (Event) throws(Failure) -> Source?
  ) -> Source {
    Source { sink, scope in
      let output = Output(sink, scope)
      var waiting: Source? = first
      var isStarting = false

      func receive(_ event: Event, _ own: Scope) {
        if !event.isLast || event == .abandoned { return output.send(event) }
        if self.model == .signal {
          own.dispose()
          if scope.isDisposed { return }
        }
        do throws(Failure) {
          guard let next = try following(event) else { return output.end(event) }
          if scope.isDisposed { return }
          if oldFirst { own.disposeNow() }
          if scope.isDisposed { return }
          waiting = next
          begin()
        } catch { output.end(.error(error.code)) }
      }
      /// A loop: a source that ends synchronously has returned before the next one begins.
      func begin() {
        if isStarting { return }
        isStarting = true
        while let source = waiting, !scope.isDisposed {
          waiting = nil
          let own = scope.child()
          self.subscribe(source, { receive($0, own) }, own)
        }
        isStarting = false
      }
      begin()
    }
  }

  func concat(_ sources: [Source]) -> Source {
    guard let first = sources.first else { return immediate([.completed]) }
    return Source { sink, scope in
      var rest = sources.dropFirst()
      self.subscribe(
        self.resubscribing(first) { event in event == .completed ? rest.popFirst() : nil }, sink,
        scope
      )
    }
  }

  func startWith(_ source: Source, _ values: [Int]) -> Source {
    Source { sink, scope in
      for value in values where !scope.isDisposed { sink(.next(value)) }
      if !scope.isDisposed { self.subscribe(source, sink, scope) }
    }
  }

  /// Waits for completion, drops the values, and continues with the source of the closure.
  func then(_ site: Int, _ source: Source, _ makeNext: @escaping () -> Source) -> Source {
    concat([ignoreElements(source), deferred(site, makeNext)])
  }

  /// The first to react wins; the others are disposed.
  func amb(_ sources: [Source]) -> Source {
    Source { sink, scope in
      let result = SerialOutput(sink, scope)
      let scopes = sources.map { _ in scope.child() }
      var winner: Int?
      for (index, source) in sources.enumerated() {
        if scope.isDisposed || winner != nil { return }
        self.subscribe(
          source,
          { event in
            if event == .abandoned, winner == nil { return }
            if winner == nil {
              winner = index
              let others = scopes.enumerated().filter { $0.offset != index }.map(\.element)
              for scope in self.openOrders.contains(.reversed) ? others.reversed() : others {
                scope.dispose()
              }
            }
            if winner == index { result.send(event) }
          }, scopes[index])
      }
    }
  }

  /// The latest value of each, once each has sent.
  ///
  /// Rx: completes when all have, or with a value that can never be matched because all others have
  /// completed. RAC: completes when all have.
  func combineLatest(_ site: Int, _ sources: [Source], isList: Bool) -> Source {
    join(
      sources, isList: isList, whenEmpty: model == .observable ? [folded([])] : []
    ) { output in
      var latest: [Int?] = sources.map { _ in nil }
      return { index, event, isOver throws(Failure) in
        guard case .next(let value) = event else { return !isOver.contains(false) }
        latest[index] = value
        let values = latest.compactMap { $0 }
        if values.count == sources.count {
          try self.call(site, .transform, folded(values))
          output.next(folded(values))
          return false
        }
        let areOthersOver = isOver.indices.allSatisfy { $0 == index || isOver[$0] }
        return self.model == .observable && areOthersOver
      }
    }
  }

  /// The nth values together.
  ///
  /// Rx: completes when all have; a list also with a value that can never be matched because all
  /// others have completed. RAC: as soon as no further pair is possible.
  func zip(_ site: Int, _ sources: [Source], isList: Bool) -> Source {
    join(sources, isList: isList, whenEmpty: []) { output in
      var queues: [[Int]] = sources.map { _ in [] }
      func isSpent(_ isOver: [Bool]) -> Bool {
        isOver.indices.contains { isOver[$0] && queues[$0].isEmpty }
      }
      return { index, event, isOver throws(Failure) in
        guard case .next(let value) = event else {
          return self.model == .signal ? isSpent(isOver) : !isOver.contains(false)
        }
        queues[index].append(value)
        if !queues.contains(where: \.isEmpty) {
          let values = queues.map { $0[0] }
          for index in queues.indices { queues[index].removeFirst() }
          try self.call(site, .transform, folded(values))
          output.next(folded(values))
          return self.model == .signal && isSpent(isOver)
        }
        let areOthersOver = isOver.indices.allSatisfy { $0 == index || isOver[$0] }
        return self.model == .observable && isList && areOthersOver
      }
    }
  }

  /// A source that has ended is torn down before its end is handled
  /// (CombineLatest.swift:124 and 127,
  /// Zip.swift:117 and 119, RACSubscriber.m:78 and 88); Rx's joins of a list forward the end first
  /// (CombineLatest+Collection.swift:98 and 110, Zip+Collection.swift:176 and 179).
  ///
  /// - Parameter make: Makes what looks at an event of a source and says whether that completes the
  ///   result.
  private func join(
    _ sources: [Source], isList: Bool, whenEmpty values: [Int],
    _ make: @escaping (Output) -> (Int, Event, [Bool]) throws(Failure) -> Bool
  ) -> Source {
    Source { sink, scope in
      let result = SerialOutput(sink, scope, tearsDownFirst: self.model == .signal)
      let receive = make(result.output)
      var isOver = sources.map { _ in false }
      var isAbandoned = isOver
      if sources.isEmpty { return self.finish(result.output, values) }
      for (index, source) in sources.enumerated() {
        if scope.isDisposed { return }
        let own = scope.child()
        let endsFirst = isList && self.model == .observable
        self.subscribe(
          source,
          { event in
            if event.isLast, event != .abandoned, !endsFirst { own.disposeNow() }
            result.enter { output in
              switch event {
              case .error: return output.send(event)
              case .completed: isOver[index] = true
              case .abandoned:
                isAbandoned[index] = true
                if isAbandoned.indices.allSatisfy({ isAbandoned[$0] || isOver[$0] }) {
                  output.end(.abandoned)
                }
                return
              case .next: break
              }
              do throws(Failure) {
                let isLast = try receive(index, event, isOver)
                if isLast, !output.scope.isDisposed { return output.end(.completed) }
                if event == .completed,
                  isAbandoned.indices.allSatisfy({ isAbandoned[$0] || isOver[$0] })
                {
                  output.end(.abandoned)
                }
              } catch { output.end(.error(error.code)) }
            }
          }, own)
      }
    }
  }

  /// The second source is subscribed to first.
  ///
  /// Values before it has sent are dropped.
  func withLatestFrom(_ site: Int, _ source: Source, _ second: Source) -> Source {
    withLatestFrom(source, second) { value, latest, output throws(Failure) in
      try self.call(site, .transform, folded([value, latest]))
      output.next(folded([value, latest]))
    }
  }

  /// - Parameter receive: Gets each value with the latest one of the other source.
  func withLatestFrom(
    _ source: Source, _ second: Source,
    _ receive: @escaping (Int, Int, Output) throws(Failure) -> Void
  ) -> Source {
    Source { sink, scope in
      let result = SerialOutput(sink, scope)
      var latest: Int?
      var isSecondOver = false
      var isLost = false
      self.subscribe(
        second,
        { event in
          switch event {
          case .next(let value): result.enter { _ in latest = value }
          case .error: result.send(event)
          case .completed, .abandoned:
            isSecondOver = true
            if isLost { result.send(.abandoned) }
          }
        }, scope.child())
      if scope.isDisposed { return }
      self.subscribe(
        source,
        { event in
          if event == .abandoned, !isSecondOver {
            isLost = true
            return
          }
          result.enter { output in
            guard case .next(let value) = event else { return output.send(event) }
            guard let latest else { return }
            do throws(Failure) { try receive(value, latest, output) } catch {
              output.end(.error(error.code))
            }
          }
        }, scope.child())
    }
  }

  /// The values of the last source in the list that has sent; those before it are disposed of.
  func cascade(_ sources: [Source]) -> Source {
    Source { sink, scope in
      let result = SerialOutput(sink, scope)
      let scopes = sources.map { _ in scope.child() }
      var leader = 0
      var ends: [Event?] = sources.map { _ in nil }
      func receive(_ event: Event, from index: Int, _ output: Output) {
        if index < leader { return }
        switch event {
        case .next(let value):
          let losers = scopes[leader..<index]
          leader = index
          for loser in self.openOrders.contains(.reversed) ? losers.reversed() : Array(losers) {
            loser.dispose()
          }
          if !scope.isDisposed { output.next(value) }
        case .error: output.end(event)
        case .completed, .abandoned:
          ends[index] = event
          let wanted = ends[leader...]
          if wanted.contains(nil) { return }
          output.end(wanted.contains(.abandoned) ? .abandoned : .completed)
        }
      }
      for (index, source) in sources.enumerated() {
        if scope.isDisposed { return }
        if index < leader { continue }
        self.subscribe(
          source,
          { event in
            result.enter { receive(event, from: index, $0) }
            if event == .abandoned { scopes[index].abandon() }
          }, scopes[index])
      }
    }
  }

  /// Two sources through one gate; the second one is only a trigger.
  ///
  /// - Parameter receive: Receives their events in order, except for the
  ///   abandonment of a source; the result ends as it decides, or is abandoned with the last
  /// source.
  private func triggered(
    _ source: Source, _ trigger: Source,
    _ receive: @escaping (_ isTrigger: Bool, Event, Output) -> Void
  ) -> Source {
    Source { sink, scope in
      let result = SerialOutput(sink, scope)
      var active = 2
      for (isTrigger, source) in [(true, trigger), (false, source)] {
        if scope.isDisposed { return }
        let own = scope.child()
        self.subscribe(
          source,
          { event in
            if event != .abandoned { result.enter { receive(isTrigger, event, $0) } }
            if event.isLast { active -= 1 }
            if event == .abandoned { own.abandon() }
            if active == 0 { result.send(.abandoned) }
          }, own)
      }
    }
  }

  func buffer(_ source: Source, trigger: Source) -> Source {
    Source { sink, scope in
      var held: [Int] = []
      let buffer = self.triggered(source, trigger) { isTrigger, event, output in
        func send() {
          let sent = held
          held = []
          output.next(folded(sent))
        }
        switch event {
        case .next(let value) where !isTrigger: held.append(value)
        case .next: send()
        case .error: if !isTrigger { output.end(event) }
        case .completed, .abandoned:
          if isTrigger { return }
          send()
          if !scope.isDisposed { output.end(.completed) }
        }
      }
      self.subscribe(buffer, sink, scope)
    }
  }

  /// Values that come while it is paused are kept, at most `limit` of them.
  func pausableBuffered(
    _ source: Source, _ pauser: Source, limit: Int, flushesOnCompleted: Bool,
    flushesOnError: Bool, isPaused isPausedFirst: Bool = true, endsWithPauser: Bool = true
  ) -> Source {
    Source { sink, scope in
      var kept: [Int] = []
      var isPaused = isPausedFirst
      let line = self.triggered(source, pauser) { isPauser, event, output in
        func flush() {
          let flushed = kept
          kept = []
          for value in flushed where !scope.isDisposed { output.next(value) }
        }
        switch event {
        case .next(let value):
          if isPauser {
            isPaused = !value.isMultiple(of: 2)
            if !isPaused { flush() }
          } else if isPaused {
            kept = (kept + [value]).suffix(limit)
          } else {
            output.next(value)
          }
        case .error:
          if !isPauser, flushesOnError { flush() }
          if !scope.isDisposed { output.end(event) }
        case .completed, .abandoned:
          if isPauser, !endsWithPauser { return }
          if !isPauser, flushesOnCompleted { flush() }
          if !scope.isDisposed { output.end(event) }
        }
      }
      self.subscribe(line, sink, scope)
    }
  }
}
