import CourseModel

/// The Book's Swift code: every block is the text of a compiled source file, or a compile-fail
/// test.
struct Listings {
  let workspace: Workspace
  let pages: [BookPage]

  /// Reads the place of every listing, and finds code that nothing checks.
  func findings() -> Findings {
    Findings(pages) { fence throws(BlockError) in
      let places = fence.values("snippet")
      let isRefused = !fence.values("does not compile").isEmpty
      switch (places.count, isRefused) {
      case (0, false) where fence.language == "swift":
        throw BlockError(
          "Nothing checks this Swift code. Put `<!-- snippet: Sources/File.swift#region -->` above it, or `<!-- does not compile: the diagnostic -->`."
        )
      case (1, true):
        throw BlockError("A listing compiles, so it cannot be marked with `does not compile`.")
      case (2..., _):
        throw BlockError("A listing is one region of one file; this one names \(places.count).")
      case (_, false) where !fence.values("after").isEmpty:
        throw BlockError("`after: …` is only for code that must not compile.")
      default: break
      }
      guard let place = places.first else { return nil }
      return (try Self.place(place).read(in: workspace).lines, place)
    }
  }

  /// The place that an option's value names.
  ///
  /// - Throws: an error when it names none.
  static func place(_ value: String) throws(BlockError) -> SnippetReference {
    guard let place = SnippetReference(value) else {
      throw BlockError(
        "`\(value)` names no place. Write a file and a region: Sources/Folder/File.swift#region.")
    }
    return place
  }

  /// Markers that do not fit, and regions in Sources that no page shows.
  ///
  /// - Throws: `WorkspaceError` when a source file is not UTF-8.
  func leftovers() throws -> [Problem] {
    let used = Set(
      pages.flatMap(\.fences).flatMap { $0.values("snippet") + $0.values("after") }
        .compactMap(SnippetReference.init))
    let files = Set(workspace.files(below: "Sources", suffix: ".swift") + used.map(\.path))
    return try files.filter(workspace.fileExists).flatMap { path in
      let snippets = Snippets(of: try workspace.text(path))
      let unused = snippets.regions.filter {
        !used.contains(SnippetReference(path: path, region: $0.name))
      }
      return snippets.flaws.map { Problem(path, line: $0.line, $0.text) }
        + unused.map {
          Problem(
            path, line: $0.line - 1,
            "No page of the Book uses the region \($0.name). Use it, or take its markers out.")
        }
    }
  }
}
