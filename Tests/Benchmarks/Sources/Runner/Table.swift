// SPDX-License-Identifier: MIT
import Foundation
import Support

/// Measures all rows, prints the table as it grows, and writes the files that were asked for.
func runTable(_ options: Options) throws -> Int32 {
  let columns = columns(options, withReference: true)
  let rows = rows(options)
  for file in [options.jsonFile, options.markdownFile].compactMap({ $0 }) {
    try write("", to: file)  // complain now rather than after minutes of work
  }
  let report = Report(libraries: columns.map(\.name))
  var results: [Result] = []
  if !options.isQuick { show(report.textHeader) }
  for row in rows {
    let result = measure(row, columns, options)
    results.append(result)
    if !options.isQuick { show(report.textLine(result)) }
  }
  let cells = results.flatMap(\.cells.values)
  if options.isQuick {
    let wrong = cells.count { !$0.sumIsRight }
    print("\(rows.count) rows, \(cells.count) sums, \(wrong) wrong")
  } else {
    show(report.summary(results).joined(separator: "\n"))
  }
  if let file = options.jsonFile { try write(json(results, columns), to: file) }
  if let file = options.markdownFile {
    let sizes = chainSizes(columns, options)
    try write(markdown(results, sizes, report, options), to: file)
  }
  return results.allSatisfy(\.sumsAreRight) ? 0 : 1
}

private func show(_ line: String) {
  print(line)
  fflush(nil)
}

private func write(_ text: String, to file: String) throws {
  do {
    try text.write(toFile: file, atomically: false, encoding: .utf8)
  } catch {
    throw FileError(description: "cannot write \(file)")
  }
}

struct FileError: Error, CustomStringConvertible {
  let description: String
}
