import CourseModel
import Foundation

/// What the Book's website needs from the workspace. The site's Python reads it as JSON, so that it
/// parses neither pages nor exercises.
struct SiteData: Encodable {
  /// A part of a page: Markdown without its comments and code blocks, or a code block.
  struct Part: Encodable {
    var markdown: String?
    var code: String?
    var language: String?
    var indentation: String?
    /// The file that the block is from, and the first line there.
    var file: String?
    var line: Int?
  }

  struct Page: Encodable {
    let path: String
    let chapter: Int?
    let parts: [Part]
  }

  struct Exercise: Encodable {
    let number: String
    let chapter: Int
    /// The title, the stars, the situation, the goals and what else the task's comment says.
    let header: ExerciseHeader
    /// The anchor of the heading to read.
    let anchor: String
    /// The task, and its code below the header.
    let task: String
    let code: String
    let solution: String
    let solutionCode: String
    let hints: [String]
    let learned: String?
    let mistakes: [Part]
    let others: [Part]
  }

  /// The Book's pages in reading order: chapters, appendices, and the others as the first page links
  /// to them.
  let pages: [Page]
  let exercises: [Exercise]

  init(course: Course, pages: [BookPage]) throws {
    let book = pages.filter { $0.path.hasPrefix("Book/") }
    let links = book.first { $0.path == "Book/README.md" }?.links.map(\.text) ?? []
    let places = book.map { page in
      let name = String(page.path.dropFirst("Book/".count))
      let kind = page.chapter != nil ? 0 : name.hasPrefix("Appendix") ? 1 : 2
      return (kind, kind == 2 ? links.firstIndex(of: name) ?? links.count : 0, name)
    }
    self.pages = zip(places, book).sorted { $0.0 < $1.0 }.map { _, page in
      Page(
        path: page.path, chapter: page.chapter, parts: Self.parts(of: page, in: course.workspace))
    }
    exercises = try course.exercises.map {
      try Exercise($0, course.workspace, pages: pages)
    }
  }

  fileprivate static func parts(of page: BookPage, in workspace: Workspace) -> [Part] {
    var fences = page.fences[...]
    var parts: [Part] = []
    var prose: [String] = []
    func endProse() {
      if !prose.isEmpty { parts.append(Part(markdown: prose.joined(separator: "\n"))) }
      prose = []
    }
    for line in page.prose {
      while let fence = fences.first, fence.start.line < line.line {
        endProse()
        parts.append(part(fence, in: workspace))
        fences.removeFirst()
      }
      prose.append(line.text)
    }
    endProse()
    return parts + fences.map { part($0, in: workspace) }
  }

  private static func part(_ fence: Fence, in workspace: Workspace) -> Part {
    // Of a difference, the second file is named.
    let places =
      fence.values("snippet")
      + fence.values("diff").flatMap { $0.split(separator: " ").map(String.init).suffix(1) }
    let region = places.first.flatMap { try? workspace.snippet($0) }
    return Part(
      code: fence.lines.map(\.text).joined(separator: "\n"), language: fence.language,
      indentation: fence.indentation, file: region?.marker.path, line: region?.line)
  }
}

extension SiteData.Exercise {
  fileprivate init(
    _ exercise: CourseModel.Exercise, _ workspace: Workspace, pages: [BookPage]
  ) throws {
    guard let header = workspace.header(of: exercise),
      let page = pages.first(where: { $0.path == header.page }), let heading = header.heading,
      let index = page.headings.firstIndex(of: plainText(heading))
    else { throw Flaw("\(exercise.task) has a flaw in its header, which `maintain verify` names.") }
    let hints = Hints(try workspace.text(exercise.hints))
    self.init(
      number: "\(exercise.id)", chapter: exercise.id.chapter, header: header,
      anchor: page.anchors[index], task: exercise.task,
      code: try Self.code(exercise.task, workspace), solution: exercise.solution,
      solutionCode: try Self.code(exercise.solution, workspace),
      hints: hints.hints[exercise.id] ?? [], learned: hints.learned[exercise.id],
      mistakes: try Self.answers(exercise.mistakes, workspace),
      others: try Self.answers(exercise.others, workspace))
  }

  /// A task's or an answer's text below the header.
  private static func code(_ path: String, _ workspace: Workspace) throws -> String {
    try workspace.text(path).split(separator: "\n", omittingEmptySubsequences: false)
      .drop { $0.hasPrefix("//") }.joined(separator: "\n").trimmed
  }

  /// A page of answers, without its title and the task's own part, which are nothing to read.
  private static func answers(_ path: String, _ workspace: Workspace) throws -> [SiteData.Part] {
    let text = try workspace.text(path).split(separator: "\n## \(Workspace.notBegun)")[0]
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let body = lines.drop { !$0.hasPrefix("## ") }.joined(separator: "\n")
    return SiteData.parts(of: BookPage(path: path, text: body), in: workspace)
  }
}
