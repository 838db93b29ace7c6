// SPDX-License-Identifier: MIT
import Foundation

func median(_ values: [Double]) -> Double {
  let sorted = values.sorted()
  guard !sorted.isEmpty else { return .nan }
  let middle = sorted.count / 2
  return sorted.count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
}

func geometricMean(_ values: [Double]) -> Double? {
  guard !values.isEmpty else { return nil }
  return exp(values.map { log($0) }.reduce(0, +) / Double(values.count))
}

/// Three significant digits or so, enough for a time or a ratio.
func short(_ value: Double) -> String {
  switch abs(value) {
  case ..<0.005: "0"
  case ..<0.1: String(format: "%.3f", value)
  case ..<10: String(format: "%.2f", value)
  case ..<100: String(format: "%.1f", value)
  default: String(format: "%.0f", value)
  }
}

func pad(_ text: String, _ width: Int, left: Bool = false) -> String {
  let fill = String(repeating: " ", count: max(0, width - text.count))
  return left ? fill + text : text + fill
}
