// SPDX-License-Identifier: MIT

/// How files that are no text begin.
enum Signature {
  /// Why something that begins with these bytes is not read; nil if it may be a log.
  static func complaint(about bytes: some Collection<UInt8>) -> String? {
    known.first { bytes.starts(with: $0.bytes) }?.complaint
  }

  private static let known: [(bytes: [UInt8], complaint: String)] =
    [
      compressed("gzip", [0x1F, 0x8B], "gzip -dc"),
      compressed("bzip2", Array("BZh".utf8), "bzip2 -dc"),
      compressed("xz", [0xFD] + Array("7zXZ".utf8), "xz -dc"),
      compressed("zstd", [0x28, 0xB5, 0x2F, 0xFD], "zstd -dc"),
      compressed("zip", Array("PK\u{3}\u{4}".utf8), "unzip -p"),
    ]
    + [[0xFF, 0xFE], [0xFE, 0xFF]].map { mark in
      (mark, "is UTF-16 text; try: iconv -f UTF-16 -t UTF-8 FILE | LogPulse -")
    }

  private static func compressed(
    _ format: String, _ bytes: [UInt8], _ tool: String
  ) -> (bytes: [UInt8], complaint: String) {
    (bytes, "is compressed with \(format); try: \(tool) FILE | LogPulse -")
  }
}
