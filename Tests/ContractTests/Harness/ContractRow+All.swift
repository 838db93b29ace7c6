// SPDX-License-Identifier: MIT

extension ContractRow {
  /// Every operator of both models.
  static let all =
    observableCreation + observableTransforming + observableFiltering + observableCombining
    + observableErrors + observableTiming + observableSharing + observableUtility
}
