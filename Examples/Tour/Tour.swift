// SPDX-License-Identifier: MIT

/// The first programs one writes with either model.
///
/// Each prints its events in order; `expected-output.txt` has the whole output.
enum Tour {
  typealias Chapter = @Sendable (Narrator) async -> Void

  static let chapters: [(title: String, run: Chapter)] = [
    ("a. Two ways to end: by hand, and by the source", twoWaysToEnd),
    ("b. One value on its way from onNext to the closure", oneValue),
    ("c. A tap, a request, an answer", tapToRequest),
    ("d. The same beginnings as signals", signalTwin),
    ("e. From signal to observable and back", thereAndBack),
    ("f. A command, and the button that asks it", commandButton),
    ("g. A channel between a model and a view", channelPair),
    ("h. A task reads a sequence, and a task is one", tasksBothWays),
  ]

  static let usage = """
    usage: Tour

    Runs the first programs one writes with either model, and prints their events in order. They
    need no network and no input, and print the same each time.

      --help, -h  print this
    """

  /// The request of the command line.
  enum Command: Equatable {
    case run
    case help
    case unknown(String)

    init(_ words: [String]) {
      switch words.first {
      case nil: self = .run
      case "--help", "-h": self = .help
      case let word?: self = .unknown(word)
      }
    }
  }

  /// Runs all chapters, one after the other, and hands each line to `write`.
  static func run(_ write: @escaping @Sendable (String) -> Void) async {
    for (index, chapter) in chapters.enumerated() {
      if index > 0 { write("") }
      write(chapter.title)
      await chapter.run(Narrator(write: write))
    }
  }
}

/// Writes a line for each event.
struct Narrator: Sendable {
  let write: @Sendable (String) -> Void

  /// Writes a heading.
  func scene(_ text: String) {
    write("")
    write("  " + text)
  }

  /// One thing that happens.
  func callAsFunction(_ text: String) { write("    " + text) }
}
