// SPDX-License-Identifier: MIT
import BraidCore
import TestSupport
import Testing

private typealias Names = TestSupport.Log<String>

struct RefCountDisposableTests {
  @Test func `without dependents the disposable is disposed immediately`() {
    let log = Names()
    let counted = RefCountDisposable(disposable: log.disposable("held"))
    counted.dispose()
    counted.dispose()
    expectEqual(log.entries, ["held"])
    #expect(counted.isDisposed)
  }

  @Test func `the disposable waits for its dependents`() {
    let log = Names()
    let counted = RefCountDisposable(disposable: log.disposable("held"))
    let first = counted.retain()
    let second = counted.retain()
    first.dispose()
    first.dispose()
    counted.dispose()
    #expect(!counted.isDisposed)
    let third = counted.retain()
    second.dispose()
    #expect(log.entries.isEmpty)
    third.dispose()
    expectEqual(log.entries, ["held"])
    #expect(counted.isDisposed)
  }

  @Test func `a bag releases the disposable when its last dependent is disposed`() {
    /// Reports no end, unlike the library's own disposables.
    final class Own: Disposable {
      func dispose() {}
    }
    let bag = DisposeBag()
    let counted = RefCountDisposable(disposable: Own())
    counted.disposed(by: bag)
    let dependent = counted.retain()
    counted.dispose()
    expectEqual(bag.count, 1)
    dependent.dispose()
    expectEqual(bag.count, 0)
  }

  @Test func `dependents alone do not dispose the disposable`() {
    let log = Names()
    let counted = RefCountDisposable(disposable: log.disposable("held"))
    counted.retain().dispose()
    counted.retain().dispose()
    #expect(log.entries.isEmpty)
    counted.dispose()
    expectEqual(log.entries, ["held"])
  }

  @Test func `a dependent added after disposal has no effect`() {
    let log = Names()
    let counted = RefCountDisposable(disposable: log.disposable("held"))
    counted.dispose()
    counted.retain().dispose()
    expectEqual(log.entries, ["held"])
  }
}
