// SPDX-License-Identifier: MIT

import Foundation

switch Tour.Command(Array(CommandLine.arguments.dropFirst())) {
case .run: await Tour.run { print($0) }
case .help: print(Tour.usage)
case .unknown(let word):
  FileHandle.standardError.write(Data("unexpected argument \(word); try --help\n".utf8))
  exit(2)
}
