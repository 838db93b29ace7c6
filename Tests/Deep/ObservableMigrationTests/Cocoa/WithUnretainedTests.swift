// SPDX-License-Identifier: MIT
import BraidCocoa
import TestSupport
import Testing

@Suite(.exclusive(.mainQueue)) struct WithUnretainedTests {
  private final class Screen {
    var numbers: [Int] = []
  }

  @MainActor @Test func `drive(with:) passes an object that it does not retain`() {
    row("withUnretained(_:resultSelector:), withUnretained(_:)", is: [1, 2]) {
      var screen: Screen? = Screen()
      weak let reference = screen
      var numbers: [Int] = []
      SharingScheduler.mock(scheduler: MainScheduler()) {
        let relay = BehaviorRelay(value: 1)
        guard let object = screen else { return }
        let driving = relay.asDriver().drive(with: object, onNext: { $0.numbers.append($1) })
        relay.accept(2)
        numbers = object.numbers
        withExtendedLifetime(driving) {}
      }
      screen = nil
      return reference == nil ? numbers : []
    }
  }
}
