import CourseModel

/// The Book's Swift code: every block is the text of a compiled source file, or is proven not
/// to compile.
struct Listings {
  let workspace: Workspace
  let pages: [BookPage]

  /// Reads the place of every listing, and finds code that nothing holds.
  func findings() -> Findings {
    var findings = Findings()
    for page in pages {
      for fence in page.fences {
        findings.problems += fence.problems(on: page.path)
        read(fence, on: page.path, into: &findings)
      }
    }
    return findings
  }

  private func read(_ fence: Fence, on page: String, into findings: inout Findings) {
    let places = fence.values("snippet")
    let isRefused = !fence.values("does not compile").isEmpty
    let problem: String? =
      switch (places.count, isRefused) {
      case (0, false) where fence.language == "swift":
        "This Swift code is not held by any check. Put `<!-- snippet: Sources/File.swift#region -->` above it, or `<!-- does not compile: the diagnostic -->`."
      case (1, true): "A listing compiles, so it cannot be marked with `does not compile`."
      case (2..., _): "A listing is one region of one file; this one names \(places.count)."
      case (_, false) where !fence.values("after").isEmpty:
        "`after: …` gives context to code that does not compile; this block is not marked so."
      default: nil
      }
    if let problem {
      findings.problems.append(Problem(page, line: fence.line, problem))
    } else if let place = places.first, fence.isClosed {
      do {
        let lines = try Self.place(place).read(in: workspace).lines
        findings.blocks.append(
          GeneratedBlock(page: page, fence: fence, lines: lines, source: place))
      } catch {
        findings.problems.append(Problem(page, line: fence.line, "\(error)"))
      }
    }
  }

  /// The place that an option's value names.
  ///
  /// - Throws: `WrongPlace.noPlace`.
  static func place(_ value: String) throws -> SnippetPlace {
    guard let place = SnippetPlace(value) else { throw WrongPlace.noPlace(value) }
    return place
  }

  /// Markers that do not fit, and regions in Sources that no page shows.
  ///
  /// - Throws: `WorkspaceError` when a source file is not UTF-8.
  func leftovers() throws -> [Problem] {
    let used = Set(
      pages.flatMap(\.fences).flatMap { $0.values("snippet") + $0.values("after") }
        .compactMap(SnippetPlace.init))
    let files = Set(workspace.files(below: "Sources", suffix: ".swift") + used.map(\.path))
    return try files.sorted().filter(workspace.fileExists).flatMap { path -> [Problem] in
      let snippets = Snippets(of: try workspace.text(path))
      let flaws = snippets.flaws.map { Problem(path, line: $0.line, $0.message) }
      let unused = snippets.regions.filter { region in
        path.hasPrefix("Sources/")
          && !used.contains { $0.path == path && $0.region == region.name }
      }
      return flaws
        + unused.map { region in
          Problem(
            path, line: region.line - 1,
            "No page of the Book uses the region \(region.name). Use it, or take its markers out."
          )
        }
    }
  }
}
