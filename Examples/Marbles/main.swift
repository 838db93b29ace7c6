// SPDX-License-Identifier: MIT
import Foundation

// Draws the events of an operator, from a real run in virtual time:
//
//     swift run Marbles                    lists the operators
//     swift run Marbles debounce           prints its diagram
//     swift run Marbles debounce --svg F   writes its picture to a file
//     swift run Marbles --all FOLDER       writes every picture and a gallery
//     swift run Marbles --serve            serves a page on which marbles are dragged

do {
  try Command(CommandLine.arguments.dropFirst()).run()
} catch let problem as Command.Problem {
  FileHandle.standardError.write(Data("Marbles: \(problem.text)\n".utf8))
  exit(problem.status)
} catch {
  FileHandle.standardError.write(Data("Marbles: \(error)\n".utf8))
  exit(1)
}
