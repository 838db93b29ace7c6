// SPDX-License-Identifier: MIT
import BraidMarbles
import BraidTrace
import Foundation

/// The parsed command line.
enum Command {
  case help
  case list
  case show(Scene)
  case svg(Scene, file: String)
  case gallery(folder: String)
  case code(Scene)
  case serve(port: UInt16, documentation: String?)
  case illustrate(graphs: String, catalogues: String)

  /// One line for the user, and the exit status.
  struct Problem: Error {
    let text: String
    let status: Int32
  }

  init(_ arguments: some Sequence<String>) throws {
    var names: [String] = []
    var file: String?
    var folder: String?
    var port: UInt16?
    var documentation: String?
    var (isServing, isCode) = (false, false)
    var rest = Array(arguments)[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--help", "-h":
        self = .help
        return
      case "--svg": file = try Command.value(of: argument, &rest)
      case "--all": folder = try Command.value(of: argument, &rest)
      case "--code": isCode = true
      case "--illustrate":
        let graphs = try Command.value(of: argument, &rest)
        self = .illustrate(graphs: graphs, catalogues: try Command.value(of: argument, &rest))
        return
      case "--serve": isServing = true
      case "--docs":
        let isNext = rest.first.map { !$0.hasPrefix("-") } ?? false
        documentation = isNext ? rest.popFirst() : Command.usualDocumentation
      case "--port": port = try Command.port(try Command.value(of: argument, &rest, "a number"))
      case _ where argument.hasPrefix("-"):
        throw Problem(text: "unknown option \(argument); see --help", status: 2)
      default: names.append(argument)
      }
    }
    if isServing || documentation != nil {
      guard names.isEmpty, file == nil, folder == nil, !isCode else {
        throw Problem(text: "--serve and --docs take no name and no file", status: 2)
      }
      self = .serve(port: port ?? Command.usualPort, documentation: documentation)
      return
    }
    guard port == nil else { throw Problem(text: "--port goes with --serve", status: 2) }
    if let folder {
      guard names.isEmpty, file == nil, !isCode else {
        throw Problem(
          text: "--all draws every operator; it takes no name, no --svg and no --code", status: 2)
      }
      self = .gallery(folder: folder)
      return
    }
    guard let name = names.first else {
      if file != nil { throw Problem(text: "--svg needs the name of an operator", status: 2) }
      if isCode { throw Problem(text: "--code needs the name of an operator", status: 2) }
      self = .list
      return
    }
    if file != nil, isCode {
      throw Problem(text: "--svg writes a picture, --code prints a program; not both", status: 2)
    }
    guard names.count == 1 else {
      throw Problem(text: "one operator at a time; --all draws every one", status: 2)
    }
    let scene = try Command.scene(named: name)
    self = file.map { .svg(scene, file: $0) } ?? (isCode ? .code(scene) : .show(scene))
  }

  /// The port without `--port`, so that the address stays.
  static let usualPort: UInt16 = 4610

  /// Where `.ci/docs site` writes the documentation.
  static let usualDocumentation = ".build/documentation"

  private static func port(_ text: String) throws -> UInt16 {
    guard let port = UInt16(text) else {
      throw Problem(text: "\(text) is no port; ports are 0 to 65535", status: 2)
    }
    return port
  }

  /// The picture that a name asks for: letters in either case, and without parentheses too.
  private static func scene(named name: String) throws -> Scene {
    let scenes = try Scene.all()
    let wanted = name.lowercased()
    let matches = [
      scenes.first { $0.names.contains { $0.lowercased() == wanted } },
      scenes.first { $0.names.contains { $0.lowercased().prefix { $0 != "(" } == wanted } },
    ]
    if let scene = matches.lazy.compactMap({ $0 }).first { return scene }
    let similar = scenes.map(\.name).filter { $0.lowercased().contains(wanted) }
    let hint =
      similar.isEmpty
      ? "without a name the list is printed" : "did you mean \(similar.joined(separator: ", "))?"
    throw Problem(text: "there is no operator \"\(name)\" here; \(hint)", status: 1)
  }

  private static func value(
    of option: String, _ rest: inout ArraySlice<String>, _ kind: String = "a path"
  ) throws -> String {
    guard let value = rest.popFirst() else {
      throw Problem(text: "\(option) needs \(kind)", status: 2)
    }
    return value
  }

  func run() throws {
    switch self {
    case .help: try Command.print(Command.usage)
    case .list: try Command.printList(try Scene.all())
    case .show(let scene):
      try Command.print("\(scene.title): \(scene.summary)\n\n\(scene.picture.text())")
    case .svg(let scene, let file):
      try Command.write(scene.picture.svg(), to: URL(fileURLWithPath: file))
    case .gallery(let folder): try Command.writeGallery(to: URL(fileURLWithPath: folder))
    case .code(let scene):
      for version in scene.versions {
        let listing = Listing(demo: scene.demo, version: version).text()
        try Command.print("// \(version.model.rawValue)\n\n\(listing)")
      }
    case .illustrate(let graphs, let catalogues):
      let lines = try Illustrator.illustrate(
        graphsIn: URL(fileURLWithPath: graphs), catalogues: URL(fileURLWithPath: catalogues))
      try Command.print(lines.joined(separator: "\n"))
    case .serve(let port, let documentation):
      try Command.serve(on: port, documentation.map { URL(fileURLWithPath: $0) })
    }
  }

  /// Serves the page until the process is interrupted.
  private static func serve(on port: UInt16, _ documentation: URL?) throws {
    if let documentation {
      let index = documentation.appendingPathComponent("index.html").path
      guard FileManager.default.fileExists(atPath: index) else {
        throw Problem(
          text: "there is no documentation in \(documentation.path); make it with .ci/docs site",
          status: 1)
      }
    }
    do {
      let server = try LoopbackServer(port: port)
      let site = try Site(LoopbackAccess(port: server.port), documentation: documentation)
      server.start { request, _ in site.answer(request) }
      let address = site.access.address
      var lines = ["Drag the marbles at \(address)"]
      if documentation != nil { lines.append("Documentation at    \(address)documentation/") }
      lines.append("Only this machine can open it. Control-C stops the server.")
      try print(lines.joined(separator: "\n"))
    } catch let problem as LoopbackSocket.Problem {
      throw Problem(text: "\(problem.text); choose another one with --port", status: 1)
    }
    while true { sleep(.max) }
  }

  /// Writes a text and a line feed to standard output.
  ///
  /// Not `print` of Swift: its text stays in a buffer while another program reads it, and it does
  /// not tell when nothing can be written.
  private static func print(_ text: String) throws {
    do {
      try FileHandle.standardOutput.write(contentsOf: Data("\(text)\n".utf8))
    } catch {
      throw Problem(text: "cannot write to standard output", status: 1)
    }
  }

  private static func printList(_ scenes: [Scene]) throws {
    let width = scenes.map(\.title.count).max() ?? 0
    var family = ""
    var lines: [String] = []
    for scene in scenes {
      if scene.family != family {
        lines.append(family.isEmpty ? scene.family : "\n\(scene.family)")
        family = scene.family
      }
      let title = scene.title.padding(toLength: width, withPad: " ", startingAt: 0)
      let models = scene.models.map { String($0.rawValue.prefix(1)) }.joined()
      lines.append(
        "  \(models.padding(toLength: 2, withPad: " ", startingAt: 0))  \(title)  \(scene.summary)")
    }
    lines.append("\nO: of observables. S: of signals. OS: of both, which do the same.")
    try print(lines.joined(separator: "\n"))
  }

  private static func writeGallery(to folder: URL) throws {
    let entries = try Scene.all().map {
      MarbleGallery.Entry(
        family: $0.family, name: $0.title, badges: $0.models.map(\.rawValue), summary: $0.summary,
        picture: $0.picture)
    }
    let files = MarbleGallery(title: "Braid: operators as marbles", entries: entries).files()
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      throw Problem(text: "cannot make the folder \(folder.path)", status: 1)
    }
    for file in files { try write(file.contents, to: folder.appendingPathComponent(file.name)) }
    try print("\(files.count) files in \(folder.path); open index.html")
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
    swift run Marbles NAME --code         prints the program of one
    swift run Marbles --all FOLDER        writes every picture and index.html
    swift run Marbles --serve             serves a page on which marbles are dragged
    swift run Marbles --docs [FOLDER]     serves that page, and what .ci/docs site has written
      --port N                            on another port than 4610; 0 takes a free one
    swift run Marbles --illustrate GRAPHS CATALOGUES
                                          draws the diagrams of doc comments into the symbol
                                          graphs of modules, and the operators that articles
                                          name into these
    """
}
