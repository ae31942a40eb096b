import CourseModel
import TerminalUI

/// The texts around a verdict.
extension Watcher {
  func welcome(once: Bool) -> [Line] {
    let count = workshop.course.exercises.count
    if once { return ["Waiting until one of \(count) exercises is saved. Ctrl-C ends it."] }
    let end = dependencies.keys == nil ? "Ctrl-C ends it." : "q quits."
    return ["Watching \(count) exercises. Save one, and it is checked here; \(end)"]
  }

  // MARK: - Above the verdict

  /// What to do in an exercise that was just opened.
  @LineListBuilder func opening(_ exercise: Exercise) -> [Line] {
    heading("\(workshop.gradedTitle(of: exercise)), \(dependencies.time())")
    // With a page, the path is at its end.
    workshop.places(of: exercise).dropFirst(page == nil ? 0 : 1).map(\.self)
    ""
  }

  var headingOfRepeat: Line {
    heading("\(current.map { "\($0.id)" } ?? "", .bold) again at \(dependencies.time(), .bold)")
  }

  func heading(ofSaved exercise: Exercise, with others: [Exercise]) -> Line {
    let more =
      others.isEmpty ? "" : ", and \(others.count < 4 ? names(others) : "\(others.count) others")"
    return heading("\("\(exercise.id) saved \(dependencies.time())", .bold)\(more)")
  }

  /// Editors' tasks recognize the start of a check by the dashes. A screen reader would spell them
  /// out.
  private func heading(_ line: Line) -> Line {
    workshop.terminal.isPlain ? line : "── \(line)"
  }

  // MARK: - Below the verdict

  /// The learner's progress and the file to edit; without a page, also the last hint for an
  /// unsolved exercise.
  @LineListBuilder func footer() -> [Line] {
    let progress = workshop.progress
    if let current {
      let isSolved = progress.state(of: current) == .solved
      if page == nil {
        if !isSolved, let newestHint { ["", newestHint] }
        ""
      }
      workshop.overview(progress)
      workshop.linkedPath(of: current)
      if isSolved, checking == nil {
        if let next = workshop.next(in: progress, after: current) {
          "\(terminal.isPlain ? "" : "✓ ")Solved. Stay as long as you like; n goes to \(workshop.gradedTitle(of: next))"
        } else {
          Workshop.allSolved
        }
      }
    }
  }

  /// The last hint that was shown for the current exercise.
  var newestHint: Line? { current.flatMap(workshop.newestHint) }

  /// The verdict and how many tests pass, above what is shown instead of the verdict.
  var summary: [Line] {
    // The list needs the whole window.
    if case .place = question { return [] }
    let lines = (page?.verdict ?? []).prefix(2).prefix { !$0.text.isEmpty }
    return lines.isEmpty ? [] : lines + [""]
  }

  /// The line that replaces those of a verdict that don't fit.
  var rest: (Int) -> Line {
    let check = "`swift run workshop check \(current.map { "\($0.id)" } ?? "")`"
    return { Line("… \($0) more lines; \(check) shows all", .dim) }
  }

  /// The text at the end.
  var farewell: [Line] { ["Your progress is kept. `swift run workshop watch` goes on from here."] }

  /// The available keys, and the exercise that they apply to.
  ///
  /// - Parameter columns: the width of the page; nil if there is no page.
  func prompt(_ question: Question, columns: Int? = nil) -> [Line] {
    guard dependencies.keys != nil, let current else { return [Line("Waiting for a save.", .dim)] }
    switch question {
    case .solution:
      return [
        "\(workshop.title(of: current)) is not solved. Show our answer? y yes, n no"
      ]
    case .reset:
      return [
        "Reset \(current.id)? Your version is kept as a copy. y yes, n no"
      ]
    case .place:
      let chapters = workshop.course.chapters
      let example = (chapters.dropFirst().first ?? chapters.first)?.exercises.first ?? current
      return [
        "Type a number and Return, such as \(example.id) or \(example.id.chapter); q goes back."
      ]
    case .none:
      let isSolved = workshop.progress.state(of: current) == .solved
      if let columns { return [Line(WatchKey.line(isSolved: isSolved, columns: columns), .dim)] }
      let keys = isSolved ? "n next, s our answer, ? keys" : "h hint, n next, ? keys"
      return [Line("Waiting for a save. \(workshop.title(of: current)): \(keys)", .dim)]
    }
  }

  var keys: [Line] {
    [""] + WatchKey.allCases.map { "  \($0.rawValue, .bold)  \($0.meaning)" } + [""]
  }

  // MARK: - Bursts and absences

  /// Says that several exercises were saved together, and the current one wasn't among them.
  func passedBy(_ exercises: [Exercise]) -> [Line] {
    let way = dependencies.keys == nil ? "" : ", or press l,"
    return ["", "\(names(exercises)) were saved at once. Save one of them\(way) to go there."]
  }

  func gone(_ exercises: [Exercise]) -> [Line] {
    let (folders, files) = folders(of: exercises)
    return folders.map { folder in
      "The folder \(folder) is missing. Move it back, or bring its originals back with "
        + "`git checkout -- \(folder)`."
    }
      + (files.count > 3
        ? [
          "The files of \(names(files)) are missing. `swift run workshop reset \(files[0].id)` brings the first one's original back."
        ]
        : files.map { Line("\(WorkspaceError.missing(workshop.path(of: $0)))") })
  }

  func back(_ exercises: [Exercise]) -> [Line] {
    let (folders, files) = folders(of: exercises)
    return folders.map { "The folder \($0) is back." }
      + (files.count > 3
        ? ["The files of \(names(files)) are back."]
        : files.map { "\(workshop.path(of: $0)) is back." })
  }

  /// The folders all of whose exercises are in this list, and the remaining exercises.
  private func folders(of exercises: [Exercise]) -> (folders: [String], files: [Exercise]) {
    let course = workshop.course
    if exercises.count > 1, exercises.count == course.exercises.count {
      return ([workshop.answers], [])
    }
    let whole = course.chapters.filter { chapter in
      chapter.exercises.count > 1 && chapter.exercises.allSatisfy(exercises.contains)
    }
    let numbers = whole.map(\.number)
    return (
      numbers.map { "\(workshop.answers)/Chapter\($0)" },
      exercises.filter { !numbers.contains($0.id.chapter) }
    )
  }

  /// A list of numbers, such as "1.1, 1.2 and 1.3", or "1.1 and 44 others".
  private func names(_ exercises: [Exercise]) -> String {
    let ids = exercises.map { "\($0.id)" }
    return switch ids.count {
    case 0...1: ids.joined()
    case 2...4: ids.dropLast().joined(separator: ", ") + " and \(ids[ids.count - 1])"
    default: "\(ids[0]) and \(ids.count - 1) others"
    }
  }

  func chapter(of exercise: Exercise?) -> Chapter? {
    let chapters = workshop.course.chapters
    return chapters.first { $0.number == exercise?.id.chapter } ?? chapters.first
  }

  func lines(_ text: String) -> [Line] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { Line(String($0)) }
  }
}
