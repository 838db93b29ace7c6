// SPDX-License-Identifier: MIT

extension World {
  /// A timer that can be restarted: at most one is running.
  package final class Timer {
    private let world: World
    private var cancel: (() -> Void)?
    /// Called when it has fired and was not restarted.
    package var whenIdle: () -> Void = {}

    package init(_ world: World, _ scope: Scope) {
      self.world = world
      scope.add { self.stop() }
    }

    package var isRunning: Bool { cancel != nil }

    package func stop() {
      cancel?()
      cancel = nil
    }

    /// Starts the timer; a running one is cancelled.
    ///
    /// At equal times it then follows the actions scheduled before (RxSwift's Debounce.swift:75-87
    /// and Timeout.swift:79-133, `-throttle:valuesPassingTest:` of ReactiveObjC).
    package func start(after delay: Int, _ work: @escaping () -> Void) {
      stop()
      cancel = world.schedule(after: delay) {
        self.cancel = nil
        work()
        if !self.isRunning { self.whenIdle() }
      }
    }
  }

  /// An operator with one source and a timer, whose work goes through one gate.
  ///
  /// - Parameter tearsDownFirst: Whether the source is torn down before its end is handled.
  package func timed(
    _ source: Source, tearsDownFirst: Bool = false,
    _ make: @escaping (SerialOutput, Timer) -> (ChainEvent, Output) -> Void
  ) -> Source {
    Source { sink, scope in
      let upstream = scope.child()
      let result = SerialOutput(sink, scope, isJoint: false)
      let timer = Timer(self, scope)
      let receive = make(result, timer)
      self.subscribe(
        source,
        { event in
          if tearsDownFirst, event.isLast, event != .abandoned { upstream.disposeNow() }
          result.enter { output in
            if event != .abandoned { return receive(event, output) }
            if !timer.isRunning { return output.end(event) }
            timer.whenIdle = { result.send(event) }
          }
        }, upstream)
    }
  }

  /// A value that is not followed by a newer one in time.
  ///
  /// Completion emits the pending value first.
  package func debounce(
    _ source: Source, _ interval: Int,
    _ isDelayed: @escaping (Int) -> Bool = { _ in true }
  ) -> Source {
    timed(source) { result, timer in
      var pending: Int?
      return { event, output in
        switch event {
        case .next(let value):
          pending = nil
          guard isDelayed(value) else {
            timer.stop()
            return output.next(value)
          }
          pending = value
          timer.start(after: interval) {
            result.enter { output in
              guard let value = pending else { return }
              pending = nil
              output.next(value)
            }
          }
        case .completed:
          timer.stop()
          self.finish(output, pending.map { [$0] } ?? [])
        default: output.end(event)
        }
      }
    }
  }

  /// A value, then none for the interval; then, if `latest`, the last value received in the
  /// interval.
  ///
  /// Completion waits for it.
  package func throttle(_ source: Source, _ interval: Int, latest: Bool) -> Source {
    timed(source) { result, timer in
      var lastSent: Int?
      var pending: Int?
      var isComplete = false
      func send(_ value: Int, _ output: Output) {
        pending = nil
        lastSent = self.now
        output.next(value)
      }
      return { event, output in
        switch event {
        case .next(let value):
          let wait = lastSent.map { max(0, interval - (self.now - $0)) } ?? 0
          if wait == 0 { return send(value, output) }
          if !latest { return }
          let isFirst = pending == nil
          pending = value
          if !isFirst { return }
          timer.start(after: wait) {
            result.enter { output in
              if let value = pending { send(value, output) }
              if isComplete, !output.scope.isDisposed { output.end(.completed) }
            }
          }
        case .completed:
          if pending == nil { return output.end(event) }
          isComplete = true
        default: output.end(event)
        }
      }
    }
  }

  /// Each value, and completion, later.
  ///
  /// An error is forwarded immediately and drops the pending events.
  ///
  /// Rx: an event is scheduled when the previous one has been sent (Delay.swift:74-107), and the
  /// source is torn down before either end (Delay.swift:120). RAC: when it is received (`-delay:`).
  package func delay(_ source: Source, _ interval: Int) -> Source {
    model == .signal ? delayEach(source, interval) : delayInTurn(source, interval)
  }

