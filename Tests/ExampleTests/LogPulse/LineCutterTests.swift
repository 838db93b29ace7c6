// SPDX-License-Identifier: MIT
import TestSupport
import Testing

@testable import LogPulse

struct LineCutterTests {
  @Test(arguments: [1, 2, 3, 7, 100])
  func `reads of any size return the same lines`(size: Int) {
    let text = "one\ntwo\r\n\n\r\nthree\n\nfour"
    expectEqual(lines(of: text, readSize: size), ["one", "two", "three", "four"])
  }

  @Test(arguments: [1, 2, 100])
  func `a byte-order mark is removed`(size: Int) {
    let mark = "\u{FEFF}"
    let text = "\(mark)one\n\(mark)\n\(mark)two\r\n\(mark)\r\nth\(mark)ree\n\(mark)"
    expectEqual(lines(of: text, readSize: size), ["one", "two", "th\(mark)ree"])
  }

  @Test func `a final line feed adds no line`() {
    expectEqual(lines(of: "one\n", readSize: 100), ["one"])
    #expect(lines(of: "", readSize: 100).isEmpty)
    #expect(lines(of: "\n\n", readSize: 1).isEmpty)
  }

  @Test(arguments: [1000, 65_536, 1 << 20])
  func `an overlong line is truncated`(size: Int) {
    let long = String(repeating: "x", count: 300_000)
    let found = lines(of: "one\n\(long)\ntwo\n\(long)", readSize: size)
    expectEqual(found.count, 4)
    #expect(found[0] == "one" && found[2] == "two")
    #expect(found[1].utf8.count > LineParser.longestLine)
    #expect(found[3].utf8.count > LineParser.longestLine)
    let chunk = LineChunk(found.joined(separator: "\n"))
    expectEqual(Batch(parsing: chunk).malformed, 4)
  }

  @Test func `chunks contain the number of bytes read for them`() {
    var rest = Array("one\ntwo\nthree".utf8)[...]
    var cutter = LineCutter(source: "a.log")
    var consumed = 0
    while let chunk = next(&cutter, &rest, 5) { consumed += chunk.consumed }
    expectEqual(consumed, 13)
  }

  private func lines(of text: String, readSize: Int) -> [String] {
    var rest = Array(text.utf8)[...]
    var cutter = LineCutter(source: "a.log")
    var lines: [String] = []
    while let chunk = next(&cutter, &rest, readSize) {
      chunk.forEachLine { lines.append(String(decoding: $0[$1], as: UTF8.self)) }
    }
    return lines
  }

  private func next(
    _ cutter: inout LineCutter, _ rest: inout ArraySlice<UInt8>, _ readSize: Int
  ) -> LineChunk? {
    while true {
      let step = cutter.read(atMost: readSize) { buffer in
        let part = rest.prefix(buffer.count)
        rest = rest.dropFirst(part.count)
        buffer.copyBytes(from: part)
        return part.count
      }
      switch step {
      case .chunk(let chunk): return chunk
      case .partial: continue
      case .end: return cutter.finish()
      }
    }
  }
}
