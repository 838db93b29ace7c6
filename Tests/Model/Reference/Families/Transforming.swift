// SPDX-License-Identifier: MIT

extension Catalogue {
  static let transforming: [CatalogueRow] = [
    .both("map") { .map($0.function()) },
    .signal("map(to:)") { .mapTo($0.value()) },
    .signal("tryMap") { .tryMap($0.function()) },
    .observable("compactMap") { .compactMap($0.predicate()) },
    .both("scan") { .scan($0.value()) },
    .both("reduce") { .reduce($0.value()) },
    .signal("combinePrevious") { .combinePrevious($0.value()) },
    .both("toArray | collect") { _ in .toArray },
    .observable("enumerated") { _ in .enumerated },
    .both("materialize") { _ in .materialize },
    .both("dematerialize") { _ in .dematerialize },
    .both("dematerialize") { _ in .rematerialize },
    .both("flatMap | flattenMap", 2...3) { _ in .flatMap(.merge) },
    .both("flatMap | flattenMap", 2...3) { _ in .flatMap(.merge) },
    .both("concatMap | flatMap(.concat)", 2...3) { _ in .flatMap(.concat) },
    .both("flatMapLatest | flatMap(.latest)", 2...3) { _ in .flatMap(.latest) },
    .both("flatMapLatest | flatMap(.latest)", 2...3) { _ in .flatMap(.latest) },
    .observable("flatMapFirst", 2...3) { _ in .flatMap(.first) },
    .both("merge | flatten", 2...3) { _ in .mapFlatten(.merge) },
    .both("merge | flatten", 2...3) { .mapFlatten(.limited($0.number(1...2))) },
    .both("concat", 2...3) { _ in .mapFlatten(.concat) },
    .both("switchLatest | switchToLatest", 2...3) { _ in .mapFlatten(.latest) },
    .signal("bind", 2...3) { .bind(stop: $0.predicate()) },
    .both("groupBy") { .groupBy($0.number(1...3), $0.flattening(), taking: $0.number(1...5)) },
    .observable("window") {
      .window(
        $0.interval(), count: $0.number(1...3), $0.flattening(), taking: $0.number(1...5))
    },
  ]
}

extension World {
  func map(_ site: Int, _ source: Source, _ transform: Function) -> Source {
    stage(source) { value, output throws(Failure) in
      try self.call(site, .transform, value)
      output.next(transform(value))
    }
  }

  func mapTo(_ source: Source, _ result: Int) -> Source {
    stage(source) { _, output in output.next(result) }
  }

  func compactMap(_ site: Int, _ source: Source, _ isKept: Predicate) -> Source {
    stage(source) { value, output throws(Failure) in
      try self.call(site, .transform, value)
      if isKept(value) { output.next(value) }
    }
  }

  func scan(_ site: Int, _ source: Source, _ seed: Int) -> Source {
    stage(source) { output in
      var sum = seed
      return self.throwing(output) { event throws(Failure) in
        guard case .next(let value) = event else { return output.end(event) }
        try self.call(site, .transform, value)
        sum += value
        output.next(sum)
      }
    }
  }

  func reduce(_ site: Int, _ source: Source, _ seed: Int) -> Source {
    stage(source) { output in
      var sum = seed
      return self.throwing(output) { event throws(Failure) in
        switch event {
        case .next(let value):
          try self.call(site, .transform, value)
          sum += value
        case .completed: self.finish(output, [sum])
        default: output.end(event)
        }
      }
    }
  }

  func combinePrevious(_ site: Int, _ source: Source, _ initial: Int) -> Source {
    stage(source) { output in
      var previous = initial
      return self.throwing(output) { event throws(Failure) in
        guard case .next(let value) = event else { return output.end(event) }
        try self.call(site, .transform, value)
        let result = folded([previous, value])
        previous = value
        output.next(result)
      }
    }
  }

  func toArray(_ source: Source) -> Source {
    stage(source) { output in
      var values: [Int] = []
      return { event in
        switch event {
        case .next(let value): values.append(value)
        case .completed: self.finish(output, [folded(values)])
        default: output.end(event)
        }
      }
    }
  }

  func enumerated(_ source: Source) -> Source {
    stage(source) { output in
      var index = 0
      return { event in
        guard case .next(let value) = event else { return output.end(event) }
        index += 1
        output.next(folded([index - 1, value]))
      }
    }
  }

  /// The events as values, the end too; then completion.
  func materialize(_ source: Source) -> Source {
    stage(source) { output in
      { event in
        switch event {
        case .next(let value): output.next(number(of: .next(value)))
        case .error(let error): self.finish(output, [number(of: .error(error))])
        default: self.finish(output, [number(of: .completed)])
        }
      }
    }
  }

  func dematerialize(_ source: Source) -> Source {
    stage(source) { value, output in output.send(Event(event(in: value))) }
  }

  /// Some last values, unless the subscription ends meanwhile, then completion.
  func finish(_ output: Output, _ values: [Int]) {
    for (index, value) in values.enumerated() where index == 0 || !output.scope.isDisposed {
      output.next(value)
    }
    if !output.scope.isDisposed { output.end(.completed) }
  }

  /// Runs what may throw; what it throws ends the result.
  func throwing(
    _ output: Output, _ body: @escaping (Event) throws(Failure) -> Void
  ) -> (Event) -> Void {
    { event in
      do throws(Failure) { try body(event) } catch { self.fail(output, error) }
    }
  }
}
