// SPDX-License-Identifier: MIT

extension ContractRow {
  /// Every operator of both models.
  static let all: [ContractRow] = [
    observableCreation, signalCreation,
    observableTransforming, signalTransforming,
    observableFiltering, signalFiltering,
    observableCombining, signalCombining,
    observableErrors, signalErrors,
    observableTiming, signalTiming,
    observableSharing, signalSharing,
    observableUtility, signalUtility,
    observableTraits, observableExtended,
    bridge,
  ].flatMap { $0 }
}
