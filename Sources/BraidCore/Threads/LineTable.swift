// SPDX-License-Identifier: MIT

/// The table of source lines in a program's file: the debug information of ELF files.
///
/// Reads only the debug information of a few addresses. Damaged or unknown
/// contents give no lines.
struct LineTable {
  /// A line of a source file.
  struct Line: Equatable {
    let file: String
    let line: Int
  }

  private struct Section {
    var range = 0..<0
  }

  private let bytes: UnsafeRawBufferPointer
  private var lines = 0..<0
  private var lineStrings = 0..<0
  private var strings = 0..<0

  /// Finds the sections of a file; nil if it is no ELF file of 64 bits, or has no lines.
  init?(_ bytes: UnsafeRawBufferPointer) {
    self.bytes = bytes
    var header = ByteReader(bytes, 0..<min(bytes.count, 64))
    guard bytes.count > 64, header.u32() == 0x464c_457f, header.u8() == 2, header.u8() == 1 else {
      return nil
    }
    header.offset = 0x28
    let table = Int(clamping: header.u64())
    header.offset = 0x3a
    let (size, count, names) = (Int(header.u16()), Int(header.u16()), Int(header.u16()))
    guard size >= 64, table < bytes.count, count * size <= bytes.count - table, names < count else {
      return nil
    }
    func section(_ index: Int) -> (name: Int, range: Range<Int>) {
      var entry = ByteReader(bytes, 0..<bytes.count)
      entry.offset = table + index * size
      let name = Int(entry.u32())
      entry.offset += 20
      let (start, length) = (Int(clamping: entry.u64()), Int(clamping: entry.u64()))
      guard start <= bytes.count, length <= bytes.count - start else { return (name, 0..<0) }
      return (name, start..<start + length)
    }
    let texts = section(names).range
    for index in 0..<count {
      let (name, range) = section(index)
      guard name < texts.count else { continue }
      var text = ByteReader(bytes, texts.lowerBound + name..<texts.upperBound)
      switch text.string() {
      case ".debug_line": lines = range
      case ".debug_line_str": lineStrings = range
      case ".debug_str": strings = range
      default: continue
      }
    }
    if lines.isEmpty { return nil }
  }

  /// The lines of addresses in the file, each in a file that `isWanted`.
  ///
  /// The compiler inlines functions of libraries: an address in such a function has the line of a
  /// wanted file that precedes it in the code.
  func lines(
    of addresses: [UInt64], where isWanted: (String) -> Bool
  ) -> [UInt64: Line] {
    var found: [UInt64: Line] = [:]
    let sorted = addresses.sorted()
    var reader = ByteReader(bytes, lines)
    while !reader.isAtEnd, !reader.hasFailed {
      var unit = LineProgram(&reader, bytes, strings, lineStrings)
      unit.run(sorted, isWanted) { address, line in found[address] = found[address] ?? line }
    }
    return found
  }
}

/// The lines of one compilation unit, as a program for a small machine.
private struct LineProgram {
  private var reader: ByteReader
  private var files: [String] = []
  private var opcodeLengths: [UInt8] = []
  private var version = 0
  private var minLength: UInt64 = 1
  private var lineBase = 0
  private var lineRange = 1
  private var opcodeBase = 1

