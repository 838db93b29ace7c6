// SPDX-License-Identifier: MIT

/// Whether all elements are closed in order, which the writer could get wrong.
package func isWellFormed(_ xml: String) -> Bool {
  var open: [Substring] = []
  for tag in xml.matches(of: #/<(/?)([A-Za-z0-9]+)[^<>]*?(/?)>/#) {
    if !tag.3.isEmpty { continue }
    if tag.1.isEmpty {
      open.append(tag.2)
    } else if open.popLast() != tag.2 {
      return false
    }
  }
  return open.isEmpty && !xml.contains(#/&(?!(amp|lt|gt|quot);)/#)
}
