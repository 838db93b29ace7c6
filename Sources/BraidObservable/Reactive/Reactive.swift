// SPDX-License-Identifier: MIT

/// The type of `object.rx`: a namespace for the reactive members of a type.
///
/// Each settable property of an object is a ``Binder`` here: `name.bind(to: label.rx.text)` sets
/// `label.text` on the main queue. Add further members in an extension:
///
/// ```swift
/// final class ProfileView: ReactiveCompatible {
///   func show(_ profile: String) {}
/// }
///
/// extension Reactive where Base: ProfileView {
///   var profile: Binder<String> {
///     Binder(base) { view, profile in view.show(profile) }
///   }
/// }
/// ```
@dynamicMemberLookup
public struct Reactive<Base> {
  /// The object or value that is extended.
  public let base: Base

  /// The reactive members of `base`.
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

/// A type with a property `rx`.
///
/// Conformance needs no implementation: `extension Player: ReactiveCompatible {}`. All subclasses
/// of `NSObject` conform; without an Objective-C runtime, only where `BraidCocoa` is imported.
public protocol ReactiveCompatible {
  /// The type that `rx` extends.
  associatedtype ReactiveBase

  /// The reactive members of the type.
  static var rx: Reactive<ReactiveBase>.Type { get set }

  /// The reactive members of this object or value.
  var rx: Reactive<ReactiveBase> { get set }
}

extension ReactiveCompatible {
  /// The reactive members of the type.
  public static var rx: Reactive<Self>.Type {
    get { Reactive<Self>.self }
    // The namespace has no state. With a setter, its properties can be assigned to.
    set { _ = newValue }
  }

  /// The reactive members of this object or value.
  public var rx: Reactive<Self> {
    get { Reactive(self) }
    set { _ = newValue }
  }
}

#if canImport(ObjectiveC)
  public import Foundation

  // Elsewhere the class is Foundation's, which nothing here should link: `BraidCocoa` has this.
  extension NSObject: ReactiveCompatible {}
#endif
