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
      + hintProblems(exercise) + pageProblems(exercise)
  }

  /// Reports what is wrong with a file, if it can be read.
  ///
  /// - Parameter check: receives the file's text, and returns messages, or nil in their place.
  private func problems(in path: String, _ check: (_ text: String) -> [String?]) -> [Problem] {
    guard let text = try? workspace.text(path) else { return [] }
    return check(text).compactMap(\.self).map { Problem(path, $0) }
  }

  private func taskProblems(_ exercise: Exercise) -> [Problem] {
    let id = exercise.id
    return problems(in: exercise.task) { text in
      guard let header = ExerciseHeader(of: text) else {
        return ["Open it with a title: // \(id) · Title  ★☆☆"]
      }
      let check = "swift run workshop check \(id)"
      let (lines, limit) = (text.count(where: \.isNewline), header.stars == 1 ? 40 : 80)
      let original = workspace.original(of: exercise)?.parts.yours
      return [
        header.id == id ? nil : "The title says \(header.id), the file's name \(id).",
        header.stars > 0 ? nil : "Give it one to three stars.",
        header.edit == nil ? "Say what to edit: // Edit:   …" : nil,
        header.check == check ? nil : "Say how to check: // Check:  \(check)",
        header.page == nil ? "Say where to read: // Read:   \(chapter.page), \"Heading\"" : nil,
        text.contains("// TODO: \(id)") ? nil : "Mark what is to be done: // TODO: \(id)",
        lines <= limit
          ? nil : "It has \(lines) lines, and may have \(limit); move given code into a module.",
        original == text.parts.yours
          ? nil
          : "`reset` would bring back something else. Put this part below ## \(Workspace.notBegun) "
            + "in \(exercise.mistakes), as a fence ```swift.",
      ]
    }
  }

  private func solutionProblems(_ exercise: Exercise) -> [Problem] {
    let todo = problems(in: exercise.solution) {
      [$0.contains("// TODO") ? "The reference answer still has a TODO." : nil]
    }
    guard let task = try? workspace.text(exercise.task),
      let solution = try? workspace.text(exercise.solution)
    else { return todo }
    let given = task.parts.given.lines(of: exercise.task).map(\.text)
    let copy = solution.parts.given.lines(of: exercise.solution).map(\.text)
    guard given != copy else { return todo }
    let same = zip(given, copy).prefix { $0 == $1 }.count
    return todo + [
      Problem(
        exercise.solution, line: same + 1,
        "Down to MARK: - Yours it must be identical to the task, which has "
          + "`\(given.dropFirst(same).first ?? "")` here.")
    ]
  }

  private func testProblems(_ exercise: Exercise) -> [Problem] {
    let id = exercise.id
    return problems(in: exercise.tests) { text in
      let names = TestFunction.all(in: text).map(\.name)
      let isSuite = text.contains("@Suite(.exercise(\"\(id)\")")
      let others = text.matches(of: /\.(?:exercise|load)\("(\d+\.\d+)"/).filter { $0.1 != "\(id)" }
      return [
        workspace.header(of: exercise)?.checklist == names
          ? nil
          : "The task's list \"You are done when\" must have the tests' names, in order:\n"
            + indented(names.map { "// - \($0)" }),
        isSuite && text.contains("struct \(id.suite) ")
          ? nil : "The suite must be: @Suite(.exercise(\"\(id)\")) struct \(id.suite)",
      ] + others.map { "`\($0.0)` asks for an exercise other than \(id)." }
    }
  }

  private func hintProblems(_ exercise: Exercise) -> [Problem] {
    let id = exercise.id
    return problems(in: exercise.hints) { text in
      let (hints, learned) = (Hints(text).hints[id] ?? [], Hints(text).learned[id])
      return [
        hints.count == 3
          ? nil
          : "\(id) has \(hints.count) hints below ## \(id); it needs three: a nudge, where to look, "
            + "almost the answer.",
        learned?.hasPrefix("You can ") == true
          ? nil : "Say what \(id) teaches, in a line below its hints: Learned: You can ….",
      ]
    }
  }

  private func pageProblems(_ exercise: Exercise) -> [Problem] {
    let (mistakes, others) = (workspace.mistakes(in: exercise), workspace.others(to: exercise))
    return problems(in: exercise.mistakes) { _ in
      [mistakes.count < 2 ? "It has \(mistakes.count) mistakes, and needs at least two." : nil]
    }
      + problems(in: exercise.others) { _ in
        [
          others.count < 3
            ? "It has \(others.count) answers, and needs three, each in a different style." : nil
        ]
      }
      + mistakes.filter { $0.sentence == nil }.map {
        $0.problem("Quote the sentence that its author must see: > …")
      }
  }
}

extension Workspace {
  /// The comment at the beginning of an exercise's task; nil if there is none.
  func header(of exercise: Exercise) -> ExerciseHeader? {
    (try? text(exercise.task)).flatMap(ExerciseHeader.init(of:))
  }
}
