// SPDX-License-Identifier: MIT
#if canImport(Dispatch) && !os(Windows)
  import BraidCore
  import Foundation

  extension FileHandle {
    /// Sends the bytes of the file or pipe until its end.
    ///
    /// - Returns: Stops the read when disposed.
    func sendChunks(upTo size: Int, to sink: EventSink<Data>) -> any Disposable {
      // Foundation's handle of no bytes has no descriptor on Linux.
      if self === FileHandle.nullDevice {
        sink.finish(.completed)
        return Disposables.create()
      }
      do throws(POSIXError) {
        return try DescriptorReader(
          fileDescriptor, upTo: size, receive: { sink.next(Data($0)) },
          finish: { failure in sink.finish(failure.map { .error($0) } ?? .completed) })
      } catch {
        sink.finish(.error(error))
        return Disposables.create()
      }
    }

    /// Sends the lines of the file or pipe until its end.
    ///
    /// - Returns: Stops the read when disposed.
    func sendLines(to sink: EventSink<String>) -> any Disposable {
      let splitter = Locked(LineSplitter())
      let lines = EventSink<Data>(
        next: { data in
          for line in splitter.withLock({ $0.lines(in: data) }) { sink.next(line) }
        },
        finish: { end in
          if end.isCompleted, let line = splitter.withLock({ $0.lastLine() }) { sink.next(line) }
          sink.finish(end)
        })
      return sendChunks(upTo: 65_536, to: lines)
    }
  }
#endif
