// SPDX-License-Identifier: MIT

/// What the command line asks for.
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
  /// Print the help and stop.
  var help = false

  static let usage = """
    usage: LogPulse [options] [path ...]

    Reads web server logs in the common or combined format and tells what happened: requests,
    bytes, rate, status classes, top paths and clients, percentiles of response size and time, and
    bursts of errors. Without a path it reads a bundled sample; "-" is standard input.

      --follow          keep reading as the files grow, across rotation and truncation;
                        Ctrl-C ends with the report
      --json            print one JSON object
      --top N           list N paths and clients (10)
      --window SECONDS  count errors in windows of so many seconds of log time (10)
      --help            print this

    A number behind the last field of a line is the response time: seconds if it has a decimal
    point (nginx $request_time), otherwise microseconds (Apache %D). Paths are listed without their
    query. A burst is a run of windows with at least 5 answers of class 5xx that are at least a
    tenth of the window's requests. Lines in no known format are counted as malformed.

    Exit status: 0 done, 1 an input could not be read, 2 wrong usage.
    """
}

/// A command line that makes no sense, and why.
struct UsageError: Error, Equatable {
  let message: String
}

extension Arguments {
  /// Reads the words behind the program's name.
  init(parsing words: [String]) throws(UsageError) {
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
      case ("--top", _): top = try Self.count(value ?? rest.popFirst(), for: "--top")
      case ("--window", _): window = try Self.count(value ?? rest.popFirst(), for: "--window")
      default: throw UsageError(message: "unknown option \(word); try --help")
      }
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
