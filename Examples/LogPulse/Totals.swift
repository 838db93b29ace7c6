// SPDX-License-Identifier: MIT

/// Counts of all lines.
struct Totals: Sendable {
  private(set) var requests = 0
  private(set) var malformed = 0
  /// Malformed lines that are longer than the parser takes.
  private(set) var overlong = 0
  /// The first malformed lines.
  private(set) var samples: [MalformedLine] = []
  private(set) var bytes = 0
  /// Bytes read from the inputs.
  private(set) var consumed = 0
  /// Lines read of each input, to number the malformed ones.
  private var lineCounts: [String: Int] = [:]

  mutating func add(_ batch: Batch) {
    let (source, before) = (batch.chunk.source, lineCounts[batch.chunk.source] ?? 0)
    requests += batch.lines.count
    malformed += batch.malformed
    overlong += batch.overlong
    for line in batch.lines { bytes &+= line.bytes }
    consumed += batch.chunk.consumed
    lineCounts[source] = before + batch.lineCount
    for sample in batch.samples where samples.count < Batch.samplesKept {
      samples.append(
        MalformedLine(
          source: source, number: before + sample.number, text: sample.text,
          isOverlong: sample.isOverlong))
    }
  }
}
