// SPDX-License-Identifier: MIT

extension World {
  /// Continues after an error with the source of the handler, once.
  package func catchError(
    _ source: Source, _ handler: @escaping (Int) throws(Failure) -> Source
  ) -> Source {
    Source { sink, scope in
      var isFirst = true
      let chain = self.resubscribing(source, oldFirst: false) { event throws(Failure) in
        guard isFirst, case .error(let error) = event else { return nil }
        isFirst = false
        return try handler(error)
      }
      self.subscribe(chain, sink, scope)
    }
  }

  /// Continues after an error with a value of the operator.
  package func catchAndReturn(_ source: Source, _ value: Int) -> Source {
    var substitute = just(value)
    substitute.isInternal = true
    return catchError(source) { _ in substitute }
  }

  /// Tries sources in order until one completes; fails with the last error.
  package func catchSequence(_ sources: [Source]) -> Source {
    guard let first = sources.first else { return immediate([.completed]) }
    return Source { sink, scope in
      var rest = sources.dropFirst()
      let chain = self.resubscribing(first) { event in
        if case .error = event { rest.popFirst() } else { nil }
      }
      self.subscribe(chain, sink, scope)
    }
  }

  /// Rx counts attempts in all; RAC counts further ones, and zero is any number.
  package func retry(_ source: Source, _ count: Int) -> Source {
    if model == .observable, count <= 0 { return immediate([.completed]) }
    return Source { sink, scope in
      var remaining = self.model == .observable ? count - 1 : count == 0 ? .max : max(0, count)
      let chain = self.resubscribing(source) { event in
        guard case .error = event, remaining > 0 else { return nil }
        remaining -= 1
        return source
      }
      self.subscribe(chain, sink, scope)
    }
  }

  package func repeatAlways(_ source: Source) -> Source {
    resubscribing(source) { event in event == .completed ? source : nil }
  }

  package func attempt(_ site: Int, _ source: Source) -> Source {
    stage(source) { value, output throws(Failure) in
      try self.call(site, .transform, value)
      output.next(value)
    }
  }

  /// Errors are sent to a notifier; each of its values starts an attempt, unless one is active.
  ///
  /// Its end takes effect at the next error.
  package func retry(_ source: Source, when makeNotifier: @escaping (Source) -> Source) -> Source {
    Source { sink, scope in
      let output = Output(sink, scope)
      let errors = Subject(.publish, self)
      var isRunning = true
      var end: ChainEvent?
      var isStarting = false
      var isWanted = true

      func attempt() {
        isWanted = true
        if isStarting { return }
        isStarting = true
        while isWanted, !scope.isDisposed {
          isWanted = false
          isRunning = true
          let own = scope.child()
          self.subscribe(
            source,
            { event in
              if scope.isDisposed { return }
              guard case .error = event else { return output.send(event) }
              isRunning = false
              // RetryWhen.swift:126
              own.disposeNow()
              if let end { return output.end(end) }
              errors.send(.next(event.code))
            }, own)
        }
        isStarting = false
      }
      self.subscribe(
        makeNotifier(errors.source),
        { event in
          if case .next = event {
            if isRunning || isWanted { return }
            isRunning = true
            return attempt()
          }
          if event == .abandoned { return }
          end = event
          if !isRunning { output.end(event) }
        }, scope.child())
      attempt()
    }
  }
}

extension ChainEvent {
  fileprivate var code: Int {
    if case .error(let code) = self { return code }
    return 0
  }
}
