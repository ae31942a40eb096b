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
        "This block differs from \(source). Expected \(tell(lines)), found \(tell(actual)). "
          + "`ANSWERS=Solutions swift run maintain book --fix` rewrites it.")
    }
  }

  /// Blocks that differ, code that nothing checks, and regions that no page shows.
  func problems() throws -> [Problem] {
    let problems = try fences.flatMap { fence in
      try fence.problems { [try block(fence)?.problem].compactMap(\.self) }
    }
    return try problems + leftovers()
  }

  /// The blocks that differ.
  var outdated: [Block] {
    fences.compactMap { try? block($0) }.filter { $0.problem != nil }
  }

  private var fences: [Fence] { pages.flatMap(\.fences).filter(\.isClosed) }

  /// The text that a fence should have; nil if it isn't generated.
  private func block(_ fence: Fence) throws(Flaw) -> Block? {
    switch fence.language {
    case "swift": try listing(fence)
    case "diff": try difference(fence)
    case "mermaid": try diagram(fence)
    default: nil
    }
  }

  private func listing(_ fence: Fence) throws(Flaw) -> Block? {
    guard let place = fence.values("snippet").first else {
      if !fence.values("does not compile").isEmpty { return nil }
      throw Flaw(
        "Nothing checks this Swift code. Put `<!-- snippet: Sources/File.swift#region -->` above it, or `<!-- does not compile: the diagnostic -->`."
      )
    }
    return Block(fence: fence, lines: try workspace.snippet(place).lines, source: place)
  }

  private func difference(_ fence: Fence) throws(Flaw) -> Block? {
    guard let places = fence.values("diff").first?.split(separator: " "), places.count == 2 else {
      throw Flaw(
        "A difference needs two regions. Put `<!-- diff: Sources/Old.swift#region Sources/New.swift#region -->` above it."
      )
    }
    let (old, new) = (String(places[0]), String(places[1]))
    return Block(
      fence: fence,
      lines: lineDifference(
        from: try workspace.snippet(old).lines, to: try workspace.snippet(new).lines),
      source: "the difference between \(old) and \(new)")
  }

  private func diagram(_ fence: Fence) throws(Flaw) -> Block? {
    guard let scope = fence.values("module graph").first else { return nil }
    let known = Int(scope).map { graph.drawn(chapter: $0).map(\.name) } ?? []
    if known.isEmpty { throw Flaw("`module graph: \(scope)`: there's no such chapter.") }
    let names = fence.values("modules").flatMap { $0.split(separator: ",").map(\.trimmed) }
    if let unknown = names.first(where: { !known.contains($0) }) {
      throw Flaw(
        "`modules: \(unknown)` isn't in this graph. It has \(known.joined(separator: ", ")).")
    }
    let text = graph.mermaid(chapter: Int(scope), only: names.isEmpty ? nil : Set(names))
    return Block(
      fence: fence, lines: text.split(separator: "\n").map(String.init),
      source: "the imports in Sources")
  }

  /// Regions without an end, and regions that no page shows.
  private func leftovers() throws -> [Problem] {
    let used = Set(pages.flatMap(\.fences).flatMap(\.regions))
    let listed = used.compactMap { $0.split(separator: "#").first.map(String.init) }
    let files = Set(workspace.files(below: "Sources", suffix: ".swift") + listed)
    return try files.filter(workspace.fileExists).flatMap { path in
      let text = try workspace.text(path)
      // Few files have markers, and looking at each line takes long.
      guard text.contains("// snippet.") else { return [Problem]() }
      let snippets = Snippets(path: path, text: text)
      return snippets.problems
        + snippets.regions.filter { !used.contains("\(path)#\($0.name)") }.map {
          $0.marker.problem(
            "No page of the Book uses the region \($0.name). Use it, or take its markers out.")
        }
    }
  }
}
