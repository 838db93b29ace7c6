// SPDX-License-Identifier: MIT
import BraidSignal
import TestSupport
import Testing

struct SignalPropertyPartsTests {
  private struct Address {
    var street = ""
    var number = 1
  }

  private struct Person {
    var name = ""
    var address = Address()
  }

  @Test func `a channel of a part emits only changes of that part, and sets only that part`() {
    let person = SignalProperty(Person())
    let street = person.channel(\.address.street)
    let seen = street.recorded()
    person.value.name = "Ada"
    person.value.address.street = "Elm"
    street.sendNext("Oak")
    person.value.address.number = 2
    person.value.address.street = "Elm"
    expectEqual(seen.events, ["", "Elm", "Elm"])
    street.sendNext("Ash")
    let value = person.value
    expectEqual(value.name, "Ada")
    expectEqual(value.address.street, "Ash")
    expectEqual(value.address.number, 2)
  }

  @Test func `parts of two properties can be bound one by one`() {
    let (left, right) = (SignalProperty(Person()), SignalProperty(Person()))
    right.value = Person(name: "Ada", address: Address(street: "Elm", number: 3))
    left.channel(\.name).bind(with: right.channel(\.name))
    left.channel(\.address.street).bind(with: right.channel(\.address.street))
    expectEqual(left.value.name, "Ada")
    expectEqual(left.value.address.street, "Elm")
    left.value.name = "Bob"
    right.value.address.street = "Oak"
    expectEqual(right.value.name, "Bob")
    expectEqual(left.value.address.street, "Oak")
    expectEqual(left.value.address.number, 1)
  }

  @Test func `binding a part twice replaces the first binding`() {
    let person = SignalProperty(Person())
    let name = SignalProperty("")
    let first = person.channel(\.name).bind(with: name.channel())
    person.channel(\.name).bind(with: name.channel())
    let seen = person.signal.map { $0.name }.skip(1).recorded()
    name.value = "Ada"
    first.dispose()
    name.value = "Bob"
    expectEqual(seen.events, ["Ada", "Bob"])
  }

  @Test func `a ring through a part settles`() {
    let person = SignalProperty(Person())
    let names = [SignalProperty(""), SignalProperty("")]
    names[0] <~> names[1]
    names[0].channel().bind(with: person.channel(\.name))
    names[1].channel().bind(with: person.channel(\.name))
    let seen = names.map { $0.signal.skip(1).recorded() }
    person.value.name = "Ada"
    names[1].value = "Bob"
    expectEqual(person.value.name, "Bob")
    for recording in seen { expectEqual(recording.events, ["Ada", "Bob"]) }
  }

  @Test func `a change enters a property only by the part that was bound first`() {
    let address = SignalProperty((first: 0, second: 0))
    let number = SignalProperty(1)
    address.channel(\.second).bind(with: number.channel())
    address.channel(\.first).bind(with: number.channel())
    expectEqual(address.value.first, 1)
    let seen = address.signal.map { "\($0.first) \($0.second)" }.skip(1).recorded()
    number.value = 2
    expectEqual(seen.events, ["1 2"])
    address.value.first = 3
    expectEqual(number.value, 3)
    expectEqual(seen.events, ["1 2", "3 2"])
  }

  @Test func `a channel of a part completes with the property`() {
    let log = Log<String>()
    do {
      let person = SignalProperty(Person())
      _ = person.channel(\.name).recorded(in: log)
    }
    expectEqual(log.entries, ["", "|"])
  }

  @Test func `a channel with a replacement for nil sets it`() {
    let volume = SignalProperty(5)
    let terminal = volume.channel(nilValue: 0)
    let seen = terminal.map { $0 ?? -1 }.recorded()
    terminal.sendNext(nil)
    expectEqual(volume.value, 0)
    terminal.sendNext(3)
    volume.value = 4
    expectEqual(seen.events, ["5", "4"])
    let optional = SignalProperty<Int?>(7)
    terminal.bind(with: optional.channel())
    expectEqual(volume.value, 7)
    optional.value = nil
    expectEqual(volume.value, 0)
    expectEqual(optional.value, nil)
  }

  @Test func `two types are bound with a conversion, each change once`() {
    let (number, text) = (SignalProperty(1.75), SignalProperty(""))
    let binding = text.channel().bind(
      with: number.channel(), map: { "\(Int($0))" }, back: { Double($0) ?? -1 })
    expectEqual(text.value, "1")
    expectEqual(number.value, 1.75)
    let seen = [number.signal.map { "\($0)" }.recorded(), text.signal.recorded()]
    text.value = "2.5"
    number.value = 3.9
    text.value = "many"
    expectEqual(seen[0].events, ["1.75", "2.5", "3.9", "-1.0"])
    expectEqual(seen[1].events, ["1", "2.5", "3", "many"])
    binding.dispose()
    number.value = 8
    expectEqual(text.value, "many")
  }

  @Test func `a ring with conversions settles`() {
    let numbers = [SignalProperty(0), SignalProperty(0)]
    let text = SignalProperty("")
    numbers[0] <~> numbers[1]
    for number in numbers {
      text.channel().bind(with: number.channel(), map: { "\($0)" }, back: { Int($0) ?? 0 })
    }
    let seen = numbers.map { $0.signal.skip(1).recorded() }
    text.value = "5"
    numbers[0].value = 6
    expectEqual(text.value, "6")
    for recording in seen { expectEqual(recording.events, ["5", "6"]) }
  }
}
