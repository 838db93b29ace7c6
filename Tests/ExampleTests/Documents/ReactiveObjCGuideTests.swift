// SPDX-License-Identifier: MIT
import Testing

/// The guide for users of ReactiveObjC leaves out none of its public names.
struct ReactiveObjCGuideTests {
  @Test func `each name of ReactiveObjC has a row`() throws {
    let guide = try Repository.text(Repository.file("Docs/MigratingFromReactiveObjC.md"))
    let rows = guide.split(separator: "\n").filter { $0.hasPrefix("| ") }
      .map { $0.dropFirst().prefix { $0 != "|" } }
    let names = try Repository.text(Repository.file("Docs/ReactiveObjCNames.txt"))
      .split(separator: "\n").filter { $0.hasPrefix("  ") }.map { $0.dropFirst(2) }
    #expect(names.count > 250)
    for name in names {
      #expect(rows.contains { $0.contains("`\(name)`") }, "\(name)")
    }
  }
}
