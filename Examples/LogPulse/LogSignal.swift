// SPDX-License-Identifier: MIT

import BraidBridge
import BraidObservable
import BraidSignal

extension Observable<InputEvent> {
  /// The contents of the inputs, one after the other; of followed inputs as they grow.
  ///
  /// Each input is a signal, converted to an observable by the bridge. The error of an input
  /// becomes a value, so that the other inputs are still read.
  static func events(
    of inputs: [Input], follow: Bool, on scheduler: Scheduler
  ) -> Observable<InputEvent> {
    let events = inputs.map { input in
      Signal.events(of: input, follow: follow, on: scheduler).asObservable().catch { error in
        guard let error = error as? InputError else { throw error }
        return .just(.failed(error))
      }
    }
    return follow ? .merge(events) : .concat(events)
  }
}

extension Signal<InputEvent> {
  /// How long to wait when there is nothing to read at the moment.
  static var pause: Duration { .milliseconds(100) }

  /// The contents of one input, in RAC style.
  ///
  /// The signal is cold: each subscription opens the input. It reads once per action of the
  /// scheduler, so that other actions run between two reads, also while no line ends, and the next
  /// chunk is read when the previous one has been processed: memory is bounded.
  static func events(of input: Input, follow: Bool, on scheduler: Scheduler) -> Signal<InputEvent> {
    .create { subscriber in
      let reader = LogReader(input, follow: follow)
      return scheduler.scheduleRecursive { readMore in
        do throws(InputError) {
          switch try reader.next() {
          case .lines(let chunk):
            subscriber.sendNext(.lines(chunk))
            readMore()
          case .partial: readMore()
          case .waiting(let error):
            subscriber.sendNext(.waiting(error))
            readMore()
          case .appeared:
            subscriber.sendNext(.appeared(name: input.name))
            readMore()
          case .nothing: scheduler.schedule(after: pause, readMore)
          case .end: subscriber.sendCompleted()
          }
        } catch {
          subscriber.sendError(error)
        }
      }
    }
  }
}
