// SPDX-License-Identifier: MIT

/// A collection of pictures as files: two SVGs for each picture, a wide one and one for telephones,
/// and an `index.html` that shows them by family.
///
///     for file in MarbleGallery(title: "Operators", entries: entries).files() {
///       try file.contents.write(toFile: directory + "/" + file.name, ...)
///     }
///
/// The page needs no script and no network, follows the reader's light or dark colours, and fits a
/// telephone.
public struct MarbleGallery: Sendable {
  /// A picture of the gallery.
  public struct Entry: Hashable, Sendable {
    /// The family under which it is shown, such as `Timing`.
    public var family: String

    /// The name of the operator.
    public var name: String

    /// The categories of the operator, a word each, shown beside the name.
    public var badges: [String]

    /// A sentence about it; may be empty.
    public var summary: String

    /// The picture.
    public var picture: MarblePicture

    /// Creates an entry.
    ///
    /// - Parameters:
    ///   - family: The family under which it is shown.
    ///   - name: The name of the operator.
    ///   - badges: The categories of the operator, a word each.
    ///   - summary: A sentence about the operator; may be empty.
    ///   - picture: The picture.
    public init(
      family: String, name: String, badges: [String] = [], summary: String = "",
      picture: MarblePicture
    ) {
      self.family = family
      self.name = name
      self.badges = badges
      self.summary = summary
      self.picture = picture
    }
  }

  /// A file to write.
  public struct File: Hashable, Sendable {
    /// Its name, without a directory.
    public let name: String

    /// Its text, in UTF-8.
    public let contents: String
  }

  /// The heading of the page.
  public var title: String

  /// The pictures.
  ///
  /// Families are shown in the order of their first entry.
  public var entries: [Entry]

  /// Creates a gallery of pictures.
  ///
  /// - Parameters:
  ///   - title: The heading of the page.
  ///   - entries: The pictures.
  public init(title: String, entries: [Entry]) {
    self.title = title
    self.entries = entries
  }

  /// Draws all pictures.
  ///
  /// - Returns: `name.svg` and `name.narrow.svg` for each entry, then `index.html`.
  public func files() -> [File] {
    let names = fileNames()
    let pictures = zip(entries, names).flatMap { entry, name in
      [
        File(name: name + ".svg", contents: entry.picture.svg()),
        File(name: name + ".narrow.svg", contents: entry.picture.svg(width: 340)),
      ]
    }
    return pictures + [File(name: "index.html", contents: page(names))]
  }

  /// One file name for each entry, without the extension: the entry's name in characters that every
  /// file system accepts.
  ///
  /// Names that differ only in case get a number, for file systems that ignore case.
  private func fileNames() -> [String] { distinct(entries.map { slug($0.name) }) }

  /// The names, with a number after each that equals an earlier one, or one of `others`.
  private func distinct(_ names: [String], besides others: [String] = []) -> [String] {
    var used = Dictionary(others.map { ($0.lowercased(), 1) }) { first, _ in first }
    return names.map { name in
      var candidate = name
      while used[candidate.lowercased()] != nil {
        let next = used[name.lowercased(), default: 1] + 1
        used[name.lowercased()] = next
        candidate = "\(name)-\(next)"
      }
      used[candidate.lowercased()] = 1
      return candidate
    }
  }

  private func slug(_ name: String) -> String {
    let parts = name.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
    return parts.isEmpty ? "picture" : parts.joined(separator: "-")
  }

  private func page(_ names: [String]) -> String {
    var families: [(name: String, entries: [Int])] = []
    for (index, entry) in entries.enumerated() {
      if let family = families.firstIndex(where: { $0.name == entry.family }) {
        families[family].entries.append(index)
      } else {
        families.append((entry.family, [index]))
      }
    }
    // Names in other letters have no characters for an identifier, and the figures have theirs.
    let ids = distinct(families.map { "family-" + slug($0.name) }, besides: names)
    let links = zip(families, ids).map { family, id in
      "<a href=\"#\(id)\">\(escaped(family.name))</a>"
    }
    let sections = zip(families, ids).map { family, id in
      """
      <section id="\(id)">
      <h2>\(escaped(family.name))</h2>
      \(family.entries.map { figure(entries[$0], names[$0]) }.joined(separator: "\n"))
      </section>
      """
    }
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <title>\(escaped(title))</title>
      <style>
      \(Self.css)
      </style>
      </head>
      <body>
      <h1>\(escaped(title))</h1>
      <p>\(Self.legend)</p>
      <nav>\(links.joined(separator: "\n"))</nav>
      \(sections.joined(separator: "\n"))
      </body>
      </html>

      """
  }

  private func figure(_ entry: Entry, _ anchor: String) -> String {
    let summary = entry.summary.isEmpty ? "" : "<p>\(escaped(entry.summary))</p>\n"
    let badges = entry.badges.map { " <span>\(escaped($0))</span>" }.joined()
    return """
      <figure id="\(anchor)">
      <figcaption><h3><a href="#\(anchor)">\(escaped(entry.name))</a></h3>\(badges)
      \(summary)</figcaption>
      <a href="\(anchor).svg"><picture>
      <source media="(max-width: 560px)" srcset="\(anchor).narrow.svg">
      <img src="\(anchor).svg" alt="Marble diagram of \(escaped(entry.name))">
      </picture></a>
      </figure>
      """
  }

  private static let legend = """
    Time runs to the right, in ticks. A circle is a value, a bar the completion, a cross an \
    error. <b>^</b> is a subscription and <b>!</b> its disposal. A slanted line is an inner \
    stream. A line with an arrow has not terminated.
    """

  private static let css = """
    :root { color-scheme: light dark; --text: #1f2328; --muted: #59636e; --page: #f3f5f8;
      --card: #ffffff; --edge: #d4dae0; --link: #0757ba; }
    @media (prefers-color-scheme: dark) {
      :root { --text: #e6edf3; --muted: #9aa4ae; --page: #010409; --card: #0d1117;
        --edge: #2b333d; --link: #79b8ff; }
    }
    body { margin: 0 auto; padding: 24px 16px 64px; max-width: 1272px; color: var(--text);
      background: var(--page); font: 16px/1.5 system-ui, sans-serif; }
    h1 { margin: 0 0 8px; font-size: 28px; }
    h2 { margin: 36px 0 12px; font-size: 21px; }
    h3 { font: 600 16px/1.4 ui-monospace, Menlo, Consolas, monospace; }
    body > p { margin: 0 0 12px; max-width: 70ch; color: var(--muted); }
    nav { display: flex; flex-wrap: wrap; gap: 4px 18px; }
    h3 { display: inline; margin-right: 6px; }
    span { padding: 1px 7px; border: 1px solid var(--edge); border-radius: 9px; font-size: 12px;
      color: var(--muted); white-space: nowrap; }
    a { color: var(--link); text-decoration: none; }
    a:hover { text-decoration: underline; }
    section { display: grid; gap: 20px;
      grid-template-columns: repeat(auto-fill, minmax(min(100%, 600px), 1fr));
      align-items: start; }
    h2 { grid-column: 1 / -1; margin-bottom: 0; }
    figure { margin: 0; padding: 14px; border: 1px solid var(--edge); border-radius: 10px;
      background: var(--card); min-width: 0; box-sizing: border-box; }
    figcaption p { margin: 2px 0 8px; color: var(--muted); }
    img { display: block; width: 100%; max-width: 600px; height: auto; margin: 6px auto 0; }
    @media (max-width: 560px) {
      body { padding: 16px 8px 48px; }
      figure { padding: 10px 6px; }
      figcaption { padding: 0 6px; }
    }
    """
}
