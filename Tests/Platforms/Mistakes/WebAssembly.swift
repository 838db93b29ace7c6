// SPDX-License-Identifier: MIT
// error: no such module 'Dispatch'
import Dispatch

/// There is no Dispatch.
let queue = DispatchQueue(label: "queue")
