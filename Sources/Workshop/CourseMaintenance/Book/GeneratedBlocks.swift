import CourseModel
import Toolchain

/// The Book's blocks that are generated from the sources: listings, differences between two of
/// them, and diagrams of imports.
struct GeneratedBlocks {
  let workspace: Workspace
  let graph: ModuleGraph
  let pages: [BookPage]

  /// A fence, and the text that it should have.
  struct Block {
    let fence: Fence
    /// The lines that it should have.
    let lines: [String]
    /// A description of where they come from.
    let source: String

    /// The first line that differs, as a problem; nil if there is none.
    var problem: Problem? {
      let actual = fence.lines.map(\.text)
      guard actual != lines else { return nil }
      let same = zip(actual, lines).prefix { $0 == $1 }.count
      let tell = { (lines: [String]) in
        same < lines.count ? "`\(lines[same])`" : "no more lines"
      }
      return Problem(
        fence.start.path, line: fence.start.line + 1 + same,
        "This block differs from \(source). Expected \(tell(lines)), found \(tell(actual)). `ANSWERS=Solutions swift run maintain book --fix` rewrites it."
      )
    }
  }

  /// Blocks that differ, code that nothing checks, diagrams of an unknown kind, and regions in
  /// Sources that no page shows.
  ///
  /// - Throws: `WorkspaceError` if a source file isn't UTF-8.
  func problems() throws -> [Problem] {
    let problems = try fences.flatMap { fence in
      try generators.flatMap { generate in
        try fence.problems { [try generate(fence)?.problem].compactMap(\.self) }
      }
    }
    return try problems + leftovers()
  }

  /// The blocks that differ.
  var outdated: [Block] {
    fences.flatMap { fence in generators.compactMap { try? $0(fence) } }
      .filter { $0.problem != nil }
  }

  private var fences: [Fence] { pages.flatMap(\.fences).filter(\.isClosed) }

  /// Each returns the text that a fence should have, or nil if it doesn't apply to the fence.
  private var generators: [(Fence) throws -> Block?] { [listing, difference, diagram] }

  private func listing(_ fence: Fence) throws(BlockError) -> Block? {
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
    return Block(fence: fence, lines: try workspace.snippet(place).lines, source: place)
  }

  private func difference(_ fence: Fence) throws(BlockError) -> Block? {
    guard fence.language == "diff" else { return nil }
    let places = fence.values("diff").map { $0.split(separator: " ").map(String.init) }
    guard places.count == 1, let pair = places.first, pair.count == 2 else {
      throw BlockError(
        "A difference needs two regions. Put `<!-- diff: Sources/Old.swift#region Sources/New.swift#region -->` above it."
      )
    }
    let difference = LineDifference(
      from: try workspace.snippet(pair[0]).lines, to: try workspace.snippet(pair[1]).lines)
    guard !difference.isEmpty else {
      throw BlockError("\(pair[0]) and \(pair[1]) are the same, so there is no difference to show.")
    }
    return Block(
      fence: fence, lines: difference.lines,
      source: "the difference between \(pair[0]) and \(pair[1])")
  }

  private func diagram(_ fence: Fence) throws(BlockError) -> Block? {
    guard fence.language == "mermaid" else { return nil }
    if !fence.values("modules").isEmpty, fence.values("module graph").isEmpty {
      throw BlockError("`modules: …` chooses from a `module graph: …`, and there is none here.")
    }
    guard let scope = fence.values("module graph").first else {
      let kind =
        /(?:flowchart|graph|(?:sequence|class|state|er)Diagram(?:-v2)?|journey|gantt|pie|mindmap|timeline)\b/
      let first = fence.lines.map(\.text.trimmed).first { !$0.isEmpty && !$0.hasPrefix("%%") }
      if first?.prefixMatch(of: kind) != nil { return nil }
      throw BlockError(
        "This diagram doesn't begin with a known kind, such as `flowchart TD`.")
    }
    let chapter = Int(scope)
    guard scope == "all" || !graph.drawn(chapter: chapter ?? 0).isEmpty else {
      throw BlockError(
        "`module graph: \(scope)`: there's no such chapter. Write a chapter's number, or `all`.")
    }
    let modules = try modules(of: fence, from: graph.drawn(chapter: chapter).map(\.name))
    let lines = graph.mermaid(chapter: chapter, only: modules).split(separator: "\n").map(
      String.init)
    return Block(fence: fence, lines: lines, source: "the imports in Sources")
  }

  /// The modules that a diagram is limited to; nil for all modules.
  private func modules(of fence: Fence, from known: [String]) throws(BlockError) -> Set<String>? {
    let names = fence.values("modules").flatMap { $0.split(separator: ",").map(\.trimmed) }
    if let unknown = names.first(where: { !known.contains($0) }) {
      throw BlockError(
        "`modules: \(unknown)` isn't in this graph. It has \(known.joined(separator: ", ")).")
    }
    return names.isEmpty ? nil : Set(names)
  }

  /// Mismatched markers, and regions in Sources that no page shows.
  private func leftovers() throws -> [Problem] {
    let used = Set(pages.flatMap(\.fences).flatMap(\.regions))
    let listed = used.compactMap { $0.wholeMatch(of: /([^#]+)(?:#[^#]+)?/) }.map { String($0.1) }
    let files = Set(workspace.files(below: "Sources", suffix: ".swift") + listed)
    return try files.filter(workspace.fileExists).flatMap { path in
      let snippets = Snippets(path: path, text: try workspace.text(path))
      let unused = snippets.regions.filter { !used.contains("\(path)#\($0.name)") }
      return snippets.problems
        + unused.map {
          $0.marker.problem(
            "No page of the Book uses the region \($0.name). Use it, or take its markers out.")
        }
    }
  }
}
