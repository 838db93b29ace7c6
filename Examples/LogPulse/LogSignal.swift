// SPDX-License-Identifier: MIT

import BraidSignal

/// The lines of logs, in RAC style.
///
/// These signals are cold: each subscription opens the inputs anew. They read on a scheduler, one
/// chunk a round, so that whatever else is done there gets its turn between two chunks, and nothing
/// is read before the last chunk has been dealt with: memory stays flat however fast the disk is.
extension Signal<LineChunk> {
  /// How long to wait when there is nothing to read at the moment.
  static var pause: Duration { .milliseconds(100) }

  /// The lines of the inputs one after the other; of followed ones as they come.
  ///
  /// Fails before anything is read if one of the inputs cannot be. Ends when `stop` sends, badly if
  /// that fails.
  static func lines(
    of inputs: [Input], follow: Bool, until stop: Signal<Interrupted>, on scheduler: Scheduler
  ) -> Signal<LineChunk> {
    .create { subscriber in
      let disposable = CompoundDisposable()
      do throws(InputError) {
        for input in inputs { try InputFile.check(input) }
        let queue = InputQueue(inputs, follow: follow)
        disposable.add(
          stop.subscribe(
            next: { _ in subscriber.sendCompleted() }, error: { subscriber.sendError($0) }))
        disposable.add(
          scheduler.scheduleRecursive { readMore in
            do throws(InputError) {
              if let chunk = try queue.next() {
                subscriber.sendNext(chunk)
                readMore()
              } else if queue.mayHaveMore {
                scheduler.schedule(after: pause, readMore)
              } else {
                subscriber.sendCompleted()
              }
            } catch {
              subscriber.sendError(error)
            }
          })
      } catch {
        subscriber.sendError(error)
      }
      return disposable
    }
  }
}
