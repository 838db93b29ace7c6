// SPDX-License-Identifier: MIT

/// The parsed command line.
enum Arguments: Equatable {
  case help
  /// Reads keys from the terminal.
  ///
  /// - serves: Whether the streams are shown in a browser.
  case live(serves: Bool)
  case script(path: String)

  /// An error in the command line.
  struct Misuse: Error, Equatable {
    let message: String
  }

  static let usage = """
    usage: Typeahead [--script FILE | --serve]

    Finds words while you type. The words are served by an HTTP server inside of the program. The
    request for an older text is cancelled, and a request that the server refuses, as it does with
    every fourth one, is repeated with growing delays.

      --script FILE  read keys from a file instead of the terminal, and print what happens, in
                     virtual time and without a network: the output is always the same
      --serve        show the streams of this program on a page in a browser: the screen has
                     its address, which only this machine can open
      --help, -h     print this

    A script has lines of milliseconds since the start and keys: "900 br<TAB or space><backspace>".
    Named keys are <backspace>, <clear> and <space>; a line that begins with # is a comment.

    Exit status: 0 done, 1 the script cannot be read or the output cannot be written, 2 wrong usage
    or no terminal, 128 plus the number of the signal that ended the program.
    """

  init(parsing words: [String]) throws(Misuse) {
    var rest = words[...]
    self = .live(serves: false)
    while let word = rest.popFirst() {
      switch word {
      case "--help", "-h":
        self = .help
        return
      case "--script":
        guard self == .live(serves: false) else {
          throw Misuse(message: "--script can be given once, and not with --serve")
        }
        guard let path = rest.popFirst() else { throw Misuse(message: "--script needs a file") }
        self = .script(path: path)
      case "--serve":
        guard case .live = self else { throw Misuse(message: "--serve needs a terminal") }
        self = .live(serves: true)
      case _ where word.hasPrefix("-"):
        throw Misuse(message: "unknown option \(word); try --help")
      default:
        throw Misuse(message: "unexpected argument \(word); try --help")
      }
    }
  }
}
