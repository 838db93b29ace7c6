// SPDX-License-Identifier: MIT
import BraidObservable
import Support

func valuesRows() -> Workloads {
  var rows: Workloads = [:]
  rows[.r33] = {
    waitFor {
      let subject = PublishSubject<Int>()
      var iterator = subject.values.makeAsyncIterator()
      for _ in 0..<Size.values { subject.onNext(1) }
      subject.onCompleted()
      var sum = 0
      while let value = try? await iterator.next() { sum += value }
      return sum
    }
  }
  rows[.r34] = {
    let subject = PublishSubject<Int>()
    nonisolated(unsafe) let iterator = subject.values.makeAsyncIterator()  // used by the one task
    return waitFor {
      var sum = 0
      var iterator = iterator
      while let value = try? await iterator.next() { sum += value }
      return sum
    } meanwhile: {
      for _ in 0..<Size.values { subject.onNext(1) }
      subject.onCompleted()
    }
  }
  rows[.r35] = {
    waitFor {
      let numbers = Infallible.from(repeatElement(1, count: Size.values))
      var sum = 0
      for await value in numbers.values(buffering: .suspending) { sum += value }
      return sum
    }
  }
  return rows
}
