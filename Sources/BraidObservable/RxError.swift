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
  /// What went wrong, in a sentence.
  public var debugDescription: String {
    switch self {
    case .unknown: "Something went wrong that nobody expected."
    case .disposed(let object): "\(object) was used after it had been disposed."
    case .overflow: "A number grew too large."
    case .argumentOutOfRange: "An index or a count is out of range."
    case .noElements: "The sequence has no elements."
    case .moreThanOneElement: "The sequence has more than one element."
    case .timeout: "The sequence took too long."
    }
  }
}
