// SPDX-License-Identifier: MIT
import BraidCore
import Dispatch
public import Foundation

extension FileHandle {
  /// Sends what can be read, as it comes, then completes at the end of the file or the pipe.
  ///
  /// Nothing is read before somebody subscribes; disposal stops the reading. What was read is gone
  /// from a pipe, and a file's position moves: of two subscriptions each gets a part.
  /// (ReactiveObjC's `rac_readInBackground` reads at once, for all who subscribe later, and cannot
  /// be stopped.)
  ///
  /// - **Ends:** a failure to read is a `POSIXError`. Closing the handle does not end it: the
  ///   subscription reads through a descriptor of its own.
  /// - **Threads:** chunks arrive on a queue of the subscription's own.
  ///
  /// - Parameter size: How many bytes a chunk has at most.
  public func chunks(upTo size: Int = 65_536) -> Signal<Data> {
    Signal.create { [self] subscriber in
      let descriptor = dup(fileDescriptor)
      if descriptor < 0 {
        subscriber.sendError(POSIXError.of(errno))
        return nil
      }
      let queue = DispatchQueue(label: "braid.signal.filehandle")
      let channel = DispatchIO(type: .stream, fileDescriptor: descriptor, queue: queue) { _ in
        closeDescriptor(descriptor)
      }
      channel.setLimit(lowWater: 1)
      channel.setLimit(highWater: max(size, 1))
      channel.read(offset: 0, length: .max, queue: queue) { isDone, data, error in
        if let data, !data.isEmpty { subscriber.sendNext(Data(data)) }
        if !isDone { return }
        if error == 0 {
          subscriber.sendCompleted()
        } else {
          subscriber.sendError(POSIXError.of(error))
        }
      }
      return AnyDisposable { channel.close(flags: .stop) }
    }
    .named("-rac_readInBackground")
  }
}

/// The function of the system, which a method hides inside a handle.
private func closeDescriptor(_ descriptor: Int32) { close(descriptor) }

extension POSIXError {
  /// The error of a number; an input or output error, if nobody knows that number.
  fileprivate static func of(_ number: Int32) -> POSIXError {
    POSIXError(POSIXErrorCode(rawValue: number) ?? .EIO)
  }
}
