// SPDX-License-Identifier: MIT

extension ThreadedRow {
  /// Everything stateful of both models.
  static let all: [ThreadedRow] =
    subjects + relays + observableSharing + observableInner + observableJoining
    + observableSuccession + observableTiming + observableThreads + signalSubjects
    + signalSharing + signalInner + signalJoining + signalSuccession + signalTiming + bridge
}
