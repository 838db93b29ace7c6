// SPDX-License-Identifier: MIT
import BraidObservable
import TestSupport
import Testing

@Suite(.exclusive(.mainQueue)) struct ReactiveTests {
  @MainActor
  final class Player: ReactiveCompatible {
    var title: String?
    var volume = 0
    let name = "player"
  }

  struct Temperature: ReactiveCompatible {
    let celsius: Double
  }

  @MainActor @Test func `every settable property is a binder`() {
    let player = Player()
    let titles = PublishSubject<String?>()
    let volumes = PublishSubject<Int>()
    let subscriptions = [
      titles.subscribe(player.rx.title), volumes.subscribe(player.rx.volume),
    ]
    titles.onNext("a")
    volumes.onNext(11)
    expectEqual(player.title, "a")
    expectEqual(player.volume, 11)
    titles.onNext(nil)
    expectEqual(player.title, nil)
    for subscription in subscriptions { subscription.dispose() }
  }

  @Test func `values and types can have a reactive side`() {
    expectEqual(Temperature(celsius: 20).rx.base.celsius, 20)
    #expect(Temperature.rx == Reactive<Temperature>.self)
    expectEqual(Temperature(celsius: 20).rx.fahrenheit, 68)
    expectEqual(Temperature.rx.freezing, 0)
  }

  @Test func `a property of a reactive side can be set`() {
    var temperature = Temperature(celsius: 20)
    let log = Log<Double>()
    temperature.rx.log = log
    expectEqual(log.entries, [20])
  }

  @MainActor @Test func `an extension of Reactive can add methods`() {
    let player = Player()
    player.rx.loud.onNext("a")
    expectEqual(player.title, "A")
    expectEqual(player.volume, 11)
  }
}

extension Reactive where Base == ReactiveTests.Temperature {
  var fahrenheit: Double { base.celsius * 9 / 5 + 32 }
  static var freezing: Double { 0 }
  var log: Log<Double> {
    get { Log() }
    set { newValue(base.celsius) }
  }
}

extension Reactive where Base: ReactiveTests.Player {
  var loud: Binder<String> {
    Binder(base) { player, title in
      player.title = title.uppercased()
      player.volume = 11
    }
  }
}
