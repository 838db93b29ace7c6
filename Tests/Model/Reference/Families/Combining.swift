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
    .both("startWith") { .startWith($0.values($0.isObservable ? 1...2 : 1...1)) },
    .signal("then", 2...2) { _ in .then },
    .signal("switch", 2...3) { _ in .switchCases },
    .signal("if", 3...3) { _ in .ifElse },
  ]
}

extension World {
  /// The sources are subscribed to in order; one after another that fails at once is not.
  func merge(_ sources: [Source]) -> Source {
    Source { sink, scope in
      let result = SerialOutput(sink, scope)
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
            case .next, .error: result.send(event)
            case .completed, .abandoned:
              active -= 1
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

  /// One source after another, each subscribed to before the one before is let go; in RAC after.
  ///
  /// - Parameter following: Says what comes after an end, if anything does.
  func resubscribing(
    _ first: Source, _ following: @escaping (Event) throws(Failure) -> Source?
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
          waiting = next
          begin()
        } catch { output.end(.error(error.code)) }
      }
      /// A loop: a source that ends at once has returned before the next one begins.
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

  /// Waits for completion, without the values, and goes on with what the closure makes.
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
  func combineLatest(_ site: Int, _ sources: [Source]) -> Source {
    join(sources, whenEmpty: model == .observable ? [folded([])] : []) { output in
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
    join(sources, whenEmpty: []) { output in
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

  /// - Parameter make: Makes what looks at an event of a source and says whether that completes the
  ///   result.
  private func join(
    _ sources: [Source], whenEmpty values: [Int],
    _ make: @escaping (Output) -> (Int, Event, [Bool]) throws(Failure) -> Bool
  ) -> Source {
    Source { sink, scope in
      let result = SerialOutput(sink, scope)
      let receive = make(result.output)
      var isOver = sources.map { _ in false }
      var isAbandoned = isOver
      if sources.isEmpty { return self.finish(result.output, values) }
      for (index, source) in sources.enumerated() {
        if scope.isDisposed { return }
        self.subscribe(
          source,
          { event in
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
          }, scope.child())
      }
    }
  }

  /// The second source is subscribed to first.
  ///
  /// Values before it has sent are dropped.
  func withLatestFrom(_ site: Int, _ source: Source, _ second: Source) -> Source {
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
            do throws(Failure) {
              try self.call(site, .transform, folded([value, latest]))
              output.next(folded([value, latest]))
            } catch { output.end(.error(error.code)) }
          }
        }, scope.child())
    }
  }
}