  /// Reads the header, and leaves `whole` after the unit.
  init(
    _ whole: inout ByteReader, _ bytes: UnsafeRawBufferPointer, _ strings: Range<Int>,
    _ lineStrings: Range<Int>
  ) {
    var length = UInt64(whole.u32())
    let isLong = length == 0xffff_ffff
    if isLong { length = whole.u64() }
    guard length > 0, length <= UInt64(max(0, whole.range.upperBound - whole.offset)) else {
      whole.hasFailed = true
      reader = whole
      return
    }
    let end = whole.offset + Int(length)
    reader = ByteReader(bytes, whole.offset..<end)
    whole.offset = end
    version = Int(reader.u16())
    guard (2...5).contains(version) else {
      reader.hasFailed = true
      return
    }
    if version == 5 { reader.skip(2) }
    let headerLength = isLong ? reader.u64() : UInt64(reader.u32())
    var start = reader
    start.skip(headerLength)
    minLength = UInt64(reader.u8())
    reader.skip(version >= 4 ? 2 : 1)
    lineBase = Int(Int8(bitPattern: reader.u8()))
    lineRange = max(Int(reader.u8()), 1)
    opcodeBase = max(Int(reader.u8()), 1)
    opcodeLengths = (1..<max(opcodeBase, 1)).map { _ in reader.u8() }
    if version == 5 {
      let folders = entries([], isLong, bytes, strings, lineStrings)
      files = entries(folders, isLong, bytes, strings, lineStrings)
    } else {
      var folders = [""]
      while !reader.hasFailed {
        let name = reader.string()
        if name.isEmpty { break }
        folders.append(name)
      }
      files = [""]
      while !reader.hasFailed {
        let name = reader.string()
        if name.isEmpty { break }
        let folder = Int(clamping: reader.unsigned())
        files.append(LineProgram.path(name, folder, folders))
        for _ in 0..<2 { _ = reader.unsigned() }
      }
    }
    reader = start
  }

  /// The path of a file in a folder of the table.
  private static func path(_ name: String, _ folder: Int, _ folders: [String]) -> String {
    guard !name.hasPrefix("/"), folder < folders.count, !folders[folder].isEmpty else {
      return name
    }
    return folders[folder] + "/" + name
  }

  /// A table of version 5: the paths of folders, or of files in folders.
  private mutating func entries(
    _ folders: [String], _ isLong: Bool, _ bytes: UnsafeRawBufferPointer, _ strings: Range<Int>,
    _ lineStrings: Range<Int>
  ) -> [String] {
    let formats = (0..<Int(reader.u8())).map { _ in (reader.unsigned(), reader.unsigned()) }
    let count = Int(clamping: reader.unsigned())
    var paths: [String] = []
    if formats.isEmpty { return paths }
    for _ in 0..<count {
      if reader.hasFailed { return paths }
      var name = ""
      var folder = 0
      for (content, form) in formats {
        var text = ""
        var number: UInt64 = 0
        switch form {
        case 0x08: text = reader.string()
        case 0x1f, 0x0e:
          let offset = Int(clamping: isLong ? reader.u64() : UInt64(reader.u32()))
          let section = form == 0x1f ? lineStrings : strings
          if offset < section.count {
            var place = ByteReader(bytes, section.lowerBound + offset..<section.upperBound)
            text = place.string()
          }
        case 0x0b: number = UInt64(reader.u8())
        case 0x05: number = UInt64(reader.u16())
        case 0x06: reader.skip(4)
        case 0x07: reader.skip(8)
        case 0x1e: reader.skip(16)
        case 0x0f: number = reader.unsigned()
        case 0x09: reader.skip(reader.unsigned())
        default: reader.hasFailed = true
        }
        if content == 1 { name = text }
        if content == 2 { folder = Int(clamping: number) }
      }
      paths.append(LineProgram.path(name, folder, folders))
    }
    return paths
  }

  private struct Row {
    var address: UInt64 = 0
    var file = 1
    var line = 1
  }

