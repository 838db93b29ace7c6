// SPDX-License-Identifier: MIT
import Foundation
import Testing

@testable import LogPulse

@Suite struct ReportTests {
  @Test func `an empty log has an empty report`() throws {
    let summary = Summary(inputs: ["a.log"])
    #expect(TextReport(summary: summary).lines == ["LogPulse  a.log", "", "No requests."])
    let object = try object(summary)
    #expect(object["requests"] as? Int == 0)
    #expect(object["first"] is NSNull)
    #expect((object["status"] as? [String: Int])?.isEmpty == true)
    #expect((object["paths"] as? [Any])?.isEmpty == true)
  }

  @Test func `the object has what was counted`() throws {
    let object = try object(analysed(log))
    #expect(object["requests"] as? Int == 3)
    #expect(object["malformed"] as? Int == 1)
    #expect(object["bytes"] as? Int == 600)
    #expect(object["status"] as? [String: Int] == ["2xx": 2, "5xx": 1])
    #expect(object["first"] as? String == "2000-10-10T13:55:36-07:00")
    #expect(object["seconds"] as? Int == 4)
    let paths = try #require(object["paths"] as? [[String: Any]])
    #expect(paths.map { $0["name"] as? String } == ["/a", "/b"])
    #expect(paths.map { $0["requests"] as? Int } == [2, 1])
    let time = try #require(object["time"] as? [String: Double])
    #expect(time["p50"] == 0.02)
  }

  @Test func `the object is valid whatever the log holds`() throws {
    var bytes = Array(#"1 - - [10/Oct/2000:13:55:36 -0700] "GET /"#.utf8)
    bytes += (1...255).filter { $0 != 10 && $0 != 34 && $0 != 63 && $0 != 92 }
    bytes += Array("\u{2028}é\\\\\\\" HTTP/1.1\" 200 1\n\u{0}\u{1}\u{FF}\n".utf8)
    let chunk = LineChunk(source: "\"\\\n", bytes: bytes, end: bytes.count, consumed: 0)
    let object = try object(Summary(of: [chunk]))
    #expect(object["inputs"] as? [String] == ["\"\\\n"])
    #expect(object["requests"] as? Int == 1)
    #expect(object["malformed"] as? Int == 1)
    let path = try #require((object["paths"] as? [[String: Any]])?.first?["name"] as? String)
    #expect(path.hasSuffix("\u{2028}é\\\\\\\""))
  }

  @Test func `the text names what matters, without control characters`() {
    var summary = analysed(log)
    summary.paths.names = [NameCount(name: "/\u{1B}[2J", requests: 1)]
    let text = TextReport(summary: summary).lines.joined(separator: "\n")
    for part in ["Requests   3", "Malformed  1", "a.log:3  what is this", #"/\x1b[2J"#, "5xx"] {
      #expect(text.contains(part))
    }
    #expect(!text.contains("\u{1B}"))
  }

  @Test func `colours change nothing but colours`() {
    let plain = TextReport(summary: analysed(log)).lines
    let coloured = TextReport(summary: analysed(log), style: .terminal).lines
    let stripped = coloured.map { $0.replacing(#/\u{1B}\[\d*m/#, with: "") }
    #expect(stripped == plain)
    #expect(coloured != plain)
  }

  private let log = """
    10.0.0.1 - - [10/Oct/2000:13:55:36 -0700] "GET /a HTTP/1.1" 200 100 "-" "x" 0.010
    10.0.0.2 - - [10/Oct/2000:13:55:37 -0700] "GET /b HTTP/1.1" 204 200 "-" "x" 0.020
    what is this
    10.0.0.1 - - [10/Oct/2000:13:55:39 -0700] "GET /a?q HTTP/1.1" 503 300 "-" "x" 0.030

    """

  private func analysed(_ text: String) -> Summary {
    Summary(of: [LineChunk(source: "a.log", text)])
  }

  private func object(_ summary: Summary) throws -> [String: Any] {
    let data = Data(JSONReport(summary: summary).text.utf8)
    return try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
  }
}
