// SPDX-License-Identifier: MIT
import BraidObservable
import BraidTesting
import TestSupport
import Testing

struct AsSingleTests {
  @Test(arguments: [
    ("--a--|", "-----(a|)"), ("--a--b-|", "-----#"), ("--|", "--#"), ("a-#", "--#"),
    ("(ab|)", "#"),
  ])
  func `asSingle sends the only value at the end`(source: String, expected: String) {
    expectDiagram(source, expected) { source, _ in
      source.asSingle().asObservable().withPlainErrors()
    }
  }

  @Test func `asSingle emits a nil value`() {
    let source = Observable<Int?>.just(nil)
    expectEqual(source.asSingle().recorded(), ["next(nil)", "completed"])
    #expect(
      Observable<Int?>.of(nil, nil).asSingle().recorded() == [
        "error(\(RxError.moreThanOneElement))"
      ])
  }

  @Test(arguments: [1, 2]) func `a value is released once`(count: Int) {
    var object = Log<Int>()
    let other = object
    _ = Observable.from(Array(repeating: other, count: count)).asSingle()
      .subscribe(onSuccess: { _ in }, onFailure: { _ in })
    #expect(!isKnownUniquelyReferenced(&object))
    withExtendedLifetime(other) {}
  }

  @Test(arguments: ["completion", "error", "second value"])
  func `the end releases the value although the source retains its observer`(end: String) {
    let kept = Box<AnyObserver<Witness>?>(nil)
    let source = Observable<Witness>.create { observer in
      kept.value = observer
      return Disposables.create()
    }
    _ = source.asSingle().subscribe(onSuccess: { _ in }, onFailure: { _ in })
    let (_, value) = holding { kept.value?.onNext($0) }
    #expect(value.value != nil)
    switch end {
    case "completion": kept.value?.onCompleted()
    case "error": kept.value?.onError(Failure())
    default: kept.value?.onNext(Witness())
    }
    #expect(value.value == nil)
  }
}
