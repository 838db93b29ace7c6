// SPDX-License-Identifier: MIT
#if canImport(Dispatch) && !os(Windows)
  import BraidCore

  extension Trace {
    /// Shows the activity of the streams of the running program on a page in a browser.
    ///
    /// ```swift
    /// let server = try Trace.serve()
    /// print("The streams of this program: \(server.address)")
    /// ```
    ///
    /// Call it before the streams are created. Until ``TraceServer/stop()``, the graph and the
    /// timeline are recorded: `Trace.isOn` and `Trace.recordsTimeline` are true. The page shows the
    /// graph with the number of values of each source, once a second; the values of the operator
    /// that is chosen there as marbles; the timeline, with a track for each thread, also as a file
    /// for trace viewers; the live subscriptions with their owners; and observers that a source
    /// retains after their disposal. `graph.svg`, `graph.dot`, `graph.txt`, `marbles.txt?node=n12`,
    /// `tracks.svg?span=1000000` (in nanoseconds), `dump.txt` and `timeline.json` at the same
    /// address are for scripts.
    ///
    /// The page only reads. The values of the chosen operator and of its sources are described on
    /// the threads of their events, at most twelve a second for each source, and cut after 40
    /// characters; the other values are not described.
    ///
    /// The server subscribes to nothing, so it is not in the graph, and it uses threads of its own.
    /// It listens on 127.0.0.1, and answers only requests that name this host and begin with the
    /// token in the address; another user of the machine who knows the address can read the page.
    /// It is meant for development; not available on Windows.
    ///
    /// - Parameter port: The port. By default the system chooses it.
    /// - Returns: The server, which runs until it is stopped or the process ends, even if it is
    ///   not retained.
    /// - Throws: ``TraceServerError`` if the port is in use, or if a server is running already.
    @discardableResult
    public static func serve(port: UInt16 = 0) throws(TraceServerError) -> TraceServer {
      try TraceServer.start(on: port)
    }
  }

  /// The server of `Trace.serve(port:)`.
  public final class TraceServer: Sendable, CustomStringConvertible {
    private enum Current {
      case none
      case starting
      case running(TraceServer)
    }

    private static let current = Locked(Current.none)

    private let server: LoopbackServer
    /// The address to open, with the token: the only place that has it.
    public let address: String
    private let turnedOnGraph: Bool
    private let turnedOnTimeline: Bool

    /// The address, as `print` shows it.
    public var description: String { address }

    /// The port that the server listens on.
    public var port: UInt16 { server.port }

    private init(on port: UInt16) throws(LoopbackSocket.Problem) {
      server = try LoopbackServer(port: port)
      let site = TraceSite(LoopbackAccess(port: server.port))
      address = site.access.address
      turnedOnGraph = !Trace.isOn
      turnedOnTimeline = !Trace.recordsTimeline
      if turnedOnGraph { Trace.isOn = true }
      if turnedOnTimeline { Trace.startTimeline() }
      server.start { request, _ in site.answer(request) }
    }

    fileprivate static func start(on port: UInt16) throws(TraceServerError) -> TraceServer {
      try current.withLock { (current: inout Current) throws(TraceServerError) in
        switch current {
        case .none: current = .starting
        case .starting: throw TraceServerError(description: "the trace is being served already")
        case .running(let server):
          throw TraceServerError(
            description: "the trace is served already, at \(server.address); stop that server first"
          )
        }
      }
      do throws(LoopbackSocket.Problem) {
        let server = try TraceServer(on: port)
        current.withLock { $0 = .running(server) }
        return server
      } catch {
        current.withLock { $0 = .none }
        throw TraceServerError(description: "the trace cannot be served: \(error.text)")
      }
    }

    /// Stops the server, and the recording that it has started.
    ///
    /// Waits for the answers in progress. When this returns, connections are refused, no value is
    /// recorded any longer, and the trace can be served again. Later calls do nothing.
    public func stop() {
      let isRunning = TraceServer.current.withLock { current in
        guard case .running(let server) = current, server === self else { return false }
        current = .starting
        return true
      }
      if !isRunning { return }
      server.stop()
      TraceWatch.stop()
      if turnedOnTimeline { Trace.stopTimeline() }
      if turnedOnGraph { Trace.isOn = false }
      TraceServer.current.withLock { $0 = .none }
    }
  }

  /// The trace cannot be served.
  public struct TraceServerError: Error, CustomStringConvertible {
    /// What went wrong, such as that the port is in use.
    public let description: String
  }
#endif
