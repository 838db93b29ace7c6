// SPDX-License-Identifier: MIT

extension Demo {
  /// Every demo, family by family.
  static let all = creation + transforming + filtering + combining + errors + timing + sharing
}
