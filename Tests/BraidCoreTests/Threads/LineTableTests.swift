// SPDX-License-Identifier: MIT
import TestSupport
import Testing

@testable import BraidCore

struct LineTableTests {
  private let twoLines = Image(
    programs: [
      // Address 0x1000, line 10 in file 1; four bytes later, line 12 in file 2.
      0, 9, 2, 0x00, 0x10, 0, 0, 0, 0, 0, 0, 3, 9, 1, 4, 2, 2, 4, 3, 2, 1, 2, 4, 0, 1, 1,
    ])

  /// One unit has line 5 at 0x2000 and line 7 at 0x1ff0; another has line 9 at 0x1ff8.
  private let twoUnits = Image(
    programs: [
      0, 9, 2, 0x00, 0x20, 0, 0, 0, 0, 0, 0, 3, 4, 1, 2, 4, 0, 1, 1,
      0, 9, 2, 0xf0, 0x1f, 0, 0, 0, 0, 0, 0, 3, 6, 1, 2, 4, 0, 1, 1,
    ],
    [0, 9, 2, 0xf8, 0x1f, 0, 0, 0, 0, 0, 0, 3, 8, 1, 2, 4, 0, 1, 1])

  private func lines(
    _ image: Image, _ addresses: [UInt64], where isWanted: (String) -> Bool = { _ in true }
  ) -> [UInt64: LineTable.Line]? {
    image.bytes.withUnsafeBytes { LineTable($0)?.lines(of: addresses, where: isWanted) }
  }

  @Test func `an address has the line of the row before it`() {
    let found = lines(twoLines, [0xfff, 0x1000, 0x1003, 0x1004, 0x1007, 0x1008])
    expectEqual(
      found,
      [
        0x1000: .init(file: "app/a.swift", line: 10), 0x1003: .init(file: "app/a.swift", line: 10),
        0x1004: .init(file: "lib/b.swift", line: 12), 0x1007: .init(file: "lib/b.swift", line: 12),
      ])
  }

  @Test func `code of another file has the line before it that is wanted`() {
    let found = lines(twoLines, [0x1005]) { $0.hasPrefix("app") }
    expectEqual(found, [0x1005: .init(file: "app/a.swift", line: 10)])
  }

  @Test func `a unit finds the addresses of all its sequences, and those of no other unit`() {
    let found = lines(twoUnits, [0x1fef, 0x1ff0, 0x1ff3, 0x1ff4, 0x1ff8, 0x1ffc, 0x2003, 0x2004])
    #expect(
      found == [
        0x1ff0: .init(file: "app/a.swift", line: 7), 0x1ff3: .init(file: "app/a.swift", line: 7),
        0x1ff8: .init(file: "app/a.swift", line: 9), 0x2003: .init(file: "app/a.swift", line: 5),
      ])
  }

  @Test func `only a unit that covers an address is read again`() {
    twoUnits.bytes.withUnsafeBytes { bytes in
      let table = LineTable(bytes)
      var asked = 0
      func lines(of addresses: [UInt64]) -> [UInt64: LineTable.Line]? {
        asked = 0
        return table?.lines(of: addresses) { file in
          if file == "app/a.swift" { asked += 1 }
          return true
        }
      }
      #expect(lines(of: [0x1000, 0x2004]) == [:] && asked == 0)
      #expect(lines(of: [0x2000])?.values.map(\.line) == [5] && asked == 1)
      #expect(lines(of: [0x1ff8])?.values.map(\.line) == [9] && asked == 2)
    }
  }

  @Test func `a file that is not a program has no lines`() {
    expectEqual(lines(Image(bytes: []), [0]), nil)
    expectEqual(lines(Image(bytes: [UInt8](repeating: 0, count: 200)), [0]), nil)
  }

  @Test func `no damaged byte, and no missing end, leads out of the file`() {
    for index in twoLines.bytes.indices {
      for value in [0, 1, 0x7f, 0x80, 0xff] as [UInt8] {
        var damaged = twoLines.bytes
        damaged[index] = value
        _ = lines(Image(bytes: damaged), [0x1000, 0x1004])
      }
      _ = lines(Image(bytes: Array(twoLines.bytes[..<index])), [0x1000])
    }
  }

  /// An ELF file with a table of lines, of version 4: a unit for each program.
  private struct Image {
    let bytes: [UInt8]

    init(bytes: [UInt8]) { self.bytes = bytes }

    init(programs: [UInt8]...) {
      func little(_ value: Int, _ size: Int) -> [UInt8] {
        (0..<size).map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) }
      }
      func text(_ text: String) -> [UInt8] { Array(text.utf8) + [0] }
      let tables =
        text("app") + text("lib") + [0] + text("a.swift") + [1, 0, 0] + text("b.swift")
        + [2, 0, 0, 0]
      let fields: [UInt8] = [1, 1, 1, 0xfb, 14, 13, 0, 1, 1, 1, 1, 0, 0, 0, 1, 0, 0, 1]
      let header = fields + tables
      let lines = programs.flatMap { program in
        let unit = little(4, 2) + little(header.count, 4) + header + program
        return little(unit.count, 4) + unit
      }
      let names = [0] + text(".debug_line") + text(".shstrtab")
      let table = 64 + lines.count + names.count
      var file: [UInt8] = [0x7f, 0x45, 0x4c, 0x46, 2, 1, 1] + little(0, 9)
      file += little(0, 24) + little(table, 8) + little(0, 10)
      file += little(64, 2) + little(3, 2) + little(2, 2)
      func section(_ name: Int, _ start: Int, _ size: Int) -> [UInt8] {
        little(name, 4) + little(1, 4) + little(0, 16) + little(start, 8) + little(size, 8)
          + little(0, 24)
      }
      bytes =
        file + lines + names + section(0, 0, 0) + section(1, 64, lines.count)
        + section(13, 64 + lines.count, names.count)
    }
  }
}
