// SPDX-License-Identifier: MIT

/// The errors operators make themselves.
public enum RxError: Swift.Error, @unchecked Sendable {  // the object is only carried, never used
  /// Something nobody expected.
  case unknown
  /// An object was used after it had been disposed.
  case disposed(object: AnyObject)
  /// A number grew too large.
  case overflow
  /// An index or a count lies outside of what there is.
  case argumentOutOfRange
  /// A sequence that must have elements had none.
  case noElements
  /// A sequence that must have one element had more.
  case moreThanOneElement
  /// Something took too long.
  case timeout
}

extension RxError: CustomDebugStringConvertible {
  /// What went wrong, in RxSwift's words, which people's snapshots hold.
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
