// SPDX-License-Identifier: MIT

/// The classes that a generic class has for its argument.
///
/// Code that is compiled once asks the runtime for a class whenever it creates an object:
/// 150 to 350 instructions. Here it is one load, unless two types share a place.
/// A table is an `AtomicPointer`, which is part of the program's data; it is nil before the first
/// look-up.
@usableFromInline
package enum ClassTable {
  private struct Entry {
    let argument: UnsafeRawPointer
    let found: AnyClass
  }

  private static var count: Int { 512 }

  /// The class for an argument: from the table, otherwise from `look`.
  ///
  /// Always inlined: a call would look the class up to pass it as an argument.
  @_alwaysEmitIntoClient @inline(__always)
  package static func found<Class: AnyObject>(
    _ argument: any Any.Type, in table: borrowing AtomicPointer, _ look: () -> AnyClass
  ) -> Class.Type {
    unsafeBitCast(known(argument, table) ?? add(argument, table, look), to: Class.Type.self)
  }

  @usableFromInline
  static func known(_ argument: any Any.Type, _ table: borrowing AtomicPointer) -> AnyClass? {
    let key = unsafeBitCast(argument, to: UnsafeRawPointer.self)
    guard
      let places = table.load(),
      let known = place(of: key, in: places).pointee.load()?
        .assumingMemoryBound(to: Entry.self),
      known.pointee.argument == key
    else { return nil }
    return known.pointee.found
  }

  /// Remembers the class for an argument, unless another type has its place.
  ///
  /// The first of two types that share a place keeps it, so nothing is allocated for each look-up.
  @usableFromInline @inline(never)
  static func add(
    _ argument: any Any.Type, _ table: borrowing AtomicPointer, _ look: () -> AnyClass
  ) -> AnyClass {
    let found: AnyClass = look()
    let key = unsafeBitCast(argument, to: UnsafeRawPointer.self)
    let new = UnsafeMutablePointer<Entry>.allocate(capacity: 1)
    new.initialize(to: Entry(argument: key, found: found))
    let (isStored, _) = place(of: key, in: places(table)).pointee.compareExchange(
      expected: nil, desired: UnsafeMutableRawPointer(new))
    if !isStored { new.deallocate() }
    return found
  }

  /// Places that are empty at first and never change again, so a reader needs no lock.
  private static func places(_ table: borrowing AtomicPointer) -> UnsafeMutableRawPointer {
    if let places = table.load() { return places }
    let made = UnsafeMutablePointer<AtomicPointer>.allocate(capacity: count)
    for place in 0..<count { (made + place).initialize(to: AtomicPointer()) }
    let desired = UnsafeMutableRawPointer(made)
    guard let present = table.compareExchange(expected: nil, desired: desired).original else {
      return desired
    }
    made.deallocate()
    return present
  }

  private static func place(
    of key: UnsafeRawPointer, in places: UnsafeMutableRawPointer
  ) -> UnsafeMutablePointer<AtomicPointer> {
    // Metadata are aligned to words, most of them of 16 words and more.
    places.assumingMemoryBound(to: AtomicPointer.self)
      + (Int(bitPattern: key) >> 4 ^ Int(bitPattern: key) >> 13) & (count - 1)
  }
}
