// SPDX-License-Identifier: MIT
// Each form for Swift 5 mode is called by a test of this target, with a function by name and with a
// closure that changes what it captures: those make a warning where a closure is `@Sendable`, and a
// warning is an error here. `.ci/clients forms` looks for a form that nothing calls.
import BraidObservable

struct Failure: Error {}

/// What closures change: not `Sendable`, as the objects of code in Swift 5 mode are.
final class Journal {
  private var marks: [String] = []
  var text: String { marks.joined(separator: " ") }

  func note(_ mark: Any) { marks.append("\(mark)") }
  func fail(_: any Error) { marks.append("#") }
  func complete() { marks.append("|") }
  func dispose() { marks.append("!") }
  func note(event: Event<Int>) {
    switch event {
    case .next(let value): note(value)
    case .error(let error): fail(error)
    case .completed: complete()
    }
  }
}

/// Not `Sendable`, with methods that people pass by name; they count their calls.
final class Tally {
  private(set) var calls = 0

  func double(_ value: Int) -> Int { bump(&calls, value * 2) }
  func half(_ value: Int) -> Int? { bump(&calls, value.isMultiple(of: 2) ? value / 2 : nil) }
  func isOdd(_ value: Int) -> Bool { bump(&calls, !value.isMultiple(of: 2)) }
  func isOne(_ value: Int) -> Bool { bump(&calls, value == 1) }
  func isSmall(_ value: Int) -> Bool { bump(&calls, value < 3) }
  func isSame(_ first: Int, _ second: Int) -> Bool { bump(&calls, first == second) }
  func isLarger(_ first: Int, _ second: Int) -> Bool { bump(&calls, first > second) }
  func parity(_ value: Int) -> Int { bump(&calls, value % 2) }
  func sum(_ first: Int, _ second: Int) -> Int { bump(&calls, first + second) }
  func sum3(_ a: Int, _ b: Int, _ c: Int) -> Int { bump(&calls, a + b + c) }
  func sum4(_ a: Int, _ b: Int, _ c: Int, _ d: Int) -> Int { bump(&calls, a + b + c + d) }
  func total(_ values: [Int]) -> Int { bump(&calls, values.reduce(0, +)) }
  func add(_ sum: inout Int, _ value: Int) { sum = self.sum(sum, value) }
  func isFailure(_ error: any Error) -> Bool { bump(&calls, error is Failure) }
  func isNoFailure(_ error: any Error) -> Bool { bump(&calls, !(error is Failure)) }
}

/// Counts a call in a variable that a closure captures, and returns the closure's result.
func bump<Value>(_ calls: inout Int, _ value: Value) -> Value {
  calls += 1
  return value
}

/// The synchronous events of a sequence: its values, then `|` or `#`.
func trace<Source: ObservableConvertibleType>(_ source: Source) -> String {
  let journal = Journal()
  source.asObservable()
    .subscribe(
      onNext: { journal.note($0) }, onError: { journal.fail($0) },
      onCompleted: { journal.complete() }
    )
    .dispose()
  return journal.text
}
