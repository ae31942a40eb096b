import CourseModel
import SwiftSource

/// Checks that every exercise is complete, and that there are no stray files.
struct Pieces {
  let workspace: Workspace
  let chapter: Chapter

  var problems: [Problem] {
    numbering + strayFiles + chapter.exercises.flatMap(problems(of:))
  }

  /// Checks that numbers have no gaps, and that grades rise by at most one star at a time.
  private var numbering: [Problem] {
    let gap = chapter.exercises.enumerated().first { $1.id.number != $0 + 1 }
    let first = gap.map { index, exercise in
      Problem(
        exercise.task,
        "The chapter's exercise number \(index + 1) is \(exercise.id); number them without gaps.")
    }
    let grades = chapter.exercises.compactMap { exercise in
      workspace.header(of: exercise).map { (exercise, $0.stars) }
    }
    let steep = zip(grades, grades.dropFirst()).filter { $0.1 + 1 < $1.1 }
    return [first].compactMap(\.self)
      + steep.map { earlier, later in
        Problem(
          later.0.task,
          "It has \(later.1 - earlier.1) stars more than \(earlier.0.id). From one exercise to the "
            + "next, the grade may rise by one star.")
      }
  }

  /// The files in the chapter's folders that belong to no exercise.
  private var strayFiles: [Problem] {
    let number = chapter.number
    let expected = Set(
      chapter.exercises.flatMap {
        [$0.task, $0.solution, $0.tests, $0.traps, $0.mistakes, $0.others, $0.hints]
      })
    let tests = "Tests/Exercises/Chapter\(number)"
    let folders = ["Exercises/Chapter\(number)", "Solutions/Chapter\(number)", tests]
    let files = folders.flatMap { folder in workspace.names(in: folder).map { "\(folder)/\($0)" } }
    // Other files that the tests of one or more exercises need.
    let owners = chapter.exercises.map(\.id.description) + ["\(number)"]
    let besides = owners.map { "\(tests)/\($0)-" }
    return files.filter { file in
      !expected.contains(file)
        && (!file.hasSuffix(".swift") || file.contains(/(Tests|Traps)\.swift$/)
          || !besides.contains(where: file.hasPrefix))
    }
    .map { Problem($0, "It doesn't belong to any exercise of chapter \(number). Check its name.") }
  }

  private func problems(of exercise: Exercise) -> [Problem] {
    let missing = [
      exercise.task, exercise.solution, exercise.tests, exercise.mistakes, exercise.others,
      exercise.hints,
    ]
    .filter { !workspace.fileExists($0) }
    .map { Problem($0, "This file of exercise \(exercise.id) is missing.") }
    return missing + taskProblems(exercise) + solutionProblems(exercise) + testProblems(exercise)
      + hintProblems(exercise) + mistakeProblems(exercise) + otherProblems(exercise)
  }

  /// Reports what is wrong with a file, if it can be read.
  ///
  /// - Parameter check: receives the file's text, and a function to call with each message.
  private func problems(
    in path: String, line: Int? = nil, _ check: (_ text: String, _ tell: (String) -> Void) -> Void
  ) -> [Problem] {
    guard let text = try? workspace.text(path) else { return [] }
    var problems: [Problem] = []
    check(text) { problems.append(Problem(path, line: line, $0)) }
    return problems
  }

  private func taskProblems(_ exercise: Exercise) -> [Problem] {
    let id = exercise.id
    guard let header = workspace.header(of: exercise) else {
      return problems(in: exercise.task, line: 1) { _, tell in
        tell("Open it with a title: // \(id) · Title  ★☆☆")
      }
    }
    let check = "swift run workshop check \(id)"
    return problems(in: exercise.task) { text, tell in
      if header.id != id { tell("The title says \(header.id), the file's name \(id).") }
      if !(1...3).contains(header.stars) { tell("Give it one to three stars.") }
      if header.edit == nil { tell("Say what to edit: // Edit:   …") }
      if header.check != check { tell("Say how to check: // Check:  \(check)") }
      if header.page == nil { tell("Say where to read: // Read:   \(chapter.page), \"Heading\"") }
      if !text.contains("// TODO: \(id)") { tell("Mark what is to be done: // TODO: \(id)") }
      if header.checklist.isEmpty {
        tell("List the goals, with the tests' names: // You are done when, then // - Name")
      }
      let (lines, limit) = (text.count(where: \.isNewline), header.stars == 1 ? 40 : 80)
      if lines > limit {
        tell("It has \(lines) lines, but may have at most \(limit); move given code into a module.")
      }
    }
  }

