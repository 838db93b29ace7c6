// SPDX-License-Identifier: MIT

extension ThreadedRow {
  /// Everything stateful of both models.
  static let all: [ThreadedRow] =
    subjects + relays + observableSharing + observableInner + observableJoining
    + observableResubscribing + observableTiming + observableThreads + signalSubjects
    + signalChannels + signalProperties + signalSharing + signalInner + signalJoining
    + signalResubscribing + signalTiming + bridge
}
