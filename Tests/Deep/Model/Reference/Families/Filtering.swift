// SPDX-License-Identifier: MIT

extension World {
  package func filter(_ site: Int, _ source: Source, _ isIncluded: Predicate) -> Source {
    stage(source) { value, output throws(Failure) in
      try self.call(site, .transform, value)
      if isIncluded(value) { output.next(value) }
    }
  }

  package func ignore(_ source: Source, _ ignored: Int) -> Source {
    stage(source) { value, output in if value != ignored { output.next(value) } }
  }

  package func ignoreElements(_ source: Source) -> Source { stage(source) { _, _ in } }

  /// Completes right after the last value.
  ///
  /// A value sent during the last one is dropped.
  package func take(_ source: Source, _ count: Int) -> Source {
    if count <= 0 { return immediate([.completed]) }
    return stage(source) { output in
      var remaining = count
      return { event in
        guard case .next(let value) = event else { return output.end(event) }
        if remaining == 0 { return }
        remaining -= 1
        output.next(value)
        if remaining == 0 { self.finish(output, []) }
      }
    }
  }

  package func takeLast(_ source: Source, _ count: Int) -> Source {
    stage(source) { output in
      var last: [Int] = []
      return { event in
        switch event {
        case .next(let value): last = (last + [value]).suffix(max(0, count))
        case .completed: self.finish(output, last)
        default: output.end(event)
        }
      }
    }
  }

  /// Up to the first value that ends it, which is sent only if it is included.
  package func take(
    _ site: Int, _ source: Source, inclusive: Bool, while isMore: @escaping (Int) -> Bool
  ) -> Source {
    stage(source) { value, output throws(Failure) in
      try self.call(site, .transform, value)
      if isMore(value) { return output.next(value) }
      self.finish(output, inclusive ? [value] : [])
    }
  }

  package func skip(_ source: Source, _ count: Int) -> Source {
    stage(source) { output in
      var remaining = count
      return { event in
        guard case .next(let value) = event else { return output.end(event) }
        remaining -= 1
        if remaining < 0 { output.next(value) }
      }
    }
  }

  package func skip(_ site: Int, _ source: Source, while isSkipped: @escaping (Int) -> Bool)
    -> Source
  {
    stage(source) { output in
      var isOpen = false
      return self.throwing(output) { event throws(Failure) in
        guard case .next(let value) = event else { return output.end(event) }
        if !isOpen {
          try self.call(site, .transform, value)
          isOpen = !isSkipped(value)
        }
        if isOpen { output.next(value) }
      }
    }
  }

  package func distinct(_ source: Source) -> Source {
    stage(source) { output in
      var previous: Int?
      return { event in
        guard case .next(let value) = event else { return output.end(event) }
        if value == previous { return }
        previous = value
        output.next(value)
      }
    }
  }

  /// Compares remainders; the closure is not asked about the first value.
  package func distinct(_ site: Int, _ source: Source, _ divisor: Int) -> Source {
    stage(source) { output in
      var previous: Int?
      return self.throwing(output) { event throws(Failure) in
        guard case .next(let value) = event else { return output.end(event) }
        if let previous {
          try self.call(site, .transform, value)
          if previous % divisor == value % divisor { return }
        }
        previous = value
        output.next(value)
      }
    }
  }

  package func element(_ source: Source, at index: Int) -> Source {
    stage(source) { output in
      var remaining = index
      return { event in
        switch event {
        case .next(let value):
          if remaining == 0 { self.finish(output, [value]) }
          remaining -= 1
        case .completed: output.end(.error(LibraryError.argumentOutOfRange))
        default: output.end(event)
        }
      }
    }
  }

  /// The first value, or a substitute for nil.
  package func firstOrNil(_ source: Source) -> Source {
    stage(source) { output in
      { event in
        switch event {
        case .next(let value): self.finish(output, [value])
        case .completed: self.finish(output, [-9])
        default: output.end(event)
        }
      }
    }
  }

