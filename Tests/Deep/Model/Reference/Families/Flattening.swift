// SPDX-License-Identifier: MIT

/// The decision of a selector about a value.
package struct InnerStep {
  package var source: Source?
  /// Whether it takes no more values.
  package var isLast = false
}

package typealias Selector = (Int) throws(Failure) -> InnerStep

extension World {
  package func flatten(_ flattening: Flattening, _ source: Source, _ select: @escaping Selector)
    -> Source
  {
    switch flattening {
    case .merge: merging(source, select)
    case .limited(let limit): merging(source, limit: limit, select)
    case .concat: merging(source, limit: 1, select)
    case .latest: latest(source, select)
    case .first: first(source, select)
    case .race: race(source, select)
    }
  }

  /// Values come as they are sent, of at most `limit` inner sources at a time; the others wait in
  /// line.
  ///
  /// An abandoned inner source keeps its place forever, unless it is a signal that was released by
  /// its senders.
  package func merging(_ source: Source, limit: Int? = nil, _ select: @escaping Selector) -> Source
  {
    Source { sink, scope in
      let result = SerialOutput(sink, scope, tearsDownFirst: self.model == .signal)
      let outer = scope.child()
      var isSourceOver = false
      var isSourceAbandoned = false
      /// Whether the selector accepts no more values.
      var isStopped = false
      /// Inner sources that were abandoned.
      var lost = 0
      var active = 0
      var line: [Source] = []
      var isStarting = false

      func settle() {
        if active > 0 || !isSourceOver { return }
        if !line.isEmpty, lost < limit ?? .max { return }
        result.send(lost > 0 || isSourceAbandoned ? .abandoned : .completed)
      }
      func begin(_ inner: Source) {
        active += 1
        let own = scope.innerChild()
        self.subscribe(
          inner,
          { event in
            switch event {
            case .next: return result.send(event)
            case .error:
              // RAC: RACSubscriber.m:78. Rx forwards first: Merge.swift:483.
              if self.model == .signal { own.disposeNow() }
              return result.send(event)
            case .completed, .abandoned: break
            }
            if !own.isCompleted(by: event) {
              lost += 1
              own.abandon()
              active -= 1
              beginWaiting()
              return settle()
            }
            // Merge.swift:486 to 490: it is not active any more while it is torn down. With a limit
            // (Merge.swift:160) and in RAC (RACSubscriber.m:88) it is.
            let isFreeFirst = limit == nil && self.model == .observable
            if isFreeFirst { active -= 1 }
            own.disposeNow()
            if !isFreeFirst { active -= 1 }
            beginWaiting()
            settle()
          }, own)
      }
      /// A loop, so that inner sources that end synchronously do not nest.
      func beginWaiting() {
        if isStarting { return }
        isStarting = true
        while !line.isEmpty, active + lost < limit ?? .max, !scope.isDisposed {
          begin(line.removeFirst())
        }
        isStarting = false
      }
      self.subscribe(
        source,
        { event in
          switch event {
          case .next(let value):
            if isSourceOver || isStopped || result.isEnding { return }
            do throws(Failure) {
              let step = try select(value)
              if scope.isDisposed { return }
              // RACSignal.m:156 to 158: the source is torn down after the subscription.
              if step.isLast { isStopped = true }
              if let inner = step.source {
                if line.isEmpty, active + lost < limit ?? .max {
                  begin(inner)
                } else {
                  line.append(inner)
                }
              }
              if step.isLast {
                outer.dispose()
                isSourceOver = true
                settle()
              }
            } catch {
              isSourceOver = true
              active += 1  // nothing may complete before the error has been delivered
              if self.model == .signal { outer.disposeNow() }
              result.send(.error(error.code))
              outer.dispose()
            }
          case .error:
            if self.model == .signal { outer.disposeNow() }
            result.send(event)
          case .completed, .abandoned:
            if event == .completed, self.model == .signal { outer.disposeNow() }
            isSourceOver = true
            isSourceAbandoned = event == .abandoned
            settle()
            if isSourceAbandoned { outer.abandon() }
          }
        }, outer)
    }
  }

