// SPDX-License-Identifier: MIT

/// One row of the table.
public struct Row {
  /// Its number in the performance goals.
  public let id: RowID

  /// A description in a few words.
  public let title: String

  /// The unit of one operation.
  public let unit: String

  /// How many operations a run does; its time is divided by it.
  public let operations: Int

  /// The checksum every library must produce.
  public let expected: Int

  /// The goal for Braid's observables, in units of the hand-written column's time.
  public let goal: Double

  /// RxSwift 6.10's time in units of the hand-written column's, as recorded for the goals.
  ///
  /// RxSwift itself is not built here; nil where nothing was recorded.
  public let recordedRxSwift: Double?

  /// Rows with several threads are timed by the wall clock, all others by the process's CPU time:
  /// on a shared machine wall time would count other programs' time slices.
  public var usesWallClock: Bool { [.r19, .r20, .r23b, .r34].contains(id) }

  /// Rows whose operation Braid may not allocate in, once its chain stands.
  public var allocatesNothing: Bool {
    let rows: [RowID] = [
      .r01, .r02, .r02b, .r04, .r12a, .r12b, .r13, .r14, .r16, .r17, .r22, .r23a, .r25b, .r26,
    ]
    return rows.contains(id)
  }
}
