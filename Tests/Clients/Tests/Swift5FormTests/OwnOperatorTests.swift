// SPDX-License-Identifier: MIT
import BraidCocoa
import BraidObservable
import BraidSignal
import Testing

// As RxSwiftExt and many apps declare it. A trailing closure fits the label, so the library's form
// must not be disfavored.

extension ObservableType {
  fileprivate func map<Result>(to value: Result) -> Observable<Result> { map { _ in value } }
}

extension InfallibleType {
  fileprivate func map<Result>(to value: Result) -> Infallible<Result> { map { _ in value } }
}

extension PrimitiveSequenceType where Trait: ValueTrait {
  fileprivate func map<Result>(to value: Result) -> PrimitiveSequence<Trait, Result> {
    map { _ in value }
  }
}

extension SharedSequenceConvertibleType {
  fileprivate func map<Result>(to value: Result) -> SharedSequence<SharingStrategy, Result> {
    map { _ in value }
  }
}

struct OwnOperatorTests {
  private func isOdd(_ number: Int) -> Bool { number % 2 != 0 }

  @Test func `an observable's map is the library's, beside an own map(to:)`() async throws {
    let pairs = Observable.of(1, 2).map { ($0, self.isOdd($0)) }
    let odd = pairs.filter { $0.1 }.map { $0.0 }
    #expect(try await odd.toArray().value == [1])
    let sums = Observable.of(1, 2).map { $0 + 1 }
    #expect(try await sums.toArray().value == [2, 3])
    let same = Observable.of(1, 2).map(to: "x")
    #expect(try await same.toArray().value == ["x", "x"])
  }

  @Test func `an infallible's map is the library's, beside an own map(to:)`() async throws {
    let pairs = Infallible.of(1, 2).map { ($0, self.isOdd($0)) }
    let odd = pairs.filter { $0.1 }.map { $0.0 }
    #expect(try await odd.asObservable().toArray().value == [1])
    let same = Infallible.of(1, 2).map(to: "x")
    #expect(try await same.asObservable().toArray().value == ["x", "x"])
  }

  @Test func `a single's map is the library's, beside an own map(to:)`() async throws {
    let pair = Single.just(1).map { ($0, self.isOdd($0)) }
    let sum = pair.map { $0.1 ? $0.0 + 1 : 0 }
    #expect(try await sum.value == 2)
    let same = Single.just(1).map(to: "x")
    #expect(try await same.value == "x")
  }

  @Test func `a maybe's map is the library's, beside an own map(to:)`() async throws {
    let pair = Maybe.just(1).map { ($0, self.isOdd($0)) }
    let sum = pair.map { $0.1 ? $0.0 + 1 : 0 }
    #expect(try await sum.value == 2)
    let same = Maybe.just(1).map(to: "x")
    #expect(try await same.value == "x")
  }

  @Test @MainActor func `a driver's map is the library's, beside an own map(to:)`() {
    var received: [Int] = []
    let stream = Driver.just(1).map { ($0, self.isOdd($0)) }
    let odd = stream.filter { $0.1 }.map { $0.0 }
    let disposable = odd.drive(onNext: { received.append($0) })
    disposable.dispose()
    #expect(received == [1])
    var same: [String] = []
    Driver.just(1).map(to: "x").drive(onNext: { same.append($0) }).dispose()
    #expect(same == ["x"])
  }
}
