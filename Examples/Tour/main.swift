// SPDX-License-Identifier: MIT

await Tour.run { print($0) }
