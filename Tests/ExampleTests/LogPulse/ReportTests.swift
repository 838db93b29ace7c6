// SPDX-License-Identifier: MIT
import Foundation
import TestSupport
import Testing

@testable import LogPulse

struct ReportTests {
  @Test func `names are truncated at their end on the narrowest terminal`() {
    let log = #"203.0.113.77 - - [10/Oct/2000:13:55:36 -0700] "GET /a/longer/path HTTP/1.1" 200 1"#
    let lines = TextReport(summary: analysed(log), width: 5).lines
    #expect(lines.contains("            1  203.0.113.77"))
    #expect(lines.contains("            1  /a/longer..."))
  }

  @Test func `an empty log has an empty report`() throws {
    let summary = Summary(inputs: ["a.log"])
    expectEqual(TextReport(summary: summary).lines, ["LogPulse  a.log", "", "No requests."])
    let object = try object(summary)
    #expect(object["requests"] as? Int == 0)
    #expect(object["first"] is NSNull)
    expectEqual((object["status"] as? [String: Int])?.isEmpty, true)
    expectEqual((object["paths"] as? [Any])?.isEmpty, true)
  }

  @Test func `the JSON object contains all counts`() throws {
    let object = try object(analysed(log))
    #expect(object["requests"] as? Int == 3)
    #expect(object["malformed"] as? Int == 1)
    #expect(object["bytes"] as? Int == 600)
    #expect(object["status"] as? [String: Int] == ["2xx": 2, "5xx": 1])
    #expect(object["first"] as? String == "2000-10-10T13:55:36-07:00")
    #expect(object["seconds"] as? Int == 4)
    let paths = try #require(object["paths"] as? [[String: Any]])
    expectEqual(paths.map { $0["name"] as? String }, ["/a", "/b"])
    expectEqual(paths.map { $0["requests"] as? Int }, [2, 1])
    let time = try #require(object["time"] as? [String: Double])
    expectEqual(time["p50"], 0.02)
  }

  @Test func `unread inputs are reported`() throws {
    var summary = analysed(log)
    summary.inputs = ["a.log", "b.log"]
    summary.absences.note(.failed(InputError("b.log", "is on fire")))
    let lines = TextReport(summary: summary).lines
    expectEqual(
      lines.prefix(4), ["LogPulse  a.log", "", "Not read   b.log: is on fire", "Requests   3"])
    summary.absences.note(.waiting(InputError("a.log", "is late")))
    #expect(TextReport(summary: summary).lines.contains("Not yet    a.log: is late"))
    summary.absences.note(.appeared(name: "a.log"))
    let unread = try #require(try object(summary)["unread"] as? [[String: String]])
    expectEqual(unread, [["name": "b.log", "reason": "is on fire"]])
  }

  @Test func `a truncated list shows the total number`() {
    let log = (0..<30).map {
      "\($0) - - [10/Oct/2000:13:55:36 -0700] \"GET /\($0) HTTP/1.1\" 200 1\n"
    }
    let lines = TextReport(summary: analysed(log.joined())).lines
    #expect(lines.contains("Top paths (10 of 30)") && lines.contains("Top clients (10 of 30)"))
  }

  @Test func `the report shows the number of bursts`() {
    let log = (0..<13).map { minute in
      String(
        repeating: "1 - - [10/Oct/2000:13:\(minute + 10):00 -0700] \"GET / HTTP/1.1\" 500 1\n",
        count: 5)
    }
    let lines = TextReport(summary: analysed(log.joined())).lines
    #expect(lines.contains("Bursts of errors (5xx) (the last 10 of 13)"))
    expectEqual(lines.last, "  13:22:00 to 13:22:01  5 of 5 requests failed (100.0 %)")
  }

  @Test func `the highest rate is shown unless it equals the rate of the whole log`() {
    let times = ["13:55:09", "13:55:11"]
    let two = times.map { "1 - - [10/Oct/2000:\($0) -0700] \"GET / HTTP/1.1\" 200 1\n" }.joined()
    #expect(TextReport(summary: analysed(two)).lines.contains("Rate       0.67 requests/s"))
    let more =
      two + two.replacing(":55:", with: ":57:") + two.replacing("13:55:09", with: "13:57:10")
    #expect(
      TextReport(summary: analysed(more)).lines.contains(
        "Rate       0.05 requests/s, at most 0.30 for 10 s (from 13:55:09)"))
  }

  @Test func `the JSON object is valid for any log`() throws {
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

  @Test func `the text names the important values, without control characters`() {
    var summary = analysed(log)
    summary.paths.names = [NameCount(name: "/\u{1B}[2J", requests: 1)]
    let text = TextReport(summary: summary).lines.joined(separator: "\n")
    for part in ["Requests   3", "Malformed  1", "a.log:3  what is this", #"/\x1b[2J"#, "5xx"] {
      #expect(text.contains(part))
    }
    #expect(!text.contains("\u{1B}"))
  }

  @Test func `colours change only colours`() {
    let plain = TextReport(summary: analysed(log)).lines
    let coloured = TextReport(summary: analysed(log), style: .terminal).lines
    let stripped = coloured.map { $0.replacing(#/\u{1B}\[\d*m/#, with: "") }
    expectEqual(stripped, plain)
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
