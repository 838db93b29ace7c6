// SPDX-License-Identifier: MIT

import BraidBridge
import BraidObservable
import BraidSignal

extension Observable<InputEvent> {
  /// What is read of the inputs one after the other; of followed ones as it comes.
  ///
  /// Each input is a signal, which crosses the bridge. One that fails does not end the others: its
  /// error becomes a value.
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

  /// What is read of one input, in RAC style.
  ///
  /// The signal is cold: each subscription opens the input anew. It reads on a scheduler, one chunk
  /// a round, so that whatever else is done there gets its turn between two chunks, and nothing is
  /// read before the last chunk has been dealt with: memory stays flat however fast the disk is.
  static func events(of input: Input, follow: Bool, on scheduler: Scheduler) -> Signal<InputEvent> {
    .create { subscriber in
      let reader = LogReader(input, follow: follow)
      return scheduler.scheduleRecursive { readMore in
        do throws(InputError) {
          switch try reader.next() {
          case .lines(let chunk):
            subscriber.sendNext(.lines(chunk))
            readMore()
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
