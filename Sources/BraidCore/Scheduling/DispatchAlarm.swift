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
      source?.cancel()
      source = nil
      return
    }
    let deadline = DispatchTime(uptimeNanoseconds: due.nanoseconds)
    if let source { return source.schedule(deadline: deadline, leeway: leeway) }
    let source = makeSource(timers)
    self.source = source
    source.schedule(deadline: deadline, leeway: leeway)
    source.activate()
  }

  private func makeSource(_ timers: TimerQueue) -> any DispatchSourceTimer {
    if isSerial {
      let source = DispatchSource.makeTimerSource(queue: queue)
      source.setEventHandler { timers.ring { $0.fire(due: $1) } }
      return source
    }
    // The alarm itself waits for no thread of a busy queue: each timer queues up when it is due.
    let source = DispatchSource.makeTimerSource(
      queue: DispatchQueue(label: "\(queue.label).timers", qos: queue.qos))
    source.setEventHandler { [queue] in
      timers.ring { entry, due in queue.async { entry.fire(due: due) } }
    }
    return source
  }
}
