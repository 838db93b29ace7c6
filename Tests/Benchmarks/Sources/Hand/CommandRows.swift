// SPDX-License-Identifier: MIT
import Support

func commandRows() -> Workloads {
  var rows: Workloads = [:]
  rows[.r36] = {
    final class Execution {
      var results: [Int] = []
    }
    final class Command {
      var isExecuting = false {
        didSet { for observer in observers { observer.call(1) } }
      }
      var observers: [Obs] = []
      let work: (Int, (Int) -> Void) -> Void

      init(_ work: @escaping (Int, (Int) -> Void) -> Void) { self.work = work }

      func execute(_ input: Int, _ next: @escaping (Int) -> Void) {
        if isExecuting { return }
        isExecuting = true
        let execution = opaque(Execution())
        work(input) { execution.results.append($0) }
        isExecuting = false
        for result in execution.results { next(result) }
      }
    }
    var sum = 0
    let command = opaque(Command { input, send in send(input) })
    command.observers = opaque([Obs { x in sum += x }])
    for _ in 0..<Size.executions { command.execute(1) { sum += $0 } }
    return sum
  }
  rows[.r37] = {
    var sum = 0
    let observers: [Obs] = opaque([Obs { x in sum += x }])
    for _ in 0..<Size.channelSends { for observer in observers { observer.call(1) } }
    return sum
  }
  rows[.r38] = {
    final class Cell {
      let head: Int
      let makeRest: () -> Cell?
      lazy var rest = makeRest()

      init(_ head: Int, _ makeRest: @escaping () -> Cell?) {
        self.head = head
        self.makeRest = makeRest
      }
    }
    func numbers(from number: Int) -> Cell? {
      number < Size.pulled ? Cell(number) { numbers(from: number + 1) } : nil
    }
    func map(_ cell: Cell?, _ transform: @escaping (Int) -> Int) -> Cell? {
      cell.map { cell in Cell(transform(cell.head)) { map(cell.rest, transform) } }
    }
    func filter(_ cell: Cell?, _ isIncluded: @escaping (Int) -> Bool) -> Cell? {
      var cell = cell
      while let found = cell {
        if isIncluded(found.head) { return Cell(found.head) { filter(found.rest, isIncluded) } }
        cell = found.rest
      }
      return nil
    }
    var sum = 0
    var cell = opaque(filter(map(numbers(from: 0)) { $0 &* 3 }) { $0 & 1 == 0 })
    while let found = cell {
      sum &+= found.head
      cell = found.rest
    }
    return sum
  }
  return rows
}
