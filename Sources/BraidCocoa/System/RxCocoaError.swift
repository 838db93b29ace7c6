// SPDX-License-Identifier: MIT

/// Errors that concern an object of the system.
///
/// On Linux the library creates none of them. Except for `unknown`, they concern properties
/// observed by name and the items of views.
public enum RxCocoaError: Error, @unchecked Sendable {  // the objects are only described
  /// An unknown error.
  case unknown
  /// The object does not support the operation.
  case invalidOperation(object: Any)
  /// An item of a view was requested before items were bound to it.
  case itemsNotYetBound(object: Any)
  /// The object has no property with this name.
  case invalidPropertyName(object: Any, propertyName: String)
  /// A value on the key path is not an object.
  case invalidObjectOnKeyPath(object: Any, sourceObject: AnyObject, propertyName: String)
  /// A method could not be replaced.
  case errorDuringSwizzling
  /// A value does not have the requested type.
  case castingError(object: Any, targetType: Any.Type)
}

extension RxCocoaError: CustomDebugStringConvertible {
  /// Describes the error in RxCocoa's words, which existing snapshot tests contain.
  public var debugDescription: String {
    switch self {
    case .unknown: "Unknown error occurred."
    case .invalidOperation(let object): "Invalid operation was attempted on `\(object)`."
    case .itemsNotYetBound(let object):
      "Data source is set, but items are not yet bound to user interface for `\(object)`."
    case .invalidPropertyName(let object, let propertyName):
      "Object `\(object)` doesn't have a property named `\(propertyName)`."
    case .invalidObjectOnKeyPath(let object, let sourceObject, let propertyName):
      "Unobservable object `\(object)` was observed as `\(propertyName)` of `\(sourceObject)`."
    case .errorDuringSwizzling: "Error during swizzling."
    case .castingError(let object, let targetType): "Error casting `\(object)` to `\(targetType)`"
    }
  }
}
