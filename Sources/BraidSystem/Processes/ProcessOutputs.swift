// SPDX-License-Identifier: MIT

/// An event of a program that a subscription runs.
public enum ProcessEvent: Hashable, Sendable {
  /// Bytes that the program wrote to its standard output.
  case output([UInt8])
  /// Bytes that the program wrote to its standard error.
  case errorOutput([UInt8])
  /// The program has ended with a status; zero is success.
  case exited(Int32)
  /// A signal of the system has ended the program.
  case terminated(signal: Int32)
}

#if canImport(Dispatch) && !os(Windows)
  import BraidCore
  import Foundation

  /// Sends the events of a program in order: its output, and the end when both streams and the
  /// program itself have ended.
  final class ProcessOutputs: Cancelable, @unchecked Sendable {  // the lock
    private let lock = Lock()
    /// Nil when disposed: the handler of a program that continues retains this object.
    private var sink: EventSink<ProcessEvent>?
    private let readers = CompositeDisposable()
    /// The streams and the program, as far as they have not ended.
    private var parts = 3
    private var ending: ProcessEvent?

    init(_ sink: EventSink<ProcessEvent>) { self.sink = sink }

    var isDisposed: Bool { readers.isDisposed }

    private var current: EventSink<ProcessEvent>? { lock.withLock { sink } }

    /// Reads the two streams.
    func read(output: Int32, errorOutput: Int32) throws(POSIXError) {
      try read(output) { .output($0) }
      try read(errorOutput) { .errorOutput($0) }
    }

    private func read(
      _ descriptor: Int32, _ event: @escaping @Sendable ([UInt8]) -> ProcessEvent
    ) throws(POSIXError) {
      let reader = try DescriptorReader(
        descriptor, upTo: 65_536, receive: { chunk in self.current?.next(event(chunk)) },
        finish: { failure in
          if let failure { self.current?.finish(.error(failure)) } else { self.partEnded(nil) }
        })
      _ = readers.insert(reader)
    }

    /// The program has ended.
    func programEnded(_ event: ProcessEvent) { partEnded(event) }

    private func partEnded(_ event: ProcessEvent?) {
      let ending = lock.withLock { () -> ProcessEvent? in
        parts -= 1
        if let event { self.ending = event }
        return parts == 0 ? self.ending : nil
      }
      guard let ending, let sink = current else { return }
      sink.next(ending)
      sink.finish(.completed)
    }

    /// Stops reading, and releases the sink.
    func dispose() {
      readers.dispose()
      _ = lock.withLock { sink.take() }
    }
  }
#endif
