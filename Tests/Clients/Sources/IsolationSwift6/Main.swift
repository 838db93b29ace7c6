// SPDX-License-Identifier: MIT
import BraidCocoa

@main
struct Main {
  @MainActor static func main() async {
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

    let rows = await Rows()
    await rows.follow(.of("one", "two"))
    print(await rows.names)

    print(length(.of("ada", "grace")), await lines(.just("line")))
    printAll(.just("printed")).dispose()
  }
}
