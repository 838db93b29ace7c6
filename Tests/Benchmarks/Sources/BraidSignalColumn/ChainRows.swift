// SPDX-License-Identifier: MIT
import BraidSignal
import Support

func chainRows() -> Workloads {
  var rows: Workloads = [:]
  rows[.r04] = {
    var sum = 0
    let subscription = ones(Size.mapFilter)
      .map { $0 }.filter { _ in true }
      .map { $0 }.filter { _ in true }
      .map { $0 }.filter { _ in true }
      .map { $0 }.filter { _ in true }
      .map { $0 }.filter { _ in true }
      .map { $0 }.filter { _ in true }
      .subscribe(next: { x in sum += x })
    subscription.dispose()
    return sum
  }
  rows[.r05] = {
    var sum = 0
    for _ in 0..<Size.mapFilterCreate {
      let subscription = ones(1)
        .map { $0 }.filter { _ in true }
        .map { $0 }.filter { _ in true }
        .map { $0 }.filter { _ in true }
        .map { $0 }.filter { _ in true }
        .map { $0 }.filter { _ in true }
        .map { $0 }.filter { _ in true }
        .subscribe(next: { x in sum += x })
      subscription.dispose()
    }
    return sum
  }
  rows[.r28] = {
    var sum = 0
    for _ in 0..<Size.retryRuns {
      var attempt = 0
      let subscription = Signal<Int>.create { subscriber in
        attempt += 1
        if attempt < Size.retryAttempts {
          subscriber.sendError(BenchError())
        } else {
          subscriber.sendNext(1)
          subscriber.sendCompleted()
        }
        return nil
      }
      .retry(Size.retryAttempts)
      .subscribe(next: { x in sum += x })
      subscription.dispose()
    }
    return sum
  }
  rows[.r29] = {
    var sum = 0
    for _ in 0..<Size.just {
      let subscription = Signal.just(1).map { $0 }.subscribe(next: { x in sum += x })
      subscription.dispose()
    }
    return sum
  }
  return rows
}

func payloadRows() -> Workloads {
  var rows: Workloads = [:]
  rows[.r25a] = {
    var sum = 0
    let subscription = repeated(payloadString, Size.payload)
      .map { $0 }.filter { _ in true }
      .map { $0 }.filter { _ in true }
      .map { $0 }.filter { _ in true }
      .map { $0 }.filter { _ in true }
      .map { $0 }.filter { _ in true }
      .map { $0 }.filter { _ in true }
      .subscribe(next: { x in sum += x.utf8.count })
    subscription.dispose()
    return sum
  }
  rows[.r25b] = {
    var sum = 0
    let subscription = repeated(Payload48(), Size.payload)
      .map { $0 }.filter { _ in true }
      .map { $0 }.filter { _ in true }
      .map { $0 }.filter { _ in true }
      .map { $0 }.filter { _ in true }
      .map { $0 }.filter { _ in true }
      .map { $0 }.filter { _ in true }
      .subscribe(next: { x in sum += x.sum })
    subscription.dispose()
    return sum
  }
  rows[.r25c] = {
    var sum = 0
    let subscription = repeated(PayloadClass(7), Size.payload)
      .map { $0 }.filter { _ in true }
      .map { $0 }.filter { _ in true }
      .map { $0 }.filter { _ in true }
      .map { $0 }.filter { _ in true }
      .map { $0 }.filter { _ in true }
      .map { $0 }.filter { _ in true }
      .subscribe(next: { x in sum += x.v })
    subscription.dispose()
    return sum
  }
  return rows
}
