// SPDX-License-Identifier: MIT

/// The classes that a generic class has for its argument.
///
/// Code that is compiled once asks the runtime for a class whenever it creates an object:
/// 150 to 350 instructions. Here it is one load, unless two types share a place.
@usableFromInline
package final class ClassTable: Sendable {
  private struct Entry {
    let argument: UnsafeRawPointer
    let found: AnyClass
  }

  private static var count: Int { 512 }

  /// Places that are empty at first and never change again, so a reader needs no lock.
  private nonisolated(unsafe) let places: UnsafeMutablePointer<AtomicPointer>

  package init() {
    places = .allocate(capacity: ClassTable.count)
    for place in 0..<ClassTable.count { (places + place).initialize(to: AtomicPointer()) }
  }

  deinit { places.deallocate() }

  /// The class for an argument: the one that is here, otherwise the one that `look` finds.
  ///
  /// Always inlined: a call would look the class up to pass it as an argument.
  @_alwaysEmitIntoClient @inline(__always)
  package func found<Class: AnyObject>(
    _ argument: any Any.Type, _ look: () -> AnyClass
  ) -> Class.Type {
    unsafeBitCast(known(argument) ?? add(argument, look), to: Class.Type.self)
  }

  @usableFromInline
  func known(_ argument: any Any.Type) -> AnyClass? {
    let key = unsafeBitCast(argument, to: UnsafeRawPointer.self)
    guard
      let known = place(of: key).pointee.load(ordering: .acquiring)?
        .assumingMemoryBound(to: Entry.self),
      known.pointee.argument == key
    else { return nil }
    return known.pointee.found
  }

  /// Remembers the class for an argument, unless another type has its place.
  ///
  /// The first of two types that share a place keeps it, so nothing is allocated for each look-up.
  @usableFromInline @inline(never)
  func add(_ argument: any Any.Type, _ look: () -> AnyClass) -> AnyClass {
    let found: AnyClass = look()
    let key = unsafeBitCast(argument, to: UnsafeRawPointer.self)
    let new = UnsafeMutablePointer<Entry>.allocate(capacity: 1)
    new.initialize(to: Entry(argument: key, found: found))
    let (isStored, _) = place(of: key).pointee.compareExchange(
      expected: nil, desired: UnsafeMutableRawPointer(new), ordering: .acquiringAndReleasing)
    if !isStored { new.deallocate() }
    return found
  }

  private func place(of key: UnsafeRawPointer) -> UnsafeMutablePointer<AtomicPointer> {
    // Metadata are aligned to words, most of them of 16 words and more.
    places + (Int(bitPattern: key) >> 4 ^ Int(bitPattern: key) >> 13) & (ClassTable.count - 1)
  }
}
