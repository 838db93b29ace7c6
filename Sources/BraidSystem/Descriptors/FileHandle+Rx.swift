// SPDX-License-Identifier: MIT
#if canImport(Dispatch) && !os(Windows)
  import BraidCore
  public import BraidObservable
  public import Foundation

  #if !canImport(ObjectiveC)
    // Beside `BraidCocoa`, where every `NSObject` has one, this one is chosen.
    extension FileHandle {
      /// The reactive members of this file or pipe.
      public var rx: Reactive<FileHandle> {
        get { Reactive(self) }
        set { _ = newValue }
      }
    }
  #endif

  extension Reactive where Base: FileHandle {
    /// Emits the bytes of a file or pipe as they become available, and completes at its end.
    ///
    /// Nothing is read before a subscription, and disposal stops the read. Bytes read from a pipe
    /// are consumed, and a read moves the position in a file, so two concurrent subscriptions each
    /// receive a part.
    ///
    /// The next chunk is read when the observer has returned from the previous one: a slow observer
    /// makes the writer of a pipe wait, and memory is bounded. An operator that moves events to
    /// another thread buffers them, without a limit.
    ///
    /// - **Ends:** a failed read is a `POSIXError`. Closing the handle does not end the sequence,
    ///   because the subscription reads through a duplicated descriptor.
    /// - **Threads:** chunks arrive on a queue of the subscription.
    ///
    /// - Parameter size: The maximum number of bytes in a chunk, from 1 to 1 048 576; another
    ///   number stands for the nearest of these.
    public func chunks(upTo size: Int = 65_536) -> Observable<Data> {
      let handle: FileHandle = base
      return Observable.create { handle.sendChunks(upTo: size, to: $0.sink) }
    }

    /// Emits the lines of a file or pipe, as UTF-8 and without their line feeds, and completes
    /// after the last one.
    ///
    /// ```swift
    /// let lines = FileHandle.standardInput.rx.lines()
    /// let subscription = lines.subscribe(onNext: { print("read: \($0)") })
    /// ```
    ///
    /// A carriage return before a line feed is removed, too. A last line without a line feed is
    /// emitted, unless it is empty. Invalid bytes become U+FFFD. A line is retained until its end
    /// arrives, however long it is.
    ///
    /// Otherwise like ``chunks(upTo:)``.
    public func lines() -> Observable<String> {
      let handle: FileHandle = base
      return Observable.create { handle.sendLines(to: $0.sink) }
    }
  }
#endif
