// SPDX-License-Identifier: MIT
import Dispatch

/// The alarm of a scheduler on a Dispatch queue: one Dispatch timer, made when it is first set.
///
/// The timer keeps the scheduler's timers, strongly: a weak reference to them would make each of
/// the references that waiting timers have slow.
final class DispatchAlarm: @unchecked Sendable {  // `source`: set by one thread at a time
  private let queue: DispatchQueue
  private let isSerial: Bool
  private let leeway: DispatchTimeInterval
  @exclusivity(unchecked) private var source: (any DispatchSourceTimer)?

  /// An alarm for timers that fire on `queue`, one after another or side by side.
  init(_ queue: DispatchQueue, isSerial: Bool, leeway: DispatchTimeInterval) {
    self.queue = queue
    self.isSerial = isSerial
    self.leeway = leeway
  }

  func set(to due: DueTime, for timers: TimerQueue) {
    if due == .never {
      source.take()?.cancel()
      return
    }
    let source = source ?? makeSource(timers)
    self.source = source
    source.schedule(
      deadline: DispatchTime(uptimeNanoseconds: due.nanoseconds), leeway: leeway)
  }

  private func makeSource(_ timers: TimerQueue) -> any DispatchSourceTimer {
    // The alarm itself waits for no thread of a busy queue: each timer queues up when it is due.
    let source = DispatchSource.makeTimerSource(
      queue: isSerial ? queue : DispatchQueue(label: "\(queue.label).timers", qos: queue.qos))
    source.setEventHandler { [queue, isSerial] in
      timers.ring { entry, due in
        if isSerial { entry.fire(due: due) } else { queue.async { entry.fire(due: due) } }
      }
    }
    source.activate()
    return source
  }
}
