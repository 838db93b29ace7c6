// SPDX-License-Identifier: MIT
import Dispatch

/// There is no Dispatch.
let queue = DispatchQueue(label: "queue")
