// SPDX-License-Identifier: MIT

/// Random numbers that are always the same for a seed (SplitMix64).
struct Dice: RandomNumberGenerator {
  private var state: UInt64

  init(_ seed: UInt64) { state = seed }

  /// A separate generator for a numbered participant.
  init(_ seed: UInt64, for number: Int) {
    self.init(seed &+ UInt64(number + 1) &* 0xD134_2543_DE82_EF95)
    _ = next()
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  mutating func below(_ limit: Int) -> Int { Int(next() % UInt64(limit)) }

  /// True with a probability of `percent` percent.
  mutating func chance(_ percent: Int) -> Bool { below(100) < percent }
}
