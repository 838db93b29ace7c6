// SPDX-License-Identifier: MIT
import Foundation

// Not a test: the testing library caches a backtrace of each error that is thrown.
guard let soak = Soak(CommandLine.arguments.dropFirst()) else {
  print(Soak.help)
  exit(2)
}
if let problem = await soak.run() {
  print("soak: \(problem)")
  exit(1)
}
