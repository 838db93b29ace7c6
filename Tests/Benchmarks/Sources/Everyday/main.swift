// SPDX-License-Identifier: MIT
import Foundation

exit(run(Array(CommandLine.arguments.dropFirst())))
