// SPDX-License-Identifier: MIT
import BraidCore
import BraidObservable

/// An actor with a subscription.
actor Store {
  private(set) var total = 0

  func begin(_ values: PublishSubject<Int>) -> any Disposable {
    values.subscribe(onNext: { self.total += $0 })
  }

  func add(_ value: Int, to values: PublishSubject<Int>) { values.onNext(value) }
}

/// Sends events to closures that belong to an actor: `.ci/clients static` reads what happens.
///
/// The argument says which event is sent outside of its actor: none (`accepted`), an event of the
/// main actor (`main`), of another actor (`actor`), or of that actor with messages only
/// (`unchecked`).
@main enum StaticProgram {
  @MainActor static func main() async {
    let violation = CommandLine.arguments.last ?? "accepted"
    if violation == "unchecked" { Hooks.onIsolationViolation = .printOncePerCallSite }

    let numbers = PublishSubject<Int>()
    let onMain = numbers.subscribe(onNext: { print("main actor: \($0)") })
    numbers.onNext(1)
    if violation == "main" { await Task.detached { numbers.onNext(3) }.value }

    let store = Store()
    let values = PublishSubject<Int>()
    let onStore = await store.begin(values)
    await store.add(2, to: values)
    print("actor: \(await store.total)")
    if violation == "actor" || violation == "unchecked" {
      await Task.detached { values.onNext(4) }.value
    }
    onMain.dispose()
    onStore.dispose()
    print("done")
  }
}
