// SPDX-License-Identifier: MIT
import BraidSignal
import Support

func valuesRows() -> Workloads {
  var rows: Workloads = [:]
  rows[.r33] = {
    waitFor {
      let subject = SignalSubject<Int>()
      var iterator = subject.values.makeAsyncIterator()
      for _ in 0..<Size.values { subject.sendNext(1) }
      subject.sendCompleted()
      var sum = 0
      while let value = try? await iterator.next() { sum += value }
      return sum
    }
  }
  rows[.r34] = {
    let subject = SignalSubject<Int>()
    nonisolated(unsafe) let iterator = subject.values.makeAsyncIterator()  // used by the one task
    return waitFor {
      var sum = 0
      var iterator = iterator
      while let value = try? await iterator.next() { sum += value }
      return sum
    } meanwhile: {
      for _ in 0..<Size.values { subject.sendNext(1) }
      subject.sendCompleted()
    }
  }
  rows[.r35] = {
    waitFor {
      let numbers = Signal.from(repeatElement(1, count: Size.values))
      var iterator = numbers.values(buffering: .suspending).makeAsyncIterator()
      var sum = 0
      while let value = try? await iterator.next() { sum += value }
      return sum
    }
  }
  return rows
}
