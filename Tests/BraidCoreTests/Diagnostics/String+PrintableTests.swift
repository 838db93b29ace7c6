// SPDX-License-Identifier: MIT
import BraidCore
import TestSupport
import Testing

struct StringPrintableTests {
  @Test(arguments: [
    ("map \"lengths\"", "map \"lengths\""), ("", ""), ("Grüße, 世界 👍", "Grüße, 世界 👍"),
    ("\u{1B}[31mred", "\\x1b[31mred"), ("a\0b", "a\\x00b"), ("a\rb\nc\td", "a\\x0db\\x0ac\\x09d"),
    ("\u{7F}\u{9B}", "\\x7f\\x9b"), ("\u{202E}abc\u{2066}", "\\u{202e}abc\\u{2066}"),
    ("a\u{2028}b", "a\\u{2028}b"), ("\u{FEFF}a", "\\u{feff}a"),
  ])
  func `control and format characters are escaped, other characters are not`(
    text: String, printable: String
  ) {
    expectEqual(text.printable, printable)
  }
}
