// SPDX-License-Identifier: MIT

/// What `object.rx` is: the place for the reactive side of a type.
///
/// Every property of an object that can be set is a ``Binder`` here: `name.bind(to: label.rx.text)`
/// sets `label.text` on the main queue. What else a type offers is an extension:
///
/// ```swift
/// extension Reactive where Base: ProfileView {
///   var profile: Binder<Profile> {
///     Binder(base) { view, profile in view.show(profile) }
///   }
/// }
/// ```
@dynamicMemberLookup
public struct Reactive<Base> {
  /// The object, or the value, itself.
  public let base: Base

  /// The reactive side of `base`.
  @inlinable
  public init(_ base: Base) { self.base = base }

  /// A binder that sets a property on the main queue.
  ///
  /// - Parameter keyPath: The property.
  public subscript<Property: Sendable>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Base, Property>
  ) -> Binder<Property> where Base: AnyObject {
    nonisolated(unsafe) let keyPath = keyPath  // immutable, and used on the main queue
    return Binder(base) { base, value in base[keyPath: keyPath] = value }
  }
}

extension Reactive: Sendable where Base: Sendable {}

/// Something that has a reactive side: `rx`.
///
/// Conform without writing anything: `extension Player: ReactiveCompatible {}`. All classes that
/// inherit from `NSObject` do.
public protocol ReactiveCompatible {
  /// What `rx` is the reactive side of.
  associatedtype ReactiveBase

  /// The reactive side of the type.
  static var rx: Reactive<ReactiveBase>.Type { get set }

  /// The reactive side of this object or value.
  var rx: Reactive<ReactiveBase> { get set }
}

extension ReactiveCompatible {
  /// The reactive side of the type.
  @inlinable
  public static var rx: Reactive<Self>.Type {
    get { Reactive<Self>.self }
    // Reactive sides have no state; with a setter their properties can be assigned to.
    set { _ = newValue }
  }

  /// The reactive side of this object or value.
  @inlinable
  public var rx: Reactive<Self> {
    get { Reactive(self) }
    set { _ = newValue }
  }
}
