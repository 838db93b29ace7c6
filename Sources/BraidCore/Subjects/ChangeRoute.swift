// SPDX-License-Identifier: MIT

/// The properties, relays and channels that one change has entered.
///
/// A change enters each of them once, so it settles in a ring of bindings, and when it arrives by
/// two paths.
@usableFromInline
package final class ChangeRoute: @unchecked Sendable {  // the lock
  /// Identifies a property, a relay or a channel; a number, because an address may be used again.
  @usableFromInline package typealias Place = Int

  private static let places = AtomicInt.global(1)

  /// The number of bindings that close a ring: while there is none, no change needs a route.
  @usableFromInline package static let rings = AtomicInt.global(0)

  private let lock = Lock()
  // The first three without an array; zero is none.
  private var first: Place
  private var second = 0
  private var third = 0
  private var others: ContiguousArray<Place> = []

  /// A number that nothing else has; never zero.
  @usableFromInline
  package static func newPlace() -> Place { places.increment() }

  /// The route of a change that begins at `place`.
  @usableFromInline
  package init(_ place: Place) { first = place }

  /// Whether the change has not been through `place` before; from now on it has.
  @usableFromInline
  package func enter(_ place: Place) -> Bool {
    lock.withLock {
      if place == first || place == second || place == third { return false }
      if others.contains(place) { return false }
      if second == 0 {
        second = place
      } else if third == 0 {
        third = place
      } else {
        others.append(place)
      }
      return true
    }
  }
}

/// A property or a relay that has channels, as the routes of changes know it.
@usableFromInline
package final class PropertyNode: Sendable {
  @usableFromInline package let id = ChangeRoute.newPlace()
  @usableFromInline package let links = AtomicInt()

  @usableFromInline
  package init() {}

  /// The route of a change that has entered the property; nil if the change cannot return because
  /// the property has one channel, or because no binding closes a ring.
  ///
  /// If the first ring is closed while a change is in transit, it passes the ring once more.
  @_alwaysEmitIntoClient @inline(__always)
  package func route(of route: ChangeRoute?) -> ChangeRoute? {
    route ?? (links.load() > 1 && ChangeRoute.rings.load() > 0 ? ChangeRoute(id) : nil)
  }
}

/// How a value entered a subject: where it has been, and by which link.
///
/// The observers of the subject can read it while the value is delivered.
@usableFromInline
package final class ChangeMark: Sendable {
  package let route: ChangeRoute?
  /// The link that sent the value; zero if no link did.
  package let origin: ChangeRoute.Place
  private let subject: ObjectIdentifier

  package init(_ route: ChangeRoute?, from origin: ChangeRoute.Place, in subject: SubjectCore) {
    self.route = route
    self.origin = origin
    self.subject = ObjectIdentifier(subject)
  }

  /// The mark of the value that `subject` delivers on this thread, if it has one.
  package static func current(of subject: ObjectIdentifier) -> ChangeMark? {
    guard let mark = ThreadContext.existing?.changeMark as? ChangeMark else { return nil }
    return mark.subject == subject ? mark : nil
  }

  /// Delivers values that have no mark, also inside the delivery of one that has.
  package static func withoutMark(_ delivery: () -> Void) {
    ThreadContext.current.whileMarked(nil, delivery)
  }

  /// Runs a delivery during which this is the current mark.
  func whileCurrent(_ delivery: () -> Void) {
    ThreadContext.current.whileMarked(self, delivery)
  }
}
