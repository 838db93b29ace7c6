// SPDX-License-Identifier: MIT
import BraidCore

/// One direction of a binding of two properties: sets one of them to the changes of the other.
///
/// A property needs no channel for this: the link of each direction marks the changes it makes, and
/// the other direction does not send them back.
final class PropertyEntrance<Value>: SubscriberType {
  /// The values of the property that is set.
  let values: BehaviorSignalSubject<Value>
  /// The subject of the other property.
  let source: ObjectIdentifier
  let link: PropertyLink
  /// The link of the other direction, whose changes are ignored.
  let ignored: ChangeRoute.Place
  /// Whether the first change, which is replayed, is set, too.
  let takesFirst: Bool
  var hasBegun = false
  /// Both directions.
  let binding: CompoundDisposable

  init(
    _ property: SignalProperty<Value>, from source: SignalProperty<Value>, _ link: PropertyLink,
    ignoring ignored: ChangeRoute.Place, takesFirst: Bool, _ binding: CompoundDisposable
  ) {
    values = property.values
    self.source = ObjectIdentifier(source.values.core)
    self.link = link
    self.ignored = ignored
    self.takesFirst = takesFirst
    self.binding = binding
  }

  /// Connects two properties in both directions; the left one takes the value of the right one.
  static func bind(
    _ left: SignalProperty<Value>, _ right: SignalProperty<Value>
  ) -> any Disposable {
    if left === right { return Disposables.create() }
    let links = (PropertyLink(left.propertyNode), PropertyLink(right.propertyNode))
    let places = (BindingPlace(links.0.node.id, nil), BindingPlace(links.1.node.id, nil))
    Bindings.replace(places.0, places.1)
    let binding = CompoundDisposable()
    // First, so that a value that an observer of the left property sets in reply reaches the right
    // one.
    let there = left.values.subscribe(
      PropertyEntrance(
        right, from: left, links.1, ignoring: links.0.id, takesFirst: false, binding))
    let here = right.values.subscribe(
      PropertyEntrance(
        left, from: right, links.0, ignoring: links.1.id, takesFirst: true, binding))
    Bindings.note(places.0, places.1, here, there)
    return binding
  }

  func sendNext(_ value: Value) {
    if !hasBegun {
      hasBegun = true
      // It loses its route: to a new binding it is a new change.
      if takesFirst { set(value, nil) }
      return
    }
    let mark = ChangeMark.current(of: source)
    if mark?.origin != ignored, mark?.route?.enter(link.node.id) != false {
      set(value, mark?.route)
    }
  }

  func set(_ value: Value, _ route: ChangeRoute?) {
    values.set(value, link.node.route(of: route), from: link.id)
  }

  /// A property cannot fail.
  func sendError(_ error: any Error) { binding.dispose() }

  func sendCompleted() { binding.dispose() }

  func didSubscribe(with disposable: CompoundDisposable) { binding.add(disposable) }
}
