// SPDX-License-Identifier: MIT
import BraidCore
import Dispatch
public import Foundation

extension FileHandle {
  /// Emits the bytes of a file or pipe as they become available, and completes at its end.
  ///
  /// Nothing is read before a subscription, and disposal stops the read. Bytes read from a pipe are
  /// consumed, and a read moves the position in a file, so two concurrent subscriptions each
  /// receive a part. (ReactiveObjC's `rac_readInBackground` reads immediately, replays the bytes to
  /// later subscribers, and cannot be stopped.)
  ///
  /// - **Ends:** a failed read is a `POSIXError`. Closing the handle does not end the signal,
  ///   because the subscription reads through a duplicated descriptor.
  /// - **Threads:** chunks arrive on a queue of the subscription.
  ///
  /// - Parameter size: The maximum number of bytes in a chunk.
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

/// The system function, which a method of `FileHandle` shadows.
private func closeDescriptor(_ descriptor: Int32) { close(descriptor) }

extension POSIXError {
  /// The error for a number; an input or output error for an unknown number.
  fileprivate static func of(_ number: Int32) -> POSIXError {
    POSIXError(POSIXErrorCode(rawValue: number) ?? .EIO)
  }
}