  private func solutionProblems(_ exercise: Exercise) -> [Problem] {
    let todo = problems(in: exercise.solution) { text, tell in
      if text.contains("// TODO") { tell("The reference answer still has a TODO.") }
    }
    guard let task = try? workspace.text(exercise.task),
      let solution = try? workspace.text(exercise.solution)
    else { return todo }
    let (given, copy) = (head(of: task), head(of: solution))
    guard given != copy else { return todo }
    let same = zip(given, copy).prefix { $0 == $1 }.count
    let line = same < given.count ? "`\(given[same])`" : "`// MARK: - Yours`"
    return todo + [
      Problem(
        exercise.solution, line: same + 1,
        "Down to MARK: - Yours it must be identical to the task, which has \(line) here.")
    ]
  }

  /// The lines that a task shares with its reference answer: the header and the given part.
  private func head(of text: String) -> [Substring] {
    let end = text.firstRange(of: "\n// MARK: - Yours\n") ?? text.firstRange(of: "\n\n")
    return text[..<(end?.lowerBound ?? text.endIndex)]
      .split(separator: "\n", omittingEmptySubsequences: false)
  }

  private func testProblems(_ exercise: Exercise) -> [Problem] {
    let id = exercise.id
    let checklist = workspace.header(of: exercise)?.checklist ?? []
    return problems(in: exercise.tests) { text, tell in
      let names = TestFunction.all(in: text).map(\.name)
      if !checklist.isEmpty, checklist != names {
        let places = zip(checklist, names).prefix { $0 == $1 }.count
        let (item, name) = (checklist.dropFirst(places).first, names.dropFirst(places).first)
        tell(
          "The task's list \"You are done when\" must have the tests' names, in order. "
            + "Item \(places + 1) is \(item.map { "\"\($0)\"" } ?? "missing"), the test is "
            + "\(name.map { "\"\($0)\"" } ?? "missing").")
      }
      if !text.contains("struct \(id.suite)") { tell("The suite must be a struct \(id.suite).") }
      if !text.contains(".exercise(\"\(id)\")") {
        tell("The suite needs the trait .exercise(\"\(id)\"), which says where to read.")
      }
      let others = text.matches(of: /\.(?:exercise|load)\("(\d+\.\d+)"/).filter { $0.1 != "\(id)" }
      for other in others { tell("`\(other.0)` asks for an exercise other than \(id).") }
    }
  }

  private func hintProblems(_ exercise: Exercise) -> [Problem] {
    problems(in: exercise.hints) { text, tell in
      let id = exercise.id
      let (hints, learned) = (Hints(text).hints[id] ?? [], Hints(text).learned[id])
      if hints.count != 3 {
        tell(
          "\(id) has \(hints.count) hints below ## \(id); it needs three: a nudge, where to look, almost the answer."
        )
      }
      if learned?.wholeMatch(of: /You can .+\./) == nil {
        tell("\(id) doesn't say what it teaches; add a line below its hints: Learned: You can ….")
      }
      if hints.contains(where: { $0.contains(#/\b[Ll]ines? \d/#) }) {
        tell("A hint of \(id) names a line number; name the symbol instead.")
      }
    }
  }

  private func mistakeProblems(_ exercise: Exercise) -> [Problem] {
    let mistakes = workspace.mistakes(in: exercise)
    let original = problems(in: exercise.task) { task, tell in
      if workspace.original(of: exercise)?.parts.yours != task.parts.yours {
        tell(
          "`reset` would bring back something else. Put this part below ## \(Workspace.notBegun) in "
            + "\(exercise.mistakes), as a fence ```swift.")
      }
    }
    return original
      + problems(in: exercise.mistakes) { _, tell in
        if mistakes.count < 2 { tell("It has \(mistakes.count) mistakes, and needs at least two.") }
      }
      + mistakes.filter { $0.sentence == nil }.map {
        $0.problem("Quote the sentence that its author must see: > …")
      }
  }

  private func otherProblems(_ exercise: Exercise) -> [Problem] {
    problems(in: exercise.others) { _, tell in
      let count = workspace.others(to: exercise).count
      if count < 3 { tell("It has \(count) answers, and needs three, each in a different style.") }
    }
  }
}

extension Workspace {
  /// The comment at the beginning of an exercise's task; nil if there is none.
  func header(of exercise: Exercise) -> ExerciseHeader? {
    (try? text(exercise.task)).flatMap(ExerciseHeader.init(of:))
  }
}