  /// Follows the newest inner source.
  ///
  /// An inner source that has ended is torn down before its end is handled: Switch.swift:170 in
  /// Rx, RACSubscriber.m:78 and 88 in RAC. So is the source; Rx forwards its error first
  /// (Switch.swift:124), and does not count it while it is torn down (Switch.swift:128 to 133).
  ///
  /// A queued value or error of a replaced inner source is dropped; an inner source
  /// that has ended by itself has not been replaced.
  package func latest(_ source: Source, _ select: @escaping Selector) -> Source {
    Source { sink, scope in
      let result = SerialOutput(sink, scope, tearsDownFirst: self.model == .signal)
      let outer = scope.child()
      var current = 0
      var currentScope: Scope?
      var isInnerOver = true
      var isSourceOver = false
      var isSourceAbandoned = false
      var isLost = false
      /// Whether the selector has thrown: nothing may complete before the error.
      var hasThrown = false

      func settle() {
        if isSourceOver, isInnerOver, !hasThrown {
          result.send(isLost || isSourceAbandoned ? .abandoned : .completed)
        }
      }
      func begin(_ inner: Source) {
        current += 1
        let number = current
        isInnerOver = false
        isLost = false
        let old = currentScope
        if self.model == .observable { old?.dispose() }
        if scope.isDisposed || number != current { return }
        let own = scope.innerChild()
        currentScope = own
        self.subscribe(
          inner,
          { event in
            switch event {
            case .next: result.enter { if number == current { $0.send(event) } }
            case .error:
              own.disposeNow()
              result.enter { if number == current { $0.send(event) } }
            case .completed, .abandoned:
              let isCompleted = own.isCompleted(by: event)
              if isCompleted { own.disposeNow() }
              if number != current { return }
              isInnerOver = true
              isLost = !isCompleted
              if isLost { own.abandon() }
              settle()
            }
          }, own)
        // RAC: `takeUntil:` of the old signal receives the value after `flattenMap:` has.
        if self.model == .signal { old?.dispose() }
      }
      self.subscribe(
        source,
        { event in
          switch event {
          case .next(let value):
            if isSourceOver || result.isEnding { return }
            do throws(Failure) {
              let step = try select(value)
              if scope.isDisposed { return }
              if let inner = step.source { begin(inner) }
            } catch {
              isSourceOver = true
              hasThrown = true
              if self.model == .signal { outer.disposeNow() }
              result.send(.error(error.code))
              outer.dispose()
            }
          case .error:
            if self.model == .signal { outer.disposeNow() }
            result.send(event)
          case .completed, .abandoned:
            if event == .completed, self.model == .signal { outer.disposeNow() }
            isSourceOver = true
            isSourceAbandoned = event == .abandoned
            if event == .completed { outer.disposeNow() }
            settle()
            if isSourceAbandoned { outer.abandon() }
          }
        }, outer)
    }
  }

  /// Ignores values while an inner source is active; an abandoned one stays active forever, unless
  /// it is a signal that was released by its senders.
  package func first(_ source: Source, _ select: @escaping Selector) -> Source {
    Source { sink, scope in
      let result = SerialOutput(sink, scope)
      let outer = scope.child()
      var isInnerOver = true
      var isSourceOver = false
      var isSourceAbandoned = false
      var isLost = false

      func settle() {
        if isSourceOver, isInnerOver || isLost {
          result.send(isLost || isSourceAbandoned ? .abandoned : .completed)
        }
      }
      self.subscribe(
        source,
        { event in
          switch event {
          case .next(let value):
            if !isInnerOver || isSourceOver || result.isEnding { return }
            isInnerOver = false
            do throws(Failure) {
              let step = try select(value)
              guard !scope.isDisposed, let inner = step.source else { return }
              let own = scope.innerChild()
              self.subscribe(
                inner,
                { event in
                  switch event {
                  case .next, .error: result.send(event)
                  case .completed, .abandoned:
                    if own.isCompleted(by: event) {
                      isInnerOver = true
                      own.disposeNow()
                    } else {
                      isLost = true
                      own.abandon()
                    }
                    settle()
                  }
                }, own)
            } catch {
              isSourceOver = true
              result.send(.error(error.code))
              outer.dispose()
            }
          case .error: result.send(event)
          case .completed, .abandoned:
            isSourceOver = true
            isSourceAbandoned = event == .abandoned
            settle()
            if isSourceAbandoned { outer.abandon() }
          }
        }, outer)
    }
  }

