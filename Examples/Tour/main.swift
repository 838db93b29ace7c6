// SPDX-License-Identifier: MIT

Tour.run { print($0) }
