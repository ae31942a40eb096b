import CourseModel

/// Words to avoid in texts and comments, because plain English has better ones. The list is short
/// on purpose: it contains only words that are never right here.
struct Wording {
  let workspace: Workspace

  /// The words, each with what to write instead.
  static let avoided: [(word: String, better: String)] = [
    ("whoever", "you, the caller, anyone who"), ("whomever", "anyone whom"),
    ("somebody", "someone"), ("mend", "fix"), ("mends", "fixes"), ("mended", "fixed"),
    ("mending", "fixing"), ("anew", "again"), ("shall", "should, will"),
    ("stands in", "is in, takes the place of"), ("by intention", "on purpose"),
  ]

  /// The files that people read, which this check covers.
  var paths: [String] {
    let texts = ["README.md", "CONTRIBUTING.md"].filter(workspace.fileExists)
    let folders = ["Book", "Exercises", "Solutions", "Sources", "Tests"]
    return texts
      + folders.flatMap { folder in
        workspace.files(below: folder).filter { path in
          (path.hasSuffix(".swift") || path.hasSuffix(".md")) && !Self.namesWords.contains(path)
        }
      }
  }

  /// Not checked: this list, and its tests.
  private static let namesWords = [
    "Sources/Workshop/CourseMaintenance/Wording.swift",
    "Tests/Workshop/CourseMaintenanceTests/WordingTests.swift",
  ]

  /// A problem for each line with such a word.
  ///
  /// - Throws: `WorkspaceError` if a file can't be read.
  func problems() throws -> [Problem] {
    try paths.flatMap { path in
      try workspace.text(path).lines(of: path).flatMap { line in
        Self.findings(in: line.text).map { word, better in
          line.problem("Instead of \"\(word)\", write \(better).")
        }
      }
    }
  }

  /// The words of the list that occur in a line as whole words, in any case.
  static func findings(in line: String) -> [(word: String, better: String)] {
    let words = line.lowercased().split { !$0.isLetter && $0 != "_" }
    return avoided.filter { entry in
      let wanted = entry.word.split(separator: " ")
      return words.indices.contains { words[$0...].starts(with: wanted) }
    }
  }
}
