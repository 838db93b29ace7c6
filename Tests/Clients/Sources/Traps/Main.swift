// SPDX-License-Identifier: MIT
import Foundation

/// Misuses the library in the way that its argument names; without one it lists the ways.
///
/// A program of its own because each misuse stops the program, and because it is built as an
/// optimized client: what is inlined into it must say why it stops, too.
@main
enum Main {
  static func main() async {
    guard CommandLine.arguments.count == 2 else {
      for name in misuses.keys.sorted() { print(name) }
      return
    }
    guard let misuse = misuses[CommandLine.arguments[1]] else {
      FileHandle.standardError.write(Data("There is no misuse of that name.\n".utf8))
      exit(2)
    }
    await misuse()
    print("survived")
  }
}
