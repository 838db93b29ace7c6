// SPDX-License-Identifier: MIT

extension World {
  /// The sources are subscribed to in order; a source after a source that fails synchronously is
  /// not.
  package func merge(_ sources: [Source]) -> Source {
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
        let own = scope.innerChild()
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
              let isCompleted = own.isCompleted(by: event)
              if isCompleted, self.model == .signal { own.disposeNow() }
              active -= 1
              if isCompleted { own.disposeNow() }
              if !isCompleted {
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
  package func resubscribing(
    _ first: Source, oldFirst: Bool = true,
    _ following: @escaping (ChainEvent) throws(Failure) -> Source?
  ) -> Source {
    Source { sink, scope in
      let output = Output(sink, scope)
      var waiting: Source? = first
      var isStarting = false

      func receive(_ event: ChainEvent, _ own: Scope) {
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
          own.replace()
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

  package func concat(_ sources: [Source]) -> Source {
    guard let first = sources.first else { return immediate([.completed]) }
    return Source { sink, scope in
      var rest = sources.dropFirst()
      self.subscribe(
        self.resubscribing(first) { event in event == .completed ? rest.popFirst() : nil }, sink,
        scope
      )
    }
  }

  package func startWith(_ source: Source, _ values: [Int]) -> Source {
    Source { sink, scope in
      for value in values where !scope.isDisposed { sink(.next(value)) }
      if !scope.isDisposed { self.subscribe(source, sink, scope) }
    }
  }

  /// Waits for completion, drops the values, and continues with the source of the closure.
  package func then(_ site: Int, _ source: Source, _ makeNext: @escaping () -> Source) -> Source {
    concat([ignoreElements(source), deferred(site, makeNext)])
  }

  /// The first to react wins; the others are disposed.
  package func amb(_ sources: [Source]) -> Source {
    Source { sink, scope in
      let result = SerialOutput(sink, scope, isJoint: false)
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
  package func combineLatest(_ site: Int, _ sources: [Source], isList: Bool) -> Source {
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
  package func zip(_ site: Int, _ sources: [Source], isList: Bool) -> Source {
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
    _ make: @escaping (Output) -> (Int, ChainEvent, [Bool]) throws(Failure) -> Bool
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
            result.enter(isFinal: event.isError) { output in
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
  package func withLatestFrom(_ site: Int, _ source: Source, _ second: Source) -> Source {
    withLatestFrom(source, second) { value, latest, output throws(Failure) in
      try self.call(site, .transform, folded([value, latest]))
      output.next(folded([value, latest]))
    }
  }

  /// - Parameter receive: Gets each value with the latest one of the other source.
  package func withLatestFrom(
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
          result.enter(isFinal: event.isEnd) { output in
            guard case .next(let value) = event else { return output.send(event) }
            guard let latest else { return }
            do throws(Failure) { try receive(value, latest, output) } catch {
              output.end(.error(error.code))
            }
          }
        }, scope.child())
    }
  }

  /// Two sources through one gate; the second one is only a trigger.
  ///
  /// - Parameters:
  ///   - isFinal: Whether an event always ends the result.
  ///   - receive: Receives their events in order, except for the abandonment of a source; the
  ///     result ends as it decides, or is abandoned with the last source.
  package func triggered(
    _ source: Source, _ trigger: Source,
    isFinal: @escaping (_ isTrigger: Bool, ChainEvent) -> Bool,
    _ receive: @escaping (_ isTrigger: Bool, ChainEvent, Output) -> Void
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
            if event != .abandoned {
              result.enter(isFinal: isFinal(isTrigger, event)) { receive(isTrigger, event, $0) }
            }
            if event.isLast { active -= 1 }
            if event == .abandoned { own.abandon() }
            if active == 0 { result.send(.abandoned) }
          }, own)
      }
    }
  }
}
