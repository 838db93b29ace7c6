// SPDX-License-Identifier: MIT
import Foundation

guard let options = Options(CommandLine.arguments.dropFirst()) else {
  print(Options.help)
  exit(2)
}
exit(options.run() == 0 ? 0 : 1)
