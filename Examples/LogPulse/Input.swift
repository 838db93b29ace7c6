// SPDX-License-Identifier: MIT

import BraidCore
import BraidSystem
import Foundation

/// Where lines come from.
struct Input: Equatable, Sendable {
  /// "-" is standard input.
  let path: String
  /// The name in reports and error messages.
  let name: String

  /// An input named by its path.
  init(_ path: String) {
    (self.path, name) = (path, path == "-" ? "standard input" : path)
  }

  init(path: String, name: String) {
    (self.path, self.name) = (path, name)
  }

  /// The input without any argument.
  static var sample: Input {
    let path = Bundle.module.path(forResource: "access", ofType: "log")
    return Input(path: path ?? "access.log", name: "the bundled sample")
  }

  var isStandardInput: Bool { path == "-" }

  /// Bytes of all inputs that are there; nil if one of them has no size, as a pipe.
  static func size(of inputs: [Input]) -> Int? {
    inputs.reduce(0) { sum, input in
      guard let sum, !input.isStandardInput else { return nil }
      guard let state = FileState(path: input.path) else { return sum }
      return state.isPipe ? nil : sum + (state.isRegular ? state.size : 0)
    }
  }
}

/// An input that cannot be read, and why.
struct InputError: Error, Equatable {
  let name: String
  let reason: String
  /// No file of that name exists at the moment.
  var isMissing = false

  init(_ name: String, code: Int32) {
    self.name = name
    reason = String(cString: strerror(code))
    isMissing = code == ENOENT
  }

  init(_ name: String, _ reason: String) {
    self.name = name
    self.reason = reason
  }

  var message: String { "\(Text.safe(name)): \(reason)" }
}
