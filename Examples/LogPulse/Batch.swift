// SPDX-License-Identifier: MIT

/// The requests of one chunk of lines, in the order of the log.
struct Batch: Sendable {
  let chunk: LineChunk
  private(set) var lines: [LogLine] = []
  /// Lines that are no requests, and the first of them.
  private(set) var malformed = 0
  /// Malformed lines that are longer than the parser takes.
  private(set) var overlong = 0
  private(set) var samples: [Sample] = []
  /// All lines but the empty ones.
  var lineCount: Int { lines.count + malformed }
  /// How many requests each second of the log saw, in the order of the log.
  private(set) var seconds: [SecondCount] = []
  /// The time zone of the last line.
  private(set) var zone = 0

  /// A malformed line, shortened, and its number among the lines of the chunk.
  struct Sample: Equatable, Sendable {
    let number: Int
    let text: String
    let isOverlong: Bool
  }

  static let samplesKept = 3
}

extension Batch {
  init(parsing chunk: LineChunk) {
    self.chunk = chunk
    lines.reserveCapacity(chunk.end / 128)
    var parser = LineParser()
    var current = SecondCount(second: .min)
    chunk.forEachLine { bytes, range in
      guard let line = parser.parse(bytes, range) else {
        reject(bytes, range)
        return
      }
      if line.second != current.second {
        if current.requests > 0 { seconds.append(current) }
        current = SecondCount(second: line.second)
      }
      current.requests += 1
      if line.isServerError { current.errors += 1 }
      lines.append(line)
    }
    if current.requests > 0 { seconds.append(current) }
    zone = parser.zone
  }

  private mutating func reject(_ bytes: UnsafeRawBufferPointer, _ range: Range<Int>) {
    malformed += 1
    let isOverlong = range.count > LineParser.longestLine
    if isOverlong { overlong += 1 }
    guard samples.count < Self.samplesKept else { return }
    let text = String(decoding: bytes[range.prefix(200)], as: UTF8.self)
    samples.append(Sample(number: lineCount, text: text, isOverlong: isOverlong))
  }
}