  private func delayInTurn(_ source: Source, _ interval: Int) -> Source {
    timed(source, tearsDownFirst: true) { result, timer in
      var line: [(due: Int, event: ChainEvent)] = []
      func deliver(_ output: Output) {
        if !line.isEmpty { output.send(line.removeFirst().event) }
        if !output.scope.isDisposed { start() }
      }
      func start() {
        guard let first = line.first, !timer.isRunning else { return }
        timer.start(after: first.due - self.now) { result.enter(deliver) }
      }
      return { event, output in
        if case .error = event { return output.end(event) }
        line.append((self.now + interval, event))
        start()
      }
    }
  }

  private func delayEach(_ source: Source, _ interval: Int) -> Source {
    Source { sink, scope in
      let upstream = scope.child()
      let result = SerialOutput(sink, scope, isJoint: false)
      var waiting = 0
      var isAbandoned = false
      self.subscribe(
        source,
        { event in
          if event.isLast, event != .abandoned { upstream.disposeNow() }
          result.enter { output in
            if case .error = event { return output.end(event) }
            if event == .abandoned {
              isAbandoned = true
              return waiting == 0 ? output.end(event) : ()
            }
            waiting += 1
            let cancel = self.schedule(after: interval) {
              result.enter { output in
                waiting -= 1
                output.send(event)
                if isAbandoned, waiting == 0 { output.end(.abandoned) }
              }
            }
            scope.add(cancel)
          }
        }, upstream)
    }
  }

  package func delaySubscription(_ source: Source, _ interval: Int) -> Source {
    Source { sink, scope in
      scope.add(
        self.schedule(after: interval) {
          if !scope.isDisposed { self.subscribe(source, sink, scope) }
        })
    }
  }

  /// Rx: from the subscription to the first value, then from value to value.
  ///
  /// When the time has elapsed, continues with `other`, which is subscribed to before the source is
  /// released.
  package func timeout(_ source: Source, _ interval: Int, other: Source?) -> Source {
    Source { sink, scope in
      let result = SerialOutput(sink, scope, isJoint: false)
      let sourceScope = scope.child()
      let timer = Timer(self, scope)
      var isLate = false
      func start() {
        timer.start(after: interval) {
          isLate = true
          guard let other else { return result.send(.error(LibraryError.timeout)) }
          // Nothing else can send any more, so there is no gate.
          self.subscribe(other, result.output.send, scope.child())
          sourceScope.dispose()
        }
      }
      start()
      self.subscribe(
        source,
        { event in
          if event == .abandoned { return }
          result.enter { output in
            if isLate { return }
            output.send(event)
            if case .next = event, !scope.isDisposed { start() }
          }
        }, sourceScope)
    }
  }

  /// RAC: the source has to end in time.
  package func timeoutOfEnd(_ source: Source, _ interval: Int) -> Source {
    Source { sink, scope in
      let result = SerialOutput(sink, scope, isJoint: false)
      let timer = Timer(self, scope)
      timer.start(after: interval) { result.send(.error(LibraryError.timeout)) }
      self.subscribe(
        source, { if $0 != .abandoned { result.send($0) } }, scope.child())
    }
  }

  package func take(_ source: Source, for interval: Int) -> Source {
    Source { sink, scope in
      let result = SerialOutput(sink, scope, isJoint: false)
      Timer(self, scope).start(after: interval) { result.send(.completed) }
      self.subscribe(
        source, { if $0 != .abandoned { result.send($0) } }, scope.child())
    }
  }

  package func skip(_ source: Source, for interval: Int) -> Source {
    Source { sink, scope in
      let output = Output(sink, scope)
      var isOpen = false
      Timer(self, scope).start(after: interval) { isOpen = true }
      self.subscribe(
        source,
        { event in
          if scope.isDisposed, self.openOrders.contains(.dropsInProgress) { return }
          if isOpen || event.isLast { output.send(event) }
        }, scope.child())
    }
  }

  /// Rx: arrays follow one another, by time and count, and may be empty.
  package func buffer(_ source: Source, _ interval: Int, count: Int) -> Source {
    Source { sink, scope in
      let result = SerialOutput(sink, scope, isJoint: false)
      let timer = Timer(self, scope)
      var values: [Int] = []
      func next(_ output: Output) {
        timer.stop()
        let full = values
        values = []
        output.next(folded(full))
        if !scope.isDisposed { start() }
      }
      func start() {
        timer.start(after: interval) { result.enter { if !timer.isRunning { next($0) } } }
      }
      start()
      self.subscribe(
        source,
        { event in
          result.enter { output in
            switch event {
            case .next(let value):
              values.append(value)
              if values.count == count { next(output) }
            case .completed: self.finish(output, [folded(values)])
            case .error: output.end(event)
            case .abandoned: break
            }
          }
        }, scope.child())
    }
  }

