// SPDX-License-Identifier: MIT

extension Catalogue {
  static let transforming: [CatalogueRow] = [
    .both("map") { .map($0.function()) },
    .both("mapTo | map(to:)") { .mapTo($0.value()) },
    .signal("tryMap") { .tryMap($0.function()) },
    .observable("compactMap") { .compactMap($0.predicate()) },
    .defined(
      "filterMap", [.observable], parameters: { [$0.number(1...3)] },
      code: { call in
        "\(call.sources[0]).filterMap { x in try call(\(call.site), \"transform\", x); "
          + "return x % \(call.parameters[0]) == 0 ? .ignore : .map(x + 1) }"
      },
      { world, call in
        world.stage(call.sources[0]) { value, output throws(Failure) in
          try world.call(call.site, .transform, value)
          if value % call.parameters[0] != 0 { output.next(value &+ 1) }
        }
      }),
    .defined(
      "unwrap", [.observable], parameters: { [$0.number(1...3)] },
      code: { call in
        "\(call.sources[0]).map { x in try call(\(call.site), \"transform\", x); "
          + "return x % \(call.parameters[0]) == 0 ? nil : Optional(x) }.unwrap()"
      },
      { world, call in
        world.stage(call.sources[0]) { value, output throws(Failure) in
          try world.call(call.site, .transform, value)
          if value % call.parameters[0] != 0 { output.next(value) }
        }
      }),
    .defined(
      "pairwise | nwise", [.observable], parameters: { [$0.number(1...4)] },
      code: { call in
        let count = call.parameters[0]
        return count == 2
          ? "\(call.sources[0]).pairwise().map { number($0, $1) }"
          : "\(call.sources[0]).nwise(\(count)).map { $0.reduce(9) { $0 * 10 + $1 } }"
      },
      { world, call in world.nwise(call.sources[0], call.parameters[0]) }),
    .defined(
      "count", [.observable], parameters: { [$0.number(0...3)] },
      code: { call in
        let divisor = call.parameters[0]
        return divisor == 0
          ? "\(call.sources[0]).count()"
          : "\(call.sources[0]).count { x in try call(\(call.site), \"transform\", x); "
            + "return x % \(divisor) == 0 }"
      },
      { world, call in world.count(call.site, call.sources[0], divisor: call.parameters[0]) }),
    .defined(
      "toSortedArray", [.observable], parameters: { [$0.number(0...1)] },
      code: { call in
        "\(call.sources[0]).toSortedArray(ascending: \(call.parameters[0] == 1)).asObservable()"
          + ".map { $0.reduce(9) { $0 * 10 + $1 } }"
      },
      { world, call in
        world.toArray(call.sources[0]) {
          call.parameters[0] == 1 ? $0.sorted() : $0.sorted(by: >)
        }
      }),
    .defined(
      "elements | errors", [.observable], parameters: { [$0.number(0...1)] },
      code: { call in
        "\(call.sources[0]).materialize()"
          + (call.parameters[0] == 0 ? ".elements()" : ".errors().map { code($0) }")
      },
      { world, call in world.parts(call.sources[0], areErrors: call.parameters[0] == 1) }),
    .defined(
      "expand", [.observable], 2...3, isTangled: true,
      parameters: { [$0.chance(2) ? 9 : $0.number(1...2)] },
      code: { call in
        let inner = call.sources.dropFirst()
        let choice =
          inner.count == 1
          ? inner[1] : "[\(inner.joined(separator: ", "))][abs(x) % \(inner.count)]"
        return "\(call.sources[0]).expand(maxConcurrent: \(call.parameters[0])) { x in "
          + "try call(\(call.site), \"transform\", x); if abs(x) >= 200 { return .empty() }; "
          + "return \(choice).map { abs($0) % 97 + (abs(x) / 100 + 1) * 100 } }"
      },
      { world, call in
        world.expand(call.sources[0], limit: call.parameters[0]) { value throws(Failure) in
          try world.call(call.site, .transform, value)
          if abs(value) >= 200 { return world.immediate([.completed]) }
          let inner = call.sources[1 + abs(value) % (call.sources.count - 1)]
          return world.stage(inner) { found, output in
            output.next(abs(found) % 97 + (abs(value) / 100 + 1) * 100)
          }
        }
      }),
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
    .signal("flatMap(.race)", 2...3) { _ in .flatMap(.race) },
    .signal("flatMap(.race)", 2...3) { _ in .mapFlatten(.race) },
    .both("merge | flatten", 2...3) { _ in .mapFlatten(.merge) },
    .both("merge | flatten", 2...3) { .mapFlatten(.limited($0.number(1...2))) },
    .both("concat", 2...3) { _ in .mapFlatten(.concat) },
    .both("switchLatest | switchToLatest", 2...3) { _ in .mapFlatten(.latest) },
    .signal("bind", 2...3) { .bind(stop: $0.predicate()) },
    .both("groupBy") { .groupBy($0.number(1...3), $0.flattening(), taking: $0.number(1...5)) },
    .both("window") {
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

  func toArray(
    _ source: Source, _ arrange: @escaping ([Int]) -> [Int] = { $0 }
  ) -> Source {
    stage(source) { output in
      var values: [Int] = []
      return { event in
        switch event {
        case .next(let value): values.append(value)
        case .completed: self.finish(output, [folded(arrange(values))])
        default: output.end(event)
        }
      }
    }
  }

  /// The last values at each value, once there are enough.
  func nwise(_ source: Source, _ count: Int) -> Source {
    stage(source) { output in
      var values: [Int] = []
      return { event in
        guard case .next(let value) = event else { return output.end(event) }
        values = values.suffix(count - 1) + [value]
        if values.count == count { output.next(folded(values)) }
      }
    }
  }

  /// - Parameter divisor: Of the values that count; zero if all do.
  func count(_ site: Int, _ source: Source, divisor: Int) -> Source {
    stage(source) { output in
      var count = 0
      return self.throwing(output) { event throws(Failure) in
        switch event {
        case .next(let value):
          if divisor > 0 { try self.call(site, .transform, value) }
          if divisor == 0 || value % divisor == 0 { count += 1 }
        case .completed: self.finish(output, [count])
        default: output.end(event)
        }
      }
    }
  }

  /// The values, or the errors, of a source whose events are values; so it never fails.
  func parts(_ source: Source, areErrors: Bool) -> Source {
    stage(source) { output in
      { event in
        switch event {
        case .next(let value): if !areErrors { output.next(value) }
        case .error(let error): self.finish(output, areErrors ? [error] : [])
        default: output.end(event)
        }
      }
    }
  }

  /// Every value has an inner source, recursively.
  ///
  /// The inner source is queued where the value is sent; the trampoline of the
  /// sender subscribes to the queued sources, at most `limit` at a time.
  func expand(
    _ source: Source, limit: Int, _ select: @escaping (Int) throws(Failure) -> Source
  ) -> Source {
    Source { sink, scope in
      let result = SerialOutput(sink, scope)
      let outer = scope.child()
      var line: [Source] = []
      var active = 0
      /// Inner sources that were abandoned keep their places.
      var lost = 0
      var isSourceOver = false
      var isSourceAbandoned = false

      func settle(_ output: Output) {
        guard isSourceOver, active == lost, line.isEmpty || lost == limit else { return }
        output.end(lost > 0 || isSourceAbandoned ? .abandoned : .completed)
      }
      func receive(_ value: Int) {
        if result.isEnding { return }
        result.enter { output in
          output.next(value)
          if result.isEnding { return }
          do throws(Failure) { line.append(try select(value)) } catch {
            result.expectEnd()
            output.end(.error(error.code))
          }
        }
        startWaiting()
      }
      func startWaiting() {
        if active >= limit || line.isEmpty { return }
        if self.isTrampolineRunning { self.takeTurn(startAll) } else { self.trampolined(startAll) }
      }
      func startAll() {
        while !result.isEnding, active < limit, !line.isEmpty { start(line.removeFirst()) }
      }
      func start(_ inner: Source) {
        active += 1
        let own = scope.child()
        self.subscribe(
          inner,
          { event in
            switch event {
            case .next(let value): receive(value)
            case .error: result.send(event)
            case .completed:
              own.disposeNow()
              result.enter { output in
                active -= 1
                settle(output)
              }
              startWaiting()
            case .abandoned:
              result.enter { output in
                lost += 1
                settle(output)
              }
              own.abandon()
            }
          }, own)
      }
      self.subscribe(
        source,
        { event in
          switch event {
          case .next(let value): receive(value)
          case .error: result.send(event)
          case .completed, .abandoned:
            result.enter { output in
              isSourceOver = true
              isSourceAbandoned = event == .abandoned
              settle(output)
            }
            if event == .abandoned { outer.abandon() }
          }
        }, outer)
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

  /// Some last values, unless the subscription is disposed among them, then completion.
  func finish(_ output: Output, _ values: [Int]) {
    for (index, value) in values.enumerated() where index == 0 || !output.scope.isDisposed {
      output.next(value)
    }
    if !output.scope.isDisposed { output.end(.completed) }
  }

  /// Runs a throwing closure; its error ends the result.
  func throwing(
    _ output: Output, _ body: @escaping (Event) throws(Failure) -> Void
  ) -> (Event) -> Void {
    { event in
      do throws(Failure) { try body(event) } catch { self.fail(output, error) }
    }
  }
}
