// SPDX-License-Identifier: MIT
#if canImport(Dispatch) && !os(Windows)
  import BraidCore
  public import BraidSignal
  public import Foundation

  extension FileHandle {
    /// Emits the bytes of a file or pipe as they become available, and completes at its end.
    ///
    /// Nothing is read before a subscription, and disposal stops the read. Bytes read from a pipe
    /// are consumed, and a read moves the position in a file, so two concurrent subscriptions each
    /// receive a part. (ReactiveObjC's `rac_readInBackground` reads immediately, replays the bytes
    /// to later subscribers, and cannot be stopped.)
    ///
    /// The next chunk is read when the subscriber has returned from the previous one: a slow
    /// subscriber makes the writer of a pipe wait, and memory is bounded. An operator that moves
    /// events to another thread buffers them, without a limit.
    ///
    /// - **Ends:** a failed read is a `POSIXError`. Closing the handle does not end the signal,
    ///   because the subscription reads through a duplicated descriptor.
    /// - **Threads:** chunks arrive on a queue of the subscription.
    ///
    /// - Parameter size: The maximum number of bytes in a chunk, from 1 to 1 048 576; another
    ///   number stands for the nearest of these.
    public func chunks(upTo size: Int = 65_536) -> Signal<Data> {
      Signal.create { [self] in sendChunks(upTo: size, to: $0.sink) }
        .named("-rac_readInBackground")
    }

    /// Emits the lines of a file or pipe, as UTF-8 and without their line feeds, and completes
    /// after the last one.
    ///
    /// ```swift
    /// let lines = FileHandle.standardInput.lines()
    /// let subscription = lines.subscribe(next: { print("read: \($0)") })
    /// ```
    ///
    /// A carriage return before a line feed is removed, too. A last line without a line feed is
    /// emitted, unless it is empty. Invalid bytes become U+FFFD. A line is retained until its end
    /// arrives, however long it is.
    ///
    /// Otherwise like ``chunks(upTo:)``.
    public func lines() -> Signal<String> {
      Signal.create { [self] in sendLines(to: $0.sink) }
        .named("-lines")
    }
  }
#endif
