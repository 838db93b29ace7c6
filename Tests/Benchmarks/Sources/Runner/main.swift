// SPDX-License-Identifier: MIT
import Foundation
import Support

startIdleThread()
exit(run(Array(CommandLine.arguments.dropFirst())))

/// Runs the program and returns its exit code.
func run(_ arguments: [String]) -> Int32 {
  do {
    let options = try Options(arguments)
    Size.scale = options.scale
    switch options.mode {
    case .help: print(helpText)
    case .list: printList()
    case .time: return try runTable(options)
    case .memory: return try runMemory(options)
    case .profile(let row, let library): return try runProfile(row, library, options)
    }
    return 0
  } catch let problem as UsageError {
    complain("\(problem.description) (--help lists the options)")
    return 2
  } catch {
    complain("\(error)")
    return 1
  }
}

func complain(_ message: String) {
  FileHandle.standardError.write(Data("braid-bench: \(message)\n".utf8))
}
