// SPDX-License-Identifier: MIT

import Foundation

/// A name and how often it was seen.
struct NameCount: Equatable, Sendable {
  let name: String
  let requests: Int
}

/// Counts names and ranks the most frequent ones, in bounded memory.
///
/// Up to `limit` distinct names are counted exactly. When there are more, the rarer half is
/// forgotten; a forgotten name that comes back starts again at one. So counts can then be too low,
/// by at most `error`, and a name seen more often than that is never lost.
struct TopNames: Sendable {
  /// Longer names are truncated to this number of bytes.
  static let longestName = 1024

  private struct Entry: Sendable {
    let hash: UInt64
    let start: Int
    let length: Int
    var count: Int
  }

  /// Differs between tables, so that no log can be written to make all names collide.
  private let seed = UInt64.random(in: .min ... .max)
  private let limit: Int
  private let byteLimit: Int
  private var entries: [Entry] = []
  /// The bytes of all names, one after the other.
  private var names: [UInt8] = []
  /// An open-addressing table: upper half of a name's hash, and its entry's index plus one.
  private var slots = [UInt64](repeating: 0, count: 256)
  /// How much too low a count can be.
  private(set) var error = 0

  init(limit: Int = 100_000, byteLimit: Int = 16 << 20) {
    self.limit = limit
    self.byteLimit = byteLimit
  }

  /// Distinct names known at the moment.
  var count: Int { entries.count }

  /// Counts the name once.
  @inline(__always)
  mutating func add(_ name: UnsafeRawBufferPointer) {
    let name = UnsafeRawBufferPointer(rebasing: name.prefix(Self.longestName))
    let hash = name.nameHash(seed)
    let mask = slots.count - 1
    var slot = Int(truncatingIfNeeded: hash) & mask
    while true {
      let content = slots[slot]
      if content == 0 { break }
      if content >> 32 == hash >> 32 {
        let index = Int(content & 0xFFFF_FFFF) - 1
        if isName(of: entries[index], equalTo: name) {
          entries[index].count += 1
          return
        }
      }
      slot = (slot + 1) & mask
    }
    insert(name, hash, slot)
  }

  /// The `number` most frequent names, equally frequent ones in the order of their bytes.
  func top(_ number: Int) -> [NameCount] {
    best(number).map {
      let bytes = names[$0.start..<$0.start + $0.length]
      return NameCount(name: String(decoding: bytes, as: UTF8.self), requests: $0.count)
    }
  }

  private func best(_ number: Int) -> [Entry] {
    guard number < 100 else { return Array(entries.sorted(by: precedes).prefix(number)) }
    var best: [Entry] = []
    for entry in entries {
      if best.count == number, let last = best.last, !precedes(entry, last) { continue }
      best.insert(entry, at: best.firstIndex { precedes(entry, $0) } ?? best.count)
      if best.count > number { best.removeLast() }
    }
    return best
  }

  @inline(__always)
  private func isName(of entry: Entry, equalTo name: UnsafeRawBufferPointer) -> Bool {
    guard entry.length == name.count else { return false }
    guard let base = name.baseAddress else { return true }
    return names.withUnsafeBytes { names in
      names.baseAddress.map { memcmp($0 + entry.start, base, name.count) == 0 } ?? true
    }
  }

  @inline(never)
  private mutating func insert(_ name: UnsafeRawBufferPointer, _ hash: UInt64, _ slot: Int) {
    entries.append(Entry(hash: hash, start: names.count, length: name.count, count: 1))
    names.append(contentsOf: name)
    slots[slot] = Self.slot(hash, entries.count)
    if entries.count > limit || names.count > byteLimit { forgetRareNames() }
    if entries.count * 2 > slots.count { rebuild(slotCount: slots.count * 2) }
  }

  /// Drops all names that are not more frequent than the median.
  private mutating func forgetRareNames() {
    let median = entries.map(\.count).sorted()[entries.count / 2]
    let (oldEntries, oldNames) = (entries, names)
    entries.removeAll(keepingCapacity: true)
    names.removeAll(keepingCapacity: true)
    for entry in oldEntries where entry.count > median {
      let start = names.count
      names.append(contentsOf: oldNames[entry.start..<entry.start + entry.length])
      entries.append(
        Entry(hash: entry.hash, start: start, length: entry.length, count: entry.count))
    }
    error += median
    rebuild(slotCount: slots.count)
  }

  private mutating func rebuild(slotCount: Int) {
    slots = [UInt64](repeating: 0, count: slotCount)
    let mask = slotCount - 1
    for (index, entry) in entries.enumerated() {
      var slot = Int(truncatingIfNeeded: entry.hash) & mask
      while slots[slot] != 0 { slot = (slot + 1) & mask }
      slots[slot] = Self.slot(entry.hash, index + 1)
    }
  }

  private static func slot(_ hash: UInt64, _ number: Int) -> UInt64 {
    (hash & ~0xFFFF_FFFF) | UInt64(number)
  }

  private func precedes(_ one: Entry, _ other: Entry) -> Bool {
    guard one.count == other.count else { return one.count > other.count }
    return names[one.start..<one.start + one.length].lexicographicallyPrecedes(
      names[other.start..<other.start + other.length])
  }
}

extension TopNames {
  mutating func addPaths(of batch: Batch) {
    add(batch) { $0.path }
  }

  mutating func addClients(of batch: Batch) {
    add(batch) { $0.client }
  }

  @inline(__always)
  private mutating func add(_ batch: Batch, _ field: (LogLine) -> Field) {
    batch.chunk.bytes.withUnsafeBytes { bytes in
      for line in batch.lines { add(UnsafeRawBufferPointer(rebasing: bytes[field(line).range])) }
    }
  }
}

extension UnsafeRawBufferPointer {
  @inline(__always)
  fileprivate func nameHash(_ seed: UInt64) -> UInt64 {
    var hash = seed ^ UInt64(truncatingIfNeeded: count)
    var position = 0
    while position + 8 <= count {
      hash = hash.mixed(with: loadUnaligned(fromByteOffset: position, as: UInt64.self))
      position += 8
    }
    var tail: UInt64 = 0
    while position < count {
      tail = tail << 8 | UInt64(self[position])
      position += 1
    }
    return hash.mixed(with: tail)
  }
}

extension UInt64 {
  @inline(__always)
  fileprivate func mixed(with word: UInt64) -> UInt64 {
    let product = (self ^ word ^ 0x9E37_79B9_7F4A_7C15).multipliedFullWidth(
      by: 0xD6E8_FEB8_6659_FD93)
    return product.high ^ product.low
  }
}
