// SPDX-License-Identifier: MIT
import BraidBridge
import BraidObservable
import BraidSignal

/// Properties of BraidSignal, and their bindings.
func propertyRows() -> [EverydayRow] {
  [
    row("SignalProperty: value", 200_000) { n in
      let property = SignalProperty(1)
      var sum = 0
      for _ in 0..<n { sum += property.value }
      return sum
    },
    row("SignalProperty: set, 1 subscriber", 200_000) { n in
      var sum = 0
      let property = SignalProperty(0)
      let subscription = property.signal.subscribe(next: { sum += $0 })
      for _ in 0..<n { property.value = 1 }
      subscription.dispose()
      return sum
    },
    row("SignalProperty: modify", 200_000) { n in
      let property = SignalProperty(0)
      for _ in 0..<n { property.modify { $0 += 1 } }
      return property.value
    },
    row("SignalProperty.map: set the source, read the result", 200_000) { n in
      let source = SignalProperty(0)
      let result = source.map { $0 + 1 }
      for i in 0..<n { source.value = i }
      return result.value
    },
    row("SignalProperty <~> SignalProperty: set", 200_000) { n in
      let (left, right) = (SignalProperty(0), SignalProperty(0))
      let binding = left <~> right
      for i in 1...n { right.value = i }
      binding.dispose()
      return left.value
    },
    row("BehaviorRelay <~> SignalProperty: set", 100_000) { n in
      let (relay, property) = (BehaviorRelay(value: 0), SignalProperty(0))
      let binding = relay <~> property
      for i in 1...n { property.value = i }
      binding.dispose()
      return relay.value
    },
  ]
}