  /// Follows the inner source that sends an event first, a completion included (Flatten.swift:747
  /// of ReactiveSwift); the others are torn down before that event is forwarded.
  package func race(_ source: Source, _ select: @escaping Selector) -> Source {
    Source { sink, scope in
      let result = SerialOutput(sink, scope, tearsDownFirst: true)
      let outer = scope.child()
      var sourceEnd: ChainEvent?
      var count = 0
      var candidates: [(number: Int, scope: Scope)] = []
      var winner: Int?
      var winnerEnd: ChainEvent?

      func settle() {
        guard let sourceEnd else { return }
        if winner != nil {
          if let winnerEnd { result.send(winnerEnd == .completed ? sourceEnd : winnerEnd) }
        } else if count == 0 {
          result.send(sourceEnd)
        } else if candidates.isEmpty {
          result.send(.abandoned)
        }
      }
      func leads(_ number: Int) -> Bool {
        if winner == nil {
          winner = number
          let others = candidates.filter { $0.number != number }
          candidates.removeAll { $0.number != number }
          for other in others { other.scope.disposeNow() }
        }
        return winner == number
      }
      func begin(_ inner: Source) {
        count += 1
        let number = count
        let own = scope.child()
        candidates.append((number, own))
        self.subscribe(
          inner,
          { event in
            if event == .abandoned {
              candidates.removeAll { $0.number == number }
              if winner == number { winnerEnd = event }
              own.abandon()
              return settle()
            }
            guard leads(number) else { return }
            if event.isLast { own.disposeNow() }
            if event == .completed {
              winnerEnd = event
              settle()
            } else {
              result.send(event)
            }
          }, own)
      }
      self.subscribe(
        source,
        { event in
          switch event {
          case .next(let value):
            if winner != nil || sourceEnd != nil || result.isEnding { return }
            do throws(Failure) {
              let step = try select(value)
              if let inner = step.source, winner == nil, !result.isEnding { begin(inner) }
            } catch {
              sourceEnd = .error(error.code)
              result.send(.error(error.code))
              outer.dispose()
            }
          case .error:
            outer.disposeNow()
            sourceEnd = event
            result.send(event)
          case .completed, .abandoned:
            if event == .completed { outer.disposeNow() }
            sourceEnd = event
            settle()
            if event == .abandoned { outer.abandon() }
          }
        }, outer)
    }
  }

  // MARK: Hot inner sources

  /// Stores an inner source until it is requested by the number that is sent instead of it.
  package func numbered(_ source: Source) -> Int {
    inner.append(source)
    return inner.count - 1
  }

  /// A source for each remainder.
  ///
  /// A group is sent when its first value comes, before that value.
  ///
  /// The groups end before the result in Rx, after it in RAC. The source stays subscribed until the
  /// result and all groups are disposed; a new key that arrives after the result was disposed is
  /// dropped.
  package func groupBy(_ site: Int, _ source: Source, _ divisor: Int) -> Source {
    Source { sink, scope in
      let output = Output(sink, scope)
      let upstream = Scope(self)
      var users = 1
      var groups: [(key: Int, subject: Subject)] = []
      var isOver = false

      func release() {
        users -= 1
        if users == 0 { upstream.disposeNow() }
      }
      func end(_ event: ChainEvent) {
        isOver = true
        if self.model == .signal { output.end(event) }
        for group in groups { group.subject.send(event) }
        if self.model == .observable { output.end(event) }
        upstream.dispose()
      }
      func group(_ key: Int) -> Subject? {
        if let known = groups.first(where: { $0.key == key }) { return known.subject }
        if scope.isDisposed { return nil }
        let subject = Subject(.publish, self)
        groups.append((key, subject))
        output.next(
          self.numbered(
            Source(startsAtOnce: true) { sink, scope in
              if subject.over == nil {
                users += 1
                scope.add(release)
              }
              subject.subscribe(sink, scope)
            }))
        return subject
      }
      scope.add(release)
      self.subscribe(
        source,
        { event in
          if isOver || upstream.isDisposed { return }
          guard case .next(let value) = event else { return end(event) }
          do throws(Failure) {
            try self.call(site, .transform, value)
            group(value % divisor)?.send(event)
          } catch { end(.error(error.code)) }
        }, upstream)
    }
  }
}
