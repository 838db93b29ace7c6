// SPDX-License-Identifier: MIT
import Synchronization

/// The classes that a generic class has for its argument.
///
/// Code that is compiled once asks the runtime for a class whenever it creates an object:
/// 150 to 350 instructions. Here it is one load, unless two types share a place.
package final class ClassTable: Sendable {
  private struct Entry {
    let argument: UnsafeRawPointer
    let found: AnyClass
  }

  private static var count: Int { 512 }

  /// Places that are empty at first and never change again, so a reader needs no lock.
  private nonisolated(unsafe) let places: UnsafeMutablePointer<Atomic<UnsafeRawPointer?>>

  package init() {
    places = .allocate(capacity: ClassTable.count)
    for place in 0..<ClassTable.count { (places + place).initialize(to: Atomic(nil)) }
  }

  deinit { places.deallocate() }

  /// The class for an argument; `find` asks the runtime for it.
  @inline(__always)
  package func find<Class: AnyObject>(
    _ argument: any Any.Type, _ find: () -> Class.Type
  ) -> Class.Type {
    let key = unsafeBitCast(argument, to: UnsafeRawPointer.self)
    // Metadata are aligned to words, most of them of 16 words and more.
    let place =
      places + (Int(bitPattern: key) >> 4 ^ Int(bitPattern: key) >> 13) & (ClassTable.count - 1)
    if let known = place.pointee.load(ordering: .acquiring)?.assumingMemoryBound(to: Entry.self),
      known.pointee.argument == key
    {
      return unsafeBitCast(known.pointee.found, to: Class.Type.self)
    }
    let found = find()
    store(Entry(argument: key, found: found), place)
    return found
  }

  @inline(never)
  private func store(_ entry: Entry, _ place: UnsafeMutablePointer<Atomic<UnsafeRawPointer?>>) {
    let new = UnsafeMutablePointer<Entry>.allocate(capacity: 1)
    new.initialize(to: entry)
    // The first of two types that share a place keeps it, so nothing is allocated for each look-up.
    let (isStored, _) = place.pointee.compareExchange(
      expected: nil, desired: UnsafeRawPointer(new), ordering: .acquiringAndReleasing)
    if !isStored { new.deallocate() }
  }
}