  /// The only value, sent immediately.
  package func single(_ source: Source, _ isIncluded: @escaping (Int) throws(Failure) -> Bool)
    -> Source
  {
    stage(source) { output in
      var hasValue = false
      return self.throwing(output) { event throws(Failure) in
        switch event {
        case .next(let value):
          guard try isIncluded(value) else { return }
          if hasValue { return output.end(.error(LibraryError.moreThanOneElement)) }
          hasValue = true
          output.next(value)
        case .completed:
          output.end(hasValue ? .completed : .error(LibraryError.noElements))
        default: output.end(event)
        }
      }
    }
  }

  /// The only value, sent when the source completes.
  package func only(_ source: Source, mayBeNone: Bool) -> Source {
    stage(source) { output in
      var only: Int?
      return { event in
        switch event {
        case .next(let value):
          if only != nil { return output.end(.error(LibraryError.moreThanOneElement)) }
          only = value
        case .completed:
          if only == nil, !mayBeNone { return output.end(.error(LibraryError.noElements)) }
          self.finish(output, only.map { [$0] } ?? [])
        default: output.end(event)
        }
      }
    }
  }

  /// Sends `answer` at the first value that is sought, and the opposite if there is none.
  package func seek(
    _ source: Source, answer: Bool, _ isSought: @escaping (Int) throws(Failure) -> Bool
  ) -> Source {
    stage(source) { output in
      self.throwing(output) { event throws(Failure) in
        switch event {
        case .next(let value): if try isSought(value) { self.finish(output, [answer ? 1 : 0]) }
        case .completed: self.finish(output, [answer ? 0 : 1])
        default: output.end(event)
        }
      }
    }
  }

  package func ifEmpty(_ source: Source, default substitute: Int) -> Source {
    stage(source) { output in
      var isEmpty = true
      return { event in
        switch event {
        case .next(let value):
          isEmpty = false
          output.next(value)
        case .completed: self.finish(output, isEmpty ? [substitute] : [])
        default: output.end(event)
        }
      }
    }
  }

  // MARK: Other sources that say when

  /// The trigger is subscribed to first; if it fires synchronously, the source is not subscribed
  /// to.
  ///
  /// Rx: a value of the trigger completes the result, its completion is ignored, its error is
  /// forwarded.
  /// RAC:
  /// a value or completion completes the result, an error is ignored.
  package func take(_ source: Source, until trigger: Source) -> Source {
    Source { sink, scope in
      let result = SerialOutput(sink, scope, tearsDownFirst: self.model == .signal)
      var isSourceAbandoned = false
      var isTriggerOver = false
      self.subscribe(
        trigger,
        { event in
          switch (event, self.model) {
          case (.next, _), (.completed, .signal): result.send(.completed)
          case (.error, .observable): result.send(event)
          default:
            isTriggerOver = true
            if isSourceAbandoned { result.send(.abandoned) }
          }
        }, scope.child())
      if scope.isDisposed { return }
      self.subscribe(
        source,
        { event in
          if event == .abandoned, !isTriggerOver {
            isSourceAbandoned = true
          } else {
            result.send(event)
          }
        }, scope.child())
    }
  }

  /// Values and errors of the source until the replacement sends its first event.
  ///
  /// Nothing can come any more when the replacement was abandoned, and the source has ended or was
  /// replaced.
  package func take(_ source: Source, untilReplacement replacement: Source) -> Source {
    Source { sink, scope in
      let result = SerialOutput(sink, scope)
      let sourceScope = scope.child()
      var isReplaced = false
      var isSourceOver = false
      var isReplacementLost = false
      self.subscribe(
        replacement,
        { event in
          if event == .abandoned {
            return result.enter { output in
              isReplacementLost = true
              if isReplaced || isSourceOver { output.send(event) }
            }
          }
          isReplaced = true
          sourceScope.dispose()
          result.send(event)
        }, scope.child())
      if scope.isDisposed || isReplaced { return }
      self.subscribe(
        source,
        { event in
          result.enter(isFinal: event.isError) { output in
            if isReplaced { return }
            switch event {
            case .next, .error: output.send(event)
            case .completed, .abandoned:
              isSourceOver = true
              if isReplacementLost { output.send(.abandoned) }
            }
          }
        }, sourceScope)
    }
  }