  /// RAC: an array begins with its first value and is never empty.
  package func buffer(_ source: Source, every interval: Int) -> Source {
    timed(source) { result, timer in
      var values: [Int] = []
      return { event, output in
        switch event {
        case .next(let value):
          values.append(value)
          if values.count > 1 { return }
          timer.start(after: interval) {
            result.enter { output in
              let full = values
              values = []
              if !full.isEmpty { output.next(folded(full)) }
            }
          }
        case .completed: self.finish(output, values.isEmpty ? [] : [folded(values)])
        default: output.end(event)
        }
      }
    }
  }

  /// Windows by time and count.
  ///
  /// The open window receives an end first. The source stays subscribed to while an observer of
  /// the result or of a window exists.
  package func window(_ source: Source, _ interval: Int, count: Int) -> Source {
    Source { sink, scope in
      let upstream = Scope(self)
      let timer = Timer(self, upstream)
      let output = Output(sink, scope)
      let gate = SerialGate()
      var users = 1
      var size = 0
      var window = Subject(.publish, self)
      func release() {
        users -= 1
        if users == 0 { upstream.disposeNow() }
      }
      func open() {
        size = 0
        let subject = Subject(.publish, self)
        window = subject
        if scope.isDisposed { return }
        output.next(
          self.numbered(
            Source(startsAtOnce: true) { sink, scope in
              if subject.over == nil {
                users += 1
                scope.add(release)
              }
              subject.subscribe(sink, scope)
            }))
      }
      func replace() {
        timer.stop()
        window.send(.completed)
        open()
        if !upstream.isDisposed { start() }
      }
      func start() {
        timer.start(after: interval) {
          gate.enter { if !timer.isRunning, !upstream.isDisposed { replace() } }
        }
      }
      scope.add(release)
      open()
      if upstream.isDisposed { return }
      start()
      self.subscribe(
        source,
        { event in
          gate.enter {
            if upstream.isDisposed { return }
            switch event {
            case .next:
              window.send(event)
              size += 1
              if size == count { replace() }
            case .abandoned: break
            case .error, .completed:
              timer.stop()
              window.send(event)
              output.end(event)
              upstream.dispose()
            }
          }
        }, upstream.child())
    }
  }

  // MARK: Schedulers

  /// Every event through the scheduler, one a job.
  package func observeOn(_ source: Source) -> Source {
    Source { sink, scope in
      let output = Output(sink, scope)
      var line: [ChainEvent] = []
      var cancel: (() -> Void)?
      func schedule() {
        cancel = self.schedule(after: 0) {
          if scope.isDisposed || line.isEmpty { return }
          output.send(line.removeFirst())
          if line.isEmpty { cancel = nil } else { schedule() }
        }
      }
      scope.add { cancel?() }
      self.subscribe(
        source,
        { event in
          line.append(event)
          if cancel == nil { schedule() }
        }, scope.child())
    }
  }

  /// Rx also unsubscribes through the scheduler, but not from a source that ends: each sink of it
  /// disposes itself (SubscribeOn.swift:69).
  package func subscribeOn(_ source: Source) -> Source {
    Source { sink, scope in
      scope.add(
        self.schedule(after: 0) {
          if scope.isDisposed { return }
          if self.model == .signal { return self.subscribe(source, sink, scope) }
          let output = Output(sink, scope)
          let upstream = Scope(self)
          var isSubscribing = true
          var isEnding = false
          scope.add {
            // An endless synchronous source must be stopped before anything else happens.
            if isSubscribing { return upstream.dispose() }
            upstream.stop()
            if !isEnding { self.schedule(after: 0, upstream.dispose) }
          }
          self.subscribe(
            source,
            { event in
              if scope.isDisposed { return }
              isEnding = event.isLast && event != .abandoned
              output.send(event)
              if isEnding { upstream.disposeNow() }
            }, upstream)
          isSubscribing = false
        })
    }
  }
}
