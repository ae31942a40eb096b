import CourseModel

/// A place that a comment of the Book names: `Sources/A.swift#region`, or a whole file.
struct SnippetReference: Hashable, Sendable {
  /// The file, relative to the workspace's root.
  let path: String
  /// The region's name; nil for the whole file.
  let region: String?

  /// The code at this place.
  ///
  /// - Throws: an error when there is no such file or no such region.
  func read(in workspace: Workspace) throws(BlockError) -> Snippets.Region {
    guard let text = try? workspace.text(path) else {
      throw BlockError(
        "There is no file \(path) that could be listed. Paths begin at the workspace's root.")
    }
    let snippets = Snippets(of: text)
    guard let region else { return snippets.wholeFile }
    if let found = snippets.regions.first(where: { $0.name == region }) { return found }
    let known = snippets.regions.map(\.name).joined(separator: ", ")
    throw BlockError(
      known.isEmpty
        ? "\(path) has no region \(region), nor any other. Put `// snippet.\(region)` above the lines to list and `// snippet.end` below them."
        : "\(path) has no region \(region). It has \(known).")
  }
}

extension SnippetReference {
  /// - Parameter text: a path, and perhaps `#` and the name of a region.
  init?(_ text: String) {
    guard let match = text.wholeMatch(of: /([^#]+)(?:#([^#]+))?/) else { return nil }
    self.init(path: String(match.1), region: match.2.map(String.init))
  }
}
