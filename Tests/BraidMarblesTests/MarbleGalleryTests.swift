// SPDX-License-Identifier: MIT

import BraidMarbles
import TestSupport
import Testing

struct MarbleGalleryTests {
  private func entry(_ family: String, _ name: String) throws -> MarbleGallery.Entry {
    MarbleGallery.Entry(family: family, name: name, picture: try Samples.debounce())
  }

  @Test func `a gallery writes two files per entry, wide and narrow, and an index`() throws {
    let gallery = MarbleGallery(
      title: "Operators", entries: [try entry("Timing", "debounce"), try entry("Timing", "delay")])
    let files = gallery.files()
    expectEqual(
      files.map(\.name),
      [
        "debounce.svg", "debounce.narrow.svg", "delay.svg", "delay.narrow.svg", "index.html",
      ])
    expectEqual(files.first?.contents, (try Samples.debounce()).svg())
    #expect(files[1].contents.contains("viewBox=\"0 0 340 "))
    let page = try #require(files.last).contents
    #expect(page.contains("<img src=\"debounce.svg\" alt=\"Marble diagram of debounce\">"))
  }

  @Test func `families are in the order of their first entries`() throws {
    let gallery = MarbleGallery(
      title: "", entries: [try entry("B", "x"), try entry("A", "y"), try entry("B", "z")])
    let page = try #require(gallery.files().last).contents
    #expect(page.contains("<source media=\"(max-width: 560px)\" srcset=\"x.narrow.svg\">"))
    let shown = page.matches(of: #/<h2>(.*?)<\/h2>|<img src="(.*?)"/#)
    expectEqual(shown.map { String($0.1 ?? $0.2 ?? "") }, ["B", "x.svg", "z.svg", "A", "y.svg"])
  }

  @Test func `file names are plain and unique`() throws {
    let names = ["takeUntil(_:)", "share", "Share", "share-2", "map/flat ../x", "≠", "index"]
    let gallery = MarbleGallery(title: "", entries: try names.map { try entry("F", $0) })
    expectEqual(
      gallery.files().map(\.name).filter { !$0.contains(".narrow") },
      [
        "takeUntil.svg", "share.svg", "Share-2.svg", "share-2-2.svg", "map-flat-x.svg",
        "picture.svg", "index.svg", "index.html",
      ])
  }

  @Test func `each family has a link of its own, in whatever letters its name is`() throws {
    let gallery = MarbleGallery(
      title: "",
      entries: [
        try entry("時間", "x"), try entry("結合", "y"), try entry("A B", "z"), try entry("A-B", "w"),
        try entry("Timing", "family-Timing"),
      ])
    let page = try #require(gallery.files().last).contents
    let links = page.split(separator: "<nav>")[1].matches(of: #/<a href="#(family-.*?)">/#)
      .map { String($0.1) }.prefix(5)
    let sections = page.matches(of: #/<section id="(.*?)">/#).map { String($0.1) }
    expectEqual(Array(links), sections)
    expectEqual(Set(sections).count, 5)
    let ids = page.matches(of: #/ id="(.*?)"/#).map { String($0.1) }
    expectEqual(Set(ids).count, ids.count)
  }

  @Test func `names and summaries are escaped`() throws {
    var entry = try entry("A & B", "<x>")
    entry.summary = "a < b"
    let page = try #require(MarbleGallery(title: "<T>", entries: [entry]).files().last).contents
    #expect(page.contains("A &amp; B"))
    #expect(page.contains("&lt;x&gt;"))
    #expect(page.contains("a &lt; b"))
    #expect(page.contains("<title>&lt;T&gt;</title>"))
  }
}
