// SPDX-License-Identifier: MIT
#if canImport(Dispatch)
  import Dispatch

  /// The alarm of a scheduler on a Dispatch queue: one Dispatch timer, created on first use.
  ///
  /// It retains the scheduler's ``TimerQueue`` strongly. A weak reference would slow down every
  /// reference count of that object, and each pending timer refers to it.
  final class DispatchAlarm: @unchecked Sendable {  // `source`: set by one thread at a time
    private let queue: DispatchQueue
    private let isSerial: Bool
    private let leeway: DispatchTimeInterval
    private var source: (any DispatchSourceTimer)?

    /// Creates an alarm for timers that fire on `queue`, serially or concurrently.
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
      // The alarm has a queue of its own, so a busy target queue does not delay it; due timers are
      // enqueued.
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
#endif
