// SPDX-License-Identifier: MIT

import BraidBridge
import BraidObservable
import BraidSignal

extension Observable<LineChunk> {
  /// The lines of the inputs one after the other; of followed ones as they come.
  ///
  /// Each input is a signal, which crosses the bridge. Fails before anything is read if one of them
  /// cannot be.
  static func lines(
    of inputs: [Input], follow: Bool, on scheduler: Scheduler
  ) -> Observable<LineChunk> {
    .deferred {
      for input in inputs { try InputFile.check(input) }
      let lines = inputs.map { Signal.lines(of: $0, follow: follow, on: scheduler).asObservable() }
      return follow ? .merge(lines) : .concat(lines)
    }
  }
}

extension Signal<LineChunk> {
  /// How long to wait when there is nothing to read at the moment.
  static var pause: Duration { .milliseconds(100) }

  /// The lines of one input, in RAC style.
  ///
  /// The signal is cold: each subscription opens the input anew. It reads on a scheduler, one chunk
  /// a round, so that whatever else is done there gets its turn between two chunks, and nothing is
  /// read before the last chunk has been dealt with: memory stays flat however fast the disk is.
  static func lines(of input: Input, follow: Bool, on scheduler: Scheduler) -> Signal<LineChunk> {
    .create { subscriber in
      do throws(InputError) {
        let reader = try LogReader(input, follow: follow)
        return scheduler.scheduleRecursive { readMore in
          do throws(InputError) {
            if let chunk = try reader.next() {
              subscriber.sendNext(chunk)
              readMore()
            } else if reader.mayHaveMore {
              scheduler.schedule(after: pause, readMore)
            } else {
              subscriber.sendCompleted()
            }
          } catch {
            subscriber.sendError(error)
          }
        }
      } catch {
        subscriber.sendError(error)
        return nil
      }
    }
  }
}
