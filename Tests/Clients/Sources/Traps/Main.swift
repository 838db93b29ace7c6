// SPDX-License-Identifier: MIT
import Foundation

/// Misuses the library in the way that its argument names; without an argument it lists the ways.
///
/// With the argument `places` it prints the graph of its subscriptions.
///
/// A separate program because each misuse traps, and because it is built as an
/// optimized client: code inlined into it must print the message of its traps, too.
@main
enum Main {
  static func main() async {
    guard CommandLine.arguments.count == 2 else {
      for name in misuses.keys.sorted() { print(name) }
      return
    }
    if CommandLine.arguments[1] == "places" { return printPlaces() }
    guard let misuse = misuses[CommandLine.arguments[1]] else {
      FileHandle.standardError.write(Data("There is no misuse of that name.\n".utf8))
      exit(2)
    }
    await misuse()
    print("survived")
  }
}
