// SPDX-License-Identifier: MIT

/// What can go wrong between a sequence and an object of the system.
///
/// On Linux the library makes none of them: `unknown` apart, they are about properties that are
/// observed by name and items that a view shows.
public enum RxCocoaError: Error, @unchecked Sendable {  // what it names is only described
  /// Nobody knows.
  case unknown
  /// An object was asked for what it cannot do.
  case invalidOperation(object: Any)
  /// A view was asked for an item, and nothing has been bound to it.
  case itemsNotYetBound(object: Any)
  /// An object has no property of that name.
  case invalidPropertyName(object: Any, propertyName: String)
  /// What a path of properties leads over is no object.
  case invalidObjectOnKeyPath(object: Any, sourceObject: AnyObject, propertyName: String)
  /// A method could not be replaced.
  case errorDuringSwizzling
  /// A value is of another type than the one asked for.
  case castingError(object: Any, targetType: Any.Type)
}

extension RxCocoaError: CustomDebugStringConvertible {
  /// What went wrong, in RxCocoa's words, which people's snapshots hold.
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