  /// The source is subscribed to first.
  ///
  /// If it completes before the trigger has sent, both are disposed and the result never ends.
  package func skip(_ source: Source, until trigger: Source) -> Source {
    Source { sink, scope in
      let result = SerialOutput(sink, scope)
      var isOpen = false
      var isSourceOver = false
      var lost = 0
      let sourceScope = scope.child()
      let triggerScope = scope.child()
      self.subscribe(
        source,
        { event in
          result.enter(isFinal: event.isError) { output in
            switch event {
            case .next: if isOpen { output.send(event) }
            case .error: output.send(event)
            case .abandoned:
              lost += 1
              if lost == 2 || isOpen { output.send(event) }
            case .completed:
              if isOpen { return output.send(event) }
              isSourceOver = true
              sourceScope.dispose()
              triggerScope.dispose()
            }
          }
        }, sourceScope)
      if scope.isDisposed || isSourceOver { return }
      self.subscribe(
        trigger,
        { event in
          switch event {
          case .next:
            result.enter { _ in
              isOpen = true
              triggerScope.dispose()
            }
          case .error: result.enter { if !isSourceOver { $0.send(event) } }
          case .completed, .abandoned:
            lost += 1
            if lost == 2 { result.send(.abandoned) }
          }
        }, triggerScope)
    }
  }

  package func ifEmpty(_ source: Source, switchTo other: Source) -> Source {
    Source { sink, scope in
      let output = Output(sink, scope)
      let sourceScope = scope.child()
      var isEmpty = true
      self.subscribe(
        source,
        { event in
          if case .next = event { isEmpty = false }
          if event == .abandoned { sourceScope.abandon() }
          guard event == .completed, isEmpty else { return output.send(event) }
          if scope.isDisposed { return }
          self.subscribe(other, output.send, scope.child())
        }, sourceScope)
    }
  }

  /// Rx: a new value when the sampler emits; the source's end waits for the sampler, whose end
  /// emits the pending value.
  ///
  /// RAC: the latest value, possibly again; ends when either source does.
  package func sample(_ source: Source, _ sampler: Source, default substitute: Int?) -> Source {
    Source { sink, scope in
      let result = SerialOutput(sink, scope, tearsDownFirst: self.model == .signal)
      var latest: Int?
      var isSourceOver = false
      var lost = 0
      self.subscribe(
        source,
        { event in
          result.enter(isFinal: event.isError || self.model == .signal && event.isEnd) { output in
            switch event {
            case .next(let value): latest = value
            case .error: output.send(event)
            case .completed:
              isSourceOver = true
              if self.model == .signal || lost > 0 {
                output.end(lost > 0 && self.model == .observable ? .abandoned : .completed)
              }
            case .abandoned:
              lost += 1
              if lost == 2 { output.send(event) }
            }
          }
        }, scope.child())
      if scope.isDisposed { return }
      self.subscribe(
        sampler,
        { event in
          result.enter(isFinal: event.isEnd) { output in
            switch (event, self.model) {
            case (.next, .signal): if let latest { output.next(latest) }
            case (.next, .observable):
              if let value = latest ?? substitute {
                latest = nil
                output.next(value)
              }
              if isSourceOver { output.end(.completed) }
            case (.completed, .observable):
              if let value = latest ?? substitute { output.next(value) }
              output.end(.completed)
            case (.abandoned, _):
              lost += 1
              if lost == 2 || isSourceOver { output.send(event) }
            default: output.send(event)
            }
          }
        }, scope.child())
    }
  }
}
