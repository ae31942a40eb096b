/// A page of the Book as its checks see it: headings, fenced code, links, code spans, tables.
///
/// It reads the part of Markdown that the Book is written in: ATX headings, fences anywhere
/// (in lists and quotations too), HTML comments, inline and reference links, images, tables.
/// Indented code blocks and setext headings are not told from prose.
package struct BookPage: Sendable {
  /// The file, relative to the workspace's root.
  package let path: String
  /// The file's lines without their newlines.
  package let lines: [String]
  /// In the order of the page.
  package let headings: [Heading]
  /// In the order of the page.
  package let fences: [Fence]
  /// Links and images outside code, in the order of the page.
  package let links: [Link]
  /// What stands between backticks in prose, in the order of the page.
  package let codeSpans: [CodeSpan]
  /// Rows of tables, without the rows of dashes.
  package let rows: [TableRow]
  /// Labels that links refer to but that nothing defines.
  package let undefinedLabels: [CodeSpan]

  /// - Parameters:
  ///   - path: the file, relative to the workspace's root.
  ///   - text: its text.
  package init(path: String, text: String) {
    self.path = path
    var reader = BlockReader(text: text)
    reader.read()
    lines = reader.lines
    fences = reader.fences
    rows = reader.rows
    var slugs = Slugs()
    headings = reader.headings.map { heading in
      Heading(text: plainText(heading.text), slug: slugs.next(heading.text), line: heading.line)
    }
    var links: [Link] = reader.definitions.values.map { $0 }
    var spans: [CodeSpan] = []
    var undefined: [CodeSpan] = []
    for paragraph in reader.paragraphs {
      var inline = InlineReader(paragraph.text, line: paragraph.line)
      inline.read(definitions: reader.definitions)
      links += inline.links
      spans += inline.codeSpans
      undefined += inline.undefinedLabels
    }
    self.links = links.sorted { $0.line < $1.line }
    codeSpans = spans
    undefinedLabels = undefined
  }

  /// The page with other text in some of its fences.
  ///
  /// - Parameter bodies: the fences of this page and their new lines.
  /// - Returns: the whole page. A fence grows longer backticks if its new text needs them.
  package func replacing(_ bodies: [(fence: Fence, lines: [String])]) -> String {
    var lines = lines
    for (fence, body) in bodies.sorted(by: { $0.fence.line > $1.fence.line }) {
      let marker = fence.marker(enclosing: body)
      let new =
        [marker + fence.info] + body + [marker]
      let first = fence.line - 1
      lines.replaceSubrange(
        first...(first + fence.lines.count + 1),
        with: new.map { $0.isEmpty ? fence.prefix.trimmed : fence.prefix + $0 })
    }
    return lines.joined(separator: "\n")
  }
}

/// A heading and the anchor that GitHub gives it.
package struct Heading: Hashable, Sendable {
  /// Without Markdown's own signs.
  package let text: String
  /// What follows the `#` in a link to it.
  package let slug: String
  /// From 1.
  package let line: Int
}

/// A link or an image.
package struct Link: Hashable, Sendable {
  /// As it is written: a path, an anchor, an address.
  package let target: String
  /// From 1.
  package let line: Int
}

/// A piece of code within prose.
package struct CodeSpan: Hashable, Sendable {
  /// Without the backticks.
  package let text: String
  /// From 1.
  package let line: Int
}

/// A row of a table.
package struct TableRow: Hashable, Sendable {
  /// The cells' Markdown, trimmed.
  package let cells: [String]
  /// From 1.
  package let line: Int
}
