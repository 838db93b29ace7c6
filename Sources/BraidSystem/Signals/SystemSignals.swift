// SPDX-License-Identifier: MIT
#if canImport(Dispatch) && !os(Windows)
  import BraidCore
  import Dispatch
  import Foundation

  #if canImport(Darwin)
    import Darwin
  #elseif canImport(Glibc)
    import Glibc
  #elseif canImport(Musl)
    import Musl
  #elseif canImport(Android)
    import Android
  #endif

  /// The signals of the operating system, for listeners in this process.
  ///
  /// A handler may do next to nothing, so it writes the number of the signal to a pipe. A queue
  /// reads the pipe and calls the listeners. While a number has a listener, its default action does
  /// not happen. When the last listener of a number is disposed, the former action is installed
  /// again. Programs that this process starts do not inherit a handler, whereas they would inherit
  /// an ignored signal.
  final class SystemSignals: @unchecked Sendable {  // the lock guards all variables
    private struct Listener {
      let id: Int
      let receive: @Sendable (Int32) -> Void
    }

    /// The only instance: handlers belong to the process.
    static let shared = SystemSignals()

    private let lock = Lock()
    private let queue = DispatchQueue(label: "braid.system.signals")
    private var listeners: [Int32: [Listener]] = [:]
    private var formerActions: [Int32: sigaction] = [:]
    private var lastID = 0
    private var source: (any DispatchSourceRead)?

    /// The signals of a fault, such as a trap of Swift.
    ///
    /// After a handler the thread repeats its instruction: it would run into the fault forever, and
    /// the process would not end.
    private static let faults: Set<Int32> = [SIGBUS, SIGFPE, SIGILL, SIGSEGV, SIGTRAP]

    private init() {}

    /// Sends the number of each of these signals that the process receives.
    ///
    /// - Returns: Stops listening when disposed.
    func send(_ numbers: [Int32], to sink: EventSink<Int32>) -> any Disposable {
      do throws(POSIXError) {
        return try listen(to: numbers) { sink.next($0) }
      } catch {
        sink.finish(.error(error))
        return Disposables.create()
      }
    }

    /// Calls `receive` with the number of each of these signals that the process receives.
    ///
    /// All listeners are called on one queue, in the order of the signals. Signals with the same
    /// number that arrive before the first of them is handled may be reported once.
    ///
    /// - Returns: Stops listening when disposed.
    private func listen(
      to numbers: [Int32], _ receive: @escaping @Sendable (Int32) -> Void
    ) throws(POSIXError) -> any Disposable {
      let numbers = Array(Set(numbers))
      try openPipe()
      let id = try lock.withLock { () throws(POSIXError) -> Int in
        lastID += 1
        for (index, number) in numbers.enumerated() {
          do throws(POSIXError) {
            try add(Listener(id: lastID, receive: receive), to: number)
          } catch {
            for added in numbers[..<index] { remove(lastID, from: added) }
            throw error
          }
        }
        return lastID
      }
      return Disposables.create { [self] in
        let released = lock.withLock { numbers.compactMap { remove(id, from: $0) } }
        withExtendedLifetime(released) {}
      }
    }

    /// Within the lock.
    private func add(_ listener: Listener, to number: Int32) throws(POSIXError) {
      if Self.faults.contains(number) { throw POSIXError(.EINVAL) }
      if listeners[number] == nil {
        var former = sigaction()
        guard sigaction(number, nil, &former) == 0 else { throw POSIXError(number: errno) }
        // It restarts interrupted calls of the system, so the rest of the program notices nothing.
        // Functions cannot be compared with `SIG_ERR`.
        errno = 0
        signal(number, writeToPipe)
        if errno != 0 { throw POSIXError(number: errno) }
        formerActions[number] = former
      }
      listeners[number, default: []].append(listener)
    }

    /// Within the lock; the caller releases the result outside of it.
    @discardableResult
    private func remove(_ id: Int, from number: Int32) -> Listener? {
      guard var rest = listeners[number], let index = rest.firstIndex(where: { $0.id == id }) else {
        return nil
      }
      let listener = rest.remove(at: index)
      listeners[number] = rest.isEmpty ? nil : rest
      if rest.isEmpty, var former = formerActions.removeValue(forKey: number) {
        sigaction(number, &former, nil)
      }
      return listener
    }

    private func openPipe() throws(POSIXError) {
      try lock.withLock { () throws(POSIXError) in
        if source != nil { return }
        var ends: [Int32] = [0, 0]
        guard pipe(&ends) == 0 else { throw POSIXError(number: errno) }
        for end in ends {
          _ = fcntl(end, F_SETFD, FD_CLOEXEC)
          // A handler must not wait for a full pipe.
          _ = fcntl(end, F_SETFL, O_NONBLOCK)
        }
        let reader = DispatchSource.makeReadSource(fileDescriptor: ends[0], queue: queue)
        let end = ends[0]
        reader.setEventHandler { [self] in receive(from: end) }
        pipeOfSignals = ends[1]
        source = reader
        reader.activate()
      }
    }

    private func receive(from end: Int32) {
      var numbers = [UInt8](repeating: 0, count: 64)
      let count = read(end, &numbers, numbers.count)
      if count <= 0 { return }
      for number in numbers[..<count].map(Int32.init) {
        let current = lock.withLock { listeners[number] } ?? []
        for listener in current { listener.receive(number) }
      }
    }
  }

  /// The end of the pipe that the handler writes to; set before the first handler is installed.
  nonisolated(unsafe) private var pipeOfSignals: Int32 = -1

  /// The handler of all signals.
  private let writeToPipe: @convention(c) (Int32) -> Void = { number in
    let code = errno
    var byte = UInt8(truncatingIfNeeded: number)
    _ = write(pipeOfSignals, &byte, 1)
    errno = code
  }
#endif
