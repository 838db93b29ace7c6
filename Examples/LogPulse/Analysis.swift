// SPDX-License-Identifier: MIT

import BraidObservable

/// The analysis, in Rx style: chunks of lines in, pictures of the whole so far out.
///
///     chunks     c-ccc-c-----c|
///     batches    b-bbb-b-----b|   map: parse
///     slices     --s---s-----s|   buffer: what came within a moment
///     tallies    --t---t-----t|   scan: counts of everything so far
///     summaries  S-S---S-----S|   map: what a report shows of them
///
/// What is done with a batch inside `scan` is plain Swift on values: see `Tally`.
struct Analysis: Sendable {
  var inputs: [String]
  var top = 10
  var window = 10

  /// A picture whenever something changed, and one of nothing at the beginning.
  func summaries(
    of chunks: Observable<LineChunk>, scheduler: any SchedulerType
  ) -> Observable<Summary> {
    chunks
      .map(Batch.init(parsing:))
      // Names are ranked once a slice, not once a batch; the count keeps slices small.
      .buffer(timeSpan: .milliseconds(50), count: 8, scheduler: scheduler)
      .filter { !$0.isEmpty }
      .scan(into: Tally(window: window)) { tally, slice in tally.add(slice) }
      .map { [inputs, top] in $0.summary(inputs: inputs, top: top) }
      .startWith(Tally(window: window).summary(inputs: inputs, top: top))
  }
}
