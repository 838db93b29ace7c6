// SPDX-License-Identifier: MIT
import BraidCocoa

@main
struct Main {
  static func main() async throws { try await run() }
}

@MainActor
func run() async throws {
  let names = PublishSubject<String>()
  let controller = Controller(names.asObservable(), .just("begin"))
  controller.bind(names.asObservable())
  controller.load(.just("loaded"), .empty(), .empty())
  controller.drive(names.asDriver(onErrorJustReturn: ""), names.asSignal(onErrorJustReturn: ""))
  names.onNext("ada")
  print(controller.items, controller.title)

  let store = Store()
  await store.follow(.of("grace", "ada"), .just("joan"))
  print(await store.items.count)
  await store.stop()

  print(await rowNames(of: .of("one", "two")))

  let screen = AccountScreen()
  let copy = Account()
  screen.show(Account(), copy)
  print(screen.titles, copy.name)
  print(await write(.of("one", "two")))

  print(length(.of("ada", "grace")), await lines(.just("line")))
  printAll(.just("printed")).dispose()
  printValues()
  #if !swift(>=6)
    for try await tick in ticks().values { print("tick", tick) }
  #endif
}
