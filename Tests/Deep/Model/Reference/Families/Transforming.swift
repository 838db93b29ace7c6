// SPDX-License-Identifier: MIT

extension World {
  package func map(_ site: Int, _ source: Source, _ transform: Function) -> Source {
    stage(source) { value, output throws(Failure) in
      try self.call(site, .transform, value)
      output.next(transform(value))
    }
  }

  package func mapTo(_ source: Source, _ result: Int) -> Source {
    stage(source) { _, output in output.next(result) }
  }

  package func compactMap(_ site: Int, _ source: Source, _ isKept: Predicate) -> Source {
    stage(source) { value, output throws(Failure) in
      try self.call(site, .transform, value)
      if isKept(value) { output.next(value) }
    }
  }

  package func scan(_ site: Int, _ source: Source, _ seed: Int) -> Source {
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

  package func reduce(_ site: Int, _ source: Source, _ seed: Int) -> Source {
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

  package func combinePrevious(_ site: Int, _ source: Source, _ initial: Int) -> Source {
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

  package func toArray(
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

  package func enumerated(_ source: Source) -> Source {
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
  package func materialize(_ source: Source) -> Source {
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

  package func dematerialize(_ source: Source) -> Source {
    stage(source) { value, output in output.send(ChainEvent(event(in: value))) }
  }

  /// Some last values, unless the subscription is disposed among them, then completion.
  package func finish(_ output: Output, _ values: [Int]) {
    for (index, value) in values.enumerated() where index == 0 || !output.scope.isDisposed {
      output.next(value)
    }
    if !output.scope.isDisposed { output.end(.completed) }
  }

  /// Runs a throwing closure; its error ends the result.
  package func throwing(
    _ output: Output, _ body: @escaping (ChainEvent) throws(Failure) -> Void
  ) -> (ChainEvent) -> Void {
    { event in
      do throws(Failure) { try body(event) } catch { self.fail(output, error) }
    }
  }
}
