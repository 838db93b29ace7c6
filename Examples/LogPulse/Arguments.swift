// SPDX-License-Identifier: MIT

/// The parsed command line.
struct Arguments: Equatable {
  /// Files in the order given, with "-" for standard input; none for the bundled sample.
  var paths: [String] = []
  /// Keep reading as the files grow.
  var follow = false
  /// Print one JSON object instead of text.
  var json = false
  /// How many paths and clients to list.
  var top = 10
  /// Seconds of log time in which errors are counted to find bursts.
  var window = 10
  /// The file for the timeline of the program's own streams.
  var trace: String?
  /// Show the program's own streams in a browser, while it runs.
  var serve = false
  /// Print the help and stop.
  var help = false

  static let usage = """
    usage: LogPulse [options] [path ...]

    Reads web server logs and prints requests, bytes, rate, status classes, top paths and clients,
    percentiles of response size and time, and bursts of errors. "-" is standard input.
    Without a path it reads standard input if that is a pipe or a file, otherwise a bundled sample.

      --follow, -f      keep reading as the files grow, across rotation and truncation; waits for
                        a file that does not exist yet; Ctrl-C ends with the report
      --json            print one JSON object
      --top N           list N paths and clients (10)
      --window SECONDS  look for bursts of errors and for the highest rate of requests in windows
                        of this many seconds of log time (10)
      --trace FILE      write a timeline of the program's own streams, for a trace viewer
      --serve           show the program's own streams on a page in a browser, until it ends; goes
                        with --follow, since a log is read in a moment
      --help, -h        print this
      --                all words after it are paths

    Formats: common and combined, also with a virtual host in front (Apache's vhost_combined); the
    default ones of Envoy, AWS load balancers and HAProxy (option httplog); and JSON, one object a
    line. The client is the first of a list (X-Forwarded-For), without its port; the list may also
    follow the user agent, as in nginx's format main. A number after the last field of a line is
    the response time: seconds if it has a decimal point (nginx $request_time), otherwise
    microseconds (Apache %D). In JSON these names count, in the object or in an object "request"
    in it; those of Traefik and Envoy come last:

      client    client_ip, http_x_forwarded_for, x_forwarded_for, remote_ip, remote_addr, client,
                ClientHost, ClientAddr, downstream_remote_address
      time      ts, time, time_iso8601, time_local, timestamp, @timestamp, msec, start_time,
                StartUTC
      request   request ("GET / HTTP/1.1"), request_uri, uri, path, url, RequestPath
      status    status, status_code, DownstreamStatus, response_code
      size      size, bytes_sent, body_bytes_sent, bytes, DownstreamContentSize
      duration  duration, request_time (seconds; with response_code milliseconds),
                Duration (nanoseconds)

    Paths are listed without their query. The status 000 means that the connection was closed
    without an answer. Lines in no known format, or of more than 64 KiB, are counted as malformed. A
    burst: within the window's seconds from an answer of class 5xx there are at least 5 of them,
    and they are at least a tenth of the requests.

    On a terminal the report has colours, unless NO_COLOR is set.

    Exit status: 0 done; 1 an input could not be read, no line was a request, or the report could
    not be written; 2 wrong usage.
    """
}

/// An error in the command line.
struct UsageError: Error, Equatable {
  let message: String
}

extension Arguments {
  /// Reads the words after the program's name.
  ///
  /// - Parameter isInputPiped: Whether standard input is read if no path is named.
  init(parsing words: [String], isInputPiped: Bool = false) throws(UsageError) {
    var rest = words[...]
    var optionsEnded = false
    while let word = rest.popFirst() {
      guard word.hasPrefix("-"), word != "-", !optionsEnded else {
        paths.append(word)
        continue
      }
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let value = parts.count == 2 ? String(parts[1]) : nil
      switch (String(parts[0]), value) {
      case ("--", nil): optionsEnded = true
      case ("--follow", nil), ("-f", nil): follow = true
      case ("--json", nil): json = true
      case ("--help", nil), ("-h", nil): help = true
      case ("--serve", nil): serve = true
      case ("--trace", _):
        guard let file = value ?? rest.popFirst(), !file.isEmpty else {
          throw UsageError(message: "--trace needs a file")
        }
        trace = file
      case ("--top", _): top = try Self.count(value ?? rest.popFirst(), for: "--top")
      case ("--window", _): window = try Self.count(value ?? rest.popFirst(), for: "--window")
      default: throw UsageError(message: "unknown option \(word); try --help")
      }
    }
    if follow, paths.isEmpty, !isInputPiped, !help {
      throw UsageError(message: "--follow needs a path: the bundled sample does not grow")
    }
  }

  private static func count(_ text: String?, for option: String) throws(UsageError) -> Int {
    guard let text else { throw UsageError(message: "\(option) needs a number") }
    guard let number = Int(text), (1...1_000_000).contains(number) else {
      throw UsageError(message: "\(option) needs a number from 1 to 1000000, not \(text)")
    }
    return number
  }
}
