// SPDX-License-Identifier: MIT
import BraidObservable
import Foundation

// Swift 6 mode: no `@preconcurrency import` anywhere.
@main
struct Swift6Client {
  @MainActor static func main() async {
    let cart = CartModel(
      additions: additions.asObservable(), voucher: voucher.asObservable())
    let stock = Stock()
    await stock.follow(additions.asObservable())
    additions.onNext(Item(name: "rope", cents: 1250))
    voucher.onNext(250)
    await stock.stop()
    print("total: \(cart.total)")

    let hub = SensorHub(limit: 30)
    let display = Display()
    display.show(hub.mean)
    hub.readings.sendNext(Reading(sensor: "north", celsius: 21))
    display.hide()

    print(ProfileScreen().summary)

    let counter = CounterModel()
    counter.send(.increase)
    counter.send(.decrease)
    print(counter.lines)
    print("\(playBack([.now, .now + 60])) played")

    let thermometer = Thermometer()
    await thermometer.show()
    print("\(thermometer.titles.count) titles")

    readmeObservable()
    readmeSignal()
    readmeBridge()
  }
}
