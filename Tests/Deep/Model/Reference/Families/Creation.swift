// SPDX-License-Identifier: MIT

extension World {
  /// A source of `create`: `body` sends through a gate and returns the teardown.
  ///
  /// Events after the end or after disposal are dropped. A teardown that is returned after the
  /// end runs immediately.
  package func create(_ body: @escaping (@escaping Sink) -> () -> Void) -> Source {
    Source { sink, scope in
      let gate = SerialGate()
      var isStopped = false
      let teardown = body { event in
        if isStopped || scope.isDisposed { return }
        isStopped = event.isLast
        gate.enter {
          if scope.isDisposed { return }
          sink(event)
          if event.isLast { scope.dispose() }
        }
      }
      scope.add(teardown)
    }
  }

  /// Sends events at times counted from the subscription.
  package func cold(_ site: Int, _ events: [Timed<SourceEvent>]) -> Source {
    create { send in
      self.note(site, .subscribe)
      let cancellations = events.map { entry in
        self.schedule(after: entry.time) { send(ChainEvent(entry.value)) }
      }
      return {
        for cancel in cancellations { cancel() }
        self.note(site, .teardown)
      }
    }
  }

  /// Sends events while it is subscribed to, even after a disposal.
  package func created(_ site: Int, _ events: [SourceEvent]) -> Source {
    create { send in
      self.note(site, .subscribe)
      for event in events { send(ChainEvent(event)) }
      return { self.note(site, .teardown) }
    }
  }

  /// Sends some values, and releases its subscriber.
  package func abandoned(_ site: Int, _ values: [Int]) -> Source {
    Source { sink, scope in
      let own = scope.child()
      self.note(site, .subscribe)
      for value in values where !scope.isDisposed { sink(.next(value)) }
      own.add { self.note(site, .teardown) }
      if scope.isDisposed { return }
      scope.release()
      sink(.abandoned)
      own.dispose()
    }
  }

  /// Of observables, sources that take turns: an event each, then what else waits on the thread.
  ///
  /// Of signals, a loop.
  package func steps(_ makeNext: @escaping () -> () -> ChainEvent) -> Source {
    Source { sink, scope in
      let next = makeNext()
      func turn() {
        if scope.isDisposed { return }
        let event = next()
        if scope.isDisposed { return }  // by a closure of the step
        sink(event)
        if event.isLast {
          scope.dispose()
        } else if self.model == .observable {
          self.takeTurn(turn)
        } else {
          turn()
        }
      }
      self.trampolined { if self.model == .observable { self.takeTurn(turn) } else { turn() } }
    }
  }

  package func of(_ values: [Int]) -> Source {
    steps {
      var rest = values[...]
      return { rest.popFirst().map { .next($0) } ?? .completed }
    }
  }

  package func generate(_ site: Int, _ start: Int, below limit: Int) -> Source {
    steps {
      var next = start
      var isFirst = true
      return {
        do throws(Failure) {
          if !isFirst {
            try self.call(site, .transform, next)
            next += 1
          }
          isFirst = false
          return next < limit ? .next(next) : .completed
        } catch { return .error(error.code) }
      }
    }
  }

  /// Sends events while it is subscribed to, until it is disposed of.
  package func immediate(_ events: [ChainEvent]) -> Source {
    Source(startsAtOnce: true) { sink, scope in
      for event in events where !scope.isDisposed {
        sink(event)
        if event.isLast, event != .abandoned { scope.dispose() }
      }
    }
  }

  package func just(_ value: Int) -> Source { immediate([.next(value), .completed]) }

  /// Of signals, `never` releases its subscriber.
  package func never() -> Source { immediate(model == .signal ? [.abandoned] : []) }

  package func tryValue(_ site: Int, _ value: Int) -> Source {
    Source { sink, scope in
      let output = Output(sink, scope)
      do throws(Failure) {
        try self.call(site, .transform, value)
        if !scope.isDisposed { output.next(value) }
        if !scope.isDisposed { output.end(.completed) }
      } catch { output.end(.error(error.code)) }
    }
  }

  package func deferred(_ site: Int, _ source: @escaping () -> Source) -> Source {
    Source { sink, scope in
      do throws(Failure) {
        try self.call(site, .transform)
        if !scope.isDisposed { self.subscribe(source(), sink, scope) }
      } catch { Output(sink, scope).end(.error(error.code)) }
    }
  }

  /// The resource is disposed after the source.
  package func using(_ site: Int, _ source: @escaping () -> Source) -> Source {
    Source { sink, scope in
      let output = Output(sink, scope)
      do throws(Failure) {
        try self.call(site, .subscribe)
      } catch { return output.end(.error(error.code)) }
      let own = scope.child()
      let upstream = own.child()
      do throws(Failure) {
        if !scope.isDisposed { try self.call(site, .transform) }
        if !scope.isDisposed {
          self.subscribe(
            source(),
            { event in
              output.send(event)
              if event.isLast, event != .abandoned { own.dispose() }
            }, upstream)
        }
      } catch { output.end(.error(error.code)) }
      own.addLast { self.note(site, .release) }
    }
  }

  /// Zero after `delay`, then, with a period, the next numbers.
  package func timer(_ delay: Int, period: Int?) -> Source {
    Source { sink, scope in
      func tick(_ number: Int) {
        guard let period else {
          sink(.next(number))
          if scope.isDisposed { return }
          sink(.completed)
          return scope.dispose()
        }
        scope.add(self.schedule(after: period) { tick(number + 1) })
        sink(.next(number))
      }
      scope.add(self.schedule(after: delay) { tick(0) })
    }
  }

  /// Rx counts from zero; RAC sends the time, of which programs only see that it came.
  package func interval(_ period: Int) -> Source {
    model == .signal ? mapTo(timer(period, period: period), 0) : timer(period, period: period)
  }
}
