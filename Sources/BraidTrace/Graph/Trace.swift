// SPDX-License-Identifier: MIT
import BraidCore

/// Shows the activity of the streams of a running program.
///
/// ```swift
/// Trace.isOn = true
/// let searches = PublishSubject<String>()
/// let subscription = searches.map { $0.count }.checkpoint("lengths").subscribe(onNext: { _ in })
/// searches.onNext("swift")
/// print(Trace.graph())
/// ```
///
/// While tracing is off, a subscription pays for one load, and a value for nothing. While it is on,
/// each source of a subscription has a node, which counts the values. Only subscriptions that are
/// made while tracing is on are recorded, and only operators that are created then have the names
/// and places of their calls; so turn it on first. Tracing never changes the behavior of a program:
/// events, threads and lifetimes are the same.
///
/// If the environment variable `BRAID_TRACE` names a file, tracing is on from the start, and the
/// timeline is written to that file when the process exits.
public enum Trace {
  /// Whether new subscriptions are added to the graph.
  ///
  /// Off by default. Turning it off leaves the existing nodes until they end.
  public static var isOn: Bool {
    get { Tracing.parts.contains(.graph) }
    set { Tracing.set(.graph, newValue) }
  }

  /// Whether operators that are created while tracing is on have the file and line of their call.
  ///
  /// On by default. It needs a system with ELF files and a program with its table of lines (`-g`,
  /// SwiftPM's default). Recording takes one or two microseconds for each operator. Showing the
  /// first place reads the table, which takes a tenth of a second in a large debug build; later
  /// places take milliseconds. Subscriptions and checkpoints have their places in any case.
  public static var recordsPlaces: Bool {
    get { Tracing.recordsPlaces.load(ordering: .relaxed) }
    set { Tracing.recordsPlaces.store(newValue, ordering: .relaxed) }
  }

  /// Returns the subscriptions that are live now, with their sources.
  ///
  /// May be called on any thread; calls no code of the program.
  public static func graph() -> TraceGraph { TraceGraph(Tracing.nodesWithPlaces) }

  /// The operators that the event on the calling thread has to pass: `map at Search.swift:41 <-
  /// flatMapLatest <- subscribed at Search.swift:47`; nil outside events, or without tracing.
  ///
  /// In a closure that handles an error, the path begins where the error occurred. The error itself
  /// is never wrapped. Traps of the library end with the path, too.
  public static var path: String? { Tracing.path }

  /// Receives the measurements of named sources; nil, the default, measures nothing.
  public static var meter: (any TraceMeter)? {
    get { TraceMeters.meter }
    set { TraceMeters.meter = newValue }
  }

  /// Whether events are intervals in the system's profiler.
  ///
  /// Off by default. Does nothing on systems without signposts.
  public static var sendsSignposts: Bool {
    get { Tracing.parts.contains(.signposts) }
    set { Tracing.set(.signposts, newValue) }
  }

  // MARK: Timeline

  /// Whether events are recorded for the timeline.
  public static var recordsTimeline: Bool { Tracing.parts.contains(.timeline) }

  /// Starts to record subscriptions, events, waits and changes of threads; drops earlier records.
  ///
  /// Each thread has a ring of `capacity` records of 32 bytes, which is allocated with the first.
  /// An event needs two records. A full ring drops its oldest records.
  ///
  /// - Parameter capacity: The number of records for each thread, from 16 to 16 777 216; another
  ///   number stands for the nearest of these.
  public static func startTimeline(capacity: Int = 1 << 15) {
    TraceRings.start(capacity: capacity)
    Tracing.set(.timeline, true)
  }

  /// Stops recording; the records remain.
  public static func stopTimeline() { Tracing.set(.timeline, false) }

  /// Returns the recorded events in the trace event format, which trace viewers open.
  ///
  /// Each thread is a track. The events are complete slices (`X`), instants and flows; an event
  /// that has not ended ends with the export, and one whose beginning was dropped is left out. A
  /// send that was queued because another thread was delivering is an asynchronous event (`b`,
  /// `e`), as long as it waited.
  public static func timeline() -> String { Timeline().json }

  /// Writes ``timeline()`` to a file.
  ///
  /// - Throws: ``TraceFileError`` if the file cannot be written.
  public static func writeTimeline(to path: String) throws(TraceFileError) {
    if let reason = CurrentProcess.replaceContents(of: path, with: timeline()) {
      throw TraceFileError(description: reason)
    }
  }
}

/// A file of a timeline could not be written.
public struct TraceFileError: Error, CustomStringConvertible {
  /// What went wrong.
  public let description: String
}

/// The file that the environment names.
enum TimelineFile {
  private static let path = Locked<String?>(nil)

  static func writeAtExit(to file: String) {
    let isFirst = path.withLock { path in
      defer { path = file }
      return path == nil
    }
    if !isFirst { return }
    CurrentProcess.atExit {
      guard let file = TimelineFile.path.withLock({ $0 }) else { return }
      if let reason = CurrentProcess.replaceContents(of: file, with: Timeline().json) {
        CurrentProcess.complain("Braid: \(reason)")
      }
    }
  }
}
