// SPDX-License-Identifier: MIT
import OpenCombine
import Support

func chainRows() -> Workloads {
  var rows: Workloads = [:]
  rows[.r04] = {
    var sum = 0
    let c = ones(Size.mapFilter)
      .map { $0 }.filter { _ in true }
      .map { $0 }.filter { _ in true }
      .map { $0 }.filter { _ in true }
      .map { $0 }.filter { _ in true }
      .map { $0 }.filter { _ in true }
      .map { $0 }.filter { _ in true }
      .sink { x in sum += x }
    c.cancel()
    return sum
  }
  rows[.r05] = {
    var sum = 0
    for _ in 0..<Size.mapFilterCreate {
      let c = ones(1)
        .map { $0 }.filter { _ in true }
        .map { $0 }.filter { _ in true }
        .map { $0 }.filter { _ in true }
        .map { $0 }.filter { _ in true }
        .map { $0 }.filter { _ in true }
        .map { $0 }.filter { _ in true }
        .sink { x in sum += x }
      c.cancel()
    }
    return sum
  }
  rows[.r28] = {
    var sum = 0
    for _ in 0..<Size.retryRuns {
      var attempt = 0
      let c = Create<Int, BenchError> { sink in
        attempt += 1
        if attempt < Size.retryAttempts {
          sink.send(completion: .failure(BenchError()))
        } else {
          sink.send(1)
          sink.send(completion: .finished)
        }
      }
      .retry(Size.retryAttempts + 1)
      .sink(receiveCompletion: { _ in }, receiveValue: { x in sum += x })
      c.cancel()
    }
    return sum
  }
  rows[.r29] = {
    var sum = 0
    for _ in 0..<Size.just {
      // Erased: Just.map is specialised to a plain Just.
      let c = Just(1).eraseToAnyPublisher().map { $0 }.sink { x in sum += x }
      c.cancel()
    }
    return sum
  }
  return rows
}

func payloadRows() -> Workloads {
  var rows: Workloads = [:]
  rows[.r25a] = {
    var sum = 0
    let c = repeated(payloadString, Size.payload)
      .map { $0 }.filter { _ in true }
      .map { $0 }.filter { _ in true }
      .map { $0 }.filter { _ in true }
      .map { $0 }.filter { _ in true }
      .map { $0 }.filter { _ in true }
      .map { $0 }.filter { _ in true }
      .sink { x in sum += x.utf8.count }
    c.cancel()
    return sum
  }
  rows[.r25b] = {
    var sum = 0
    let c = repeated(Payload48(), Size.payload)
      .map { $0 }.filter { _ in true }
      .map { $0 }.filter { _ in true }
      .map { $0 }.filter { _ in true }
      .map { $0 }.filter { _ in true }
      .map { $0 }.filter { _ in true }
      .map { $0 }.filter { _ in true }
      .sink { x in sum += x.sum }
    c.cancel()
    return sum
  }
  rows[.r25c] = {
    var sum = 0
    let c = repeated(PayloadClass(7), Size.payload)
      .map { $0 }.filter { _ in true }
      .map { $0 }.filter { _ in true }
      .map { $0 }.filter { _ in true }
      .map { $0 }.filter { _ in true }
      .map { $0 }.filter { _ in true }
      .map { $0 }.filter { _ in true }
      .sink { x in sum += x.v }
    c.cancel()
    return sum
  }
  return rows
}
