// SPDX-License-Identifier: MIT

import BraidObservable

/// The analysis, in Rx style: turns input events into summaries of everything read so far.
///
///     events     c-cfc-c-----c|   chunks of lines, and inputs that fail
///     absences   ---a---------|   scan: inputs that cannot be read
///     batches    b-bbb-b-----b|   map: parse
///     slices     --s---s-----s|   buffer: batches of a short interval
///     tally      --t---t-----t|   scan: counts of all requests
///     statuses   --2--52-----4|   groupBy the class of the status, scan each group
///     pace       ----p----p---|   window of a second, reduce each
///     summaries  S-S-SSS--S--S|   combineLatest
///
/// The closures of `scan` are plain Swift on values: see `Tally`, `StatusTotals`.
struct Analysis: Sendable {
  var inputs: [String]
  var top = 10
  var window = 10

  /// Emits a summary after each change, and an empty one at the beginning.
  func summaries(
    of events: Observable<InputEvent>, scheduler: any SchedulerType
  ) -> Observable<Summary> {
    events
      .multicast({ PublishSubject<InputEvent>() }) { events in
        .combineLatest(summaries(of: events.compactMap(\.lines), scheduler), absences(events)) {
          summary, absences in
          var summary = summary
          summary.absences = absences
          return summary
        }
      }
  }

  private func absences(_ events: Observable<InputEvent>) -> Observable<Absences> {
    events
      .filter { $0.lines == nil }
      .scan(into: Absences()) { $0.note($1) }
      .startWith(Absences())
  }

  /// The summaries without the inputs that cannot be read.
  private func summaries(
    of chunks: Observable<LineChunk>, _ scheduler: any SchedulerType
  ) -> Observable<Summary> {
    chunks
      .map(Batch.init(parsing:))
      // Names are ranked once a slice, not once a batch; the count keeps slices small.
      .buffer(timeSpan: .milliseconds(50), count: 8, scheduler: scheduler)
      .filter { !$0.isEmpty }
      // Three consumers of one source: all of them are subscribed before the first line is read.
      .multicast({ PublishSubject<[Batch]>() }) { slices in
        .combineLatest(tally(slices), statuses(slices), pace(slices, scheduler)) {
          summary, statuses, pace in
          var summary = summary
          summary.statuses = statuses
          summary.pace = pace
          return summary
        }
      }
      .startWith(Tally(window: window).summary(inputs: inputs, top: top))
  }

  /// How many requests there were, when, to which paths and from whom.
  private func tally(_ slices: Observable<[Batch]>) -> Observable<Summary> {
    slices
      .scan(into: Tally(window: window)) { tally, slice in
        for batch in slice { tally.add(batch) }
      }
      .map { [inputs, top] in $0.summary(inputs: inputs, top: top) }
  }

  /// How the requests were answered: each class of status, 2xx to 5xx, counts for itself.
  private func statuses(_ slices: Observable<[Batch]>) -> Observable<[StatusTotals]> {
    slices
      .flatMap { slice in Observable.from(slice.statusGroups) }
      .groupBy { $0.statusClass }
      .flatMap { group in
        group.scan(into: StatusTotals(statusClass: group.key)) { $0.add($1) }
      }
      .scan(into: [:]) { classes, totals in classes[totals.statusClass] = totals }
      .map { classes in classes.values.sorted { $0.statusClass < $1.statusClass } }
      // A log without one good line has a report, too.
      .startWith([])
  }

  /// How many lines came in each second of the clock.
  private func pace(
    _ slices: Observable<[Batch]>, _ scheduler: any SchedulerType
  ) -> Observable<Int> {
    slices
      .map { slice in slice.reduce(0) { $0 + $1.lineCount } }
      .window(timeSpan: .seconds(1), count: .max, scheduler: scheduler)
      .flatMap { second in second.reduce(0, accumulator: +) }
      .startWith(0)
  }
}
