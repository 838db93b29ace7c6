// SPDX-License-Identifier: MIT

/// The errors that operators produce.
public enum RxError: Swift.Error, @unchecked Sendable {  // the object is only carried, never used
  /// An unexpected error.
  case unknown
  /// An object was used after it had been disposed.
  case disposed(object: AnyObject)
  /// A number overflowed.
  case overflow
  /// An index or a count was out of range.
  case argumentOutOfRange
  /// A sequence that must emit a value emitted none.
  case noElements
  /// A sequence that must emit one value emitted more.
  case moreThanOneElement
  /// A timeout elapsed.
  case timeout
}

extension RxError: CustomDebugStringConvertible {
  /// RxSwift's description of the error; snapshots of users' tests contain it.
  public var debugDescription: String {
    switch self {
    case .unknown: "Unknown error occurred."
    case .disposed(let object): "Object `\(object)` was already disposed."
    case .overflow: "Arithmetic overflow occurred."
    case .argumentOutOfRange: "Argument out of range."
    case .noElements: "Sequence doesn't contain any elements."
    case .moreThanOneElement: "Sequence contains more than one element."
    case .timeout: "Sequence timeout."
    }
  }
}