  /// Runs the program and reports the lines of the addresses, which are sorted.
  mutating func run(
    _ addresses: [UInt64], _ isWanted: (String) -> Bool,
    _ report: (UInt64, LineTable.Line) -> Void
  ) {
    let wanted = files.map(isWanted)
    guard wanted.contains(true), let first = addresses.first, let highest = addresses.last else {
      return
    }
    var row = Row()
    var last: Row?
    var near: Row?
    func emit(isEnd: Bool) {
      if let last, row.address > first, last.address <= highest {
        var index = addresses.partitioningIndex { $0 >= last.address }
        while index < addresses.count, addresses[index] < row.address {
          if let near {
            report(addresses[index], LineTable.Line(file: files[near.file], line: near.line))
          }
          index += 1
        }
      }
      last = isEnd ? nil : row
      if isEnd {
        near = nil
      } else if row.line > 0, row.file < wanted.count, wanted[row.file] {
        near = row
      }
    }
    while !reader.isAtEnd, !reader.hasFailed {
      let opcode = Int(reader.u8())
      if opcode >= opcodeBase {
        let adjusted = opcode - opcodeBase
        row.address &+= UInt64(adjusted / lineRange) &* minLength
        row.line &+= lineBase + adjusted % lineRange
        emit(isEnd: false)
        continue
      }
      switch opcode {
      case 0:
        let length = reader.unsigned()
        var end = reader
        end.skip(length)
        if length == 0 || end.hasFailed { return }
        switch reader.u8() {
        case 1:
          emit(isEnd: true)
          row = Row()
        case 2 where length == 9: row.address = reader.u64()
        default: break
        }
        reader = end
      case 1: emit(isEnd: false)
      case 2: row.address &+= reader.unsigned() &* minLength
      case 3: row.line &+= Int(truncatingIfNeeded: reader.signed())
      case 4: row.file = Int(clamping: reader.unsigned())
      case 8: row.address &+= UInt64((255 - opcodeBase) / lineRange) &* minLength
      case 9: row.address &+= UInt64(reader.u16())
      default: for _ in 0..<opcodeLengths[opcode - 1] { _ = reader.unsigned() }
      }
    }
  }
}

/// Reads numbers and texts from a range of bytes; fails instead of leaving it.
private struct ByteReader {
  let bytes: UnsafeRawBufferPointer
  let range: Range<Int>
  var offset: Int
  var hasFailed = false

  init(_ bytes: UnsafeRawBufferPointer, _ range: Range<Int>) {
    self.bytes = bytes
    self.range = range
    offset = range.lowerBound
  }

  var isAtEnd: Bool { offset >= range.upperBound }

  private mutating func number<Number: FixedWidthInteger>(_ type: Number.Type) -> Number {
    let size = MemoryLayout<Number>.size
    guard !hasFailed, offset >= range.lowerBound, offset <= range.upperBound - size else {
      hasFailed = true
      return 0
    }
    defer { offset += size }
    return Number(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: type))
  }

  /// Continues `count` bytes later.
  mutating func skip(_ count: UInt64) {
    if hasFailed || count > UInt64(max(0, range.upperBound - offset)) {
      hasFailed = true
    } else {
      offset += Int(count)
    }
  }

  mutating func u8() -> UInt8 { number(UInt8.self) }
  mutating func u16() -> UInt16 { number(UInt16.self) }
  mutating func u32() -> UInt32 { number(UInt32.self) }
  mutating func u64() -> UInt64 { number(UInt64.self) }

  mutating func unsigned() -> UInt64 {
    var result: UInt64 = 0
    var shift: UInt64 = 0
    while !hasFailed {
      let byte = u8()
      if shift < 64 { result |= UInt64(byte & 0x7f) << shift }
      shift += 7
      if byte & 0x80 == 0 { break }
    }
    return result
  }

  mutating func signed() -> Int64 {
    var result: Int64 = 0
    var shift: Int64 = 0
    while !hasFailed {
      let byte = u8()
      if shift < 64 { result |= Int64(byte & 0x7f) << shift }
      shift += 7
      if byte & 0x80 == 0 {
        if shift < 64, byte & 0x40 != 0 { result |= -1 << shift }
        break
      }
    }
    return result
  }

  /// The text up to a zero.
  mutating func string() -> String {
    let start = offset
    while !hasFailed, u8() != 0 {}
    if hasFailed { return "" }
    return String(decoding: bytes[start..<offset - 1], as: UTF8.self)
  }
}

extension Array {
  /// The index of the first element with a property that all later elements have, too.
  fileprivate func partitioningIndex(where hasProperty: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if hasProperty(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
