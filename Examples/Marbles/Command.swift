// SPDX-License-Identifier: MIT
import BraidTesting
import Foundation

/// What the command line asks for.
enum Command {
  case help
  case list
  case show(Demo)
  case svg(Demo, file: String)
  case gallery(folder: String)

  /// One line for the user, and the exit status.
  struct Problem: Error {
    let text: String
    let status: Int32
  }

  init(_ arguments: some Sequence<String>) throws {
    var names: [String] = []
    var file: String?
    var folder: String?
    var rest = Array(arguments)[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--help", "-h":
        self = .help
        return
      case "--svg": file = try Command.value(of: argument, &rest)
      case "--all": folder = try Command.value(of: argument, &rest)
      case _ where argument.hasPrefix("-"):
        throw Problem(text: "unknown option \(argument); see --help", status: 2)
      default: names.append(argument)
      }
    }
    if let folder {
      guard names.isEmpty, file == nil else {
        throw Problem(text: "--all draws every operator; it takes no name and no --svg", status: 2)
      }
      self = .gallery(folder: folder)
      return
    }
    guard let name = names.first else {
      if file != nil { throw Problem(text: "--svg needs the name of an operator", status: 2) }
      self = .list
      return
    }
    guard names.count == 1 else {
      throw Problem(text: "one operator at a time; --all draws every one", status: 2)
    }
    guard let demo = Demo.all.first(where: { $0.name.lowercased() == name.lowercased() }) else {
      throw Problem(
        text: "there is no operator \"\(name)\" here; without a name the list is printed", status: 1
      )
    }
    self = file.map { .svg(demo, file: $0) } ?? .show(demo)
  }

  private static func value(of option: String, _ rest: inout ArraySlice<String>) throws -> String {
    guard let value = rest.popFirst() else {
      throw Problem(text: "\(option) needs a path", status: 2)
    }
    return value
  }

  func run() throws {
    switch self {
    case .help: print(Command.usage)
    case .list: Command.printList()
    case .show(let demo):
      print("\(demo.name): \(demo.summary)\n")
      print(try demo.picture().text())
    case .svg(let demo, let file):
      try Command.write(try demo.picture().svg(), to: URL(fileURLWithPath: file))
    case .gallery(let folder): try Command.writeGallery(to: URL(fileURLWithPath: folder))
    }
  }

  private static func printList() {
    let width = Demo.all.map(\.name.count).max() ?? 0
    var family = ""
    for demo in Demo.all {
      if demo.family != family {
        print(family.isEmpty ? demo.family : "\n\(demo.family)")
        family = demo.family
      }
      let name = demo.name.padding(toLength: width, withPad: " ", startingAt: 0)
      print("  \(name)  \(demo.summary)")
    }
  }

  private static func writeGallery(to folder: URL) throws {
    let entries = try Demo.all.map {
      MarbleGallery.Entry(
        family: $0.family, name: $0.name, summary: $0.summary, picture: try $0.picture())
    }
    let files = MarbleGallery(title: "Braid: operators as marbles", entries: entries).files()
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      throw Problem(text: "cannot make the folder \(folder.path)", status: 1)
    }
    for file in files { try write(file.contents, to: folder.appendingPathComponent(file.name)) }
    print("\(files.count) files in \(folder.path); open index.html")
  }

  private static func write(_ text: String, to url: URL) throws {
    do {
      try Data(text.utf8).write(to: url)
    } catch {
      throw Problem(text: "cannot write \(url.path)", status: 1)
    }
  }

  static let usage = """
    Draws what an operator does, from a real run in virtual time.

    swift run Marbles                     lists the operators
    swift run Marbles NAME                prints the diagram of one
    swift run Marbles NAME --svg FILE     writes its picture
    swift run Marbles --all FOLDER        writes every picture and index.html
    """
}
