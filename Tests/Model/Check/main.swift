// SPDX-License-Identifier: MIT
import ModelRunners
import ReferenceModel

let options = Options(CommandLine.arguments.dropFirst())
print(options.run())
