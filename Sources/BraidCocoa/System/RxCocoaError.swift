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
  /// What went wrong, in a sentence.
  public var debugDescription: String {
    switch self {
    case .unknown: "An error that nobody knows more about."
    case .invalidOperation(let object): "\(object) was asked for what it cannot do."
    case .itemsNotYetBound(let object):
      "\(object) was asked for an item before any were bound to it. Bind items first."
    case .invalidPropertyName(let object, let propertyName):
      "\(object) has no property \(propertyName)."
    case .invalidObjectOnKeyPath(let object, let sourceObject, let propertyName):
      "\(propertyName) of \(sourceObject) is \(object), which is no object with properties."
    case .errorDuringSwizzling: "A method could not be replaced."
    case .castingError(let object, let targetType): "\(object) is not a \(targetType)."
    }
  }
}
