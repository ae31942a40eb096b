import CourseModel
import SwiftSource

/// Checks that a chapter's exercises are complete, numbered without gaps, and no larger than
/// CONTRIBUTING says.
struct Pieces {
  /// How many words a chapter's page may have. A chapter that isn't here has no limits,
  /// nor have its exercises.
  static let pageLimits = [1: 5_200, 2: 3_900, 3: 3_600, 4: 4_600, 5: 4_500, 6: 6_200, 7: 6_500]

  let course: Course
  let chapter: Chapter
  private var workspace: Workspace { course.workspace }

  var problems: [Problem] {
    let gap = chapter.exercises.enumerated().first { $1.id.number != $0 + 1 }.map {
      Problem(
        $1.task,
        "The chapter's exercise number \($0 + 1) is \($1.id); number them without gaps.")
    }
    let strays = ["Exercises", "Solutions"].flatMap { course.strayFiles(in: chapter, answers: $0) }
      .map {
        Problem($0, "It belongs to no exercise of chapter \(chapter.number). Check its name.")
      }
    return [gap].compactMap(\.self) + strays + pageSize + chapter.exercises.flatMap(problems(of:))
  }

  private var pageSize: [Problem] {
    guard let limit = Self.pageLimits[chapter.number], let text = try? workspace.text(chapter.page)
    else { return [] }
    return tooLarge([
      (chapter.page, text.split(whereSeparator: \.isWhitespace).count, limit, "words")
    ])
  }

  private func sizeProblems(_ exercise: Exercise) -> [Problem] {
    guard Self.pageLimits[chapter.number] != nil else { return [] }
    let lines = { (path: String) in (try? workspace.text(path))?.count(where: \.isNewline) ?? 0 }
    return tooLarge([
      (exercise.task, workspace.header(of: exercise)?.checklist.count ?? 0, 5, "criteria"),
      (exercise.tests, lines(exercise.tests), 100, "lines"),
      (exercise.traps, lines(exercise.traps), 80, "lines"),
      (exercise.mistakes, workspace.mistakes(in: exercise).count, 12, "mistakes"),
      (exercise.others, workspace.others(to: exercise).count, 5, "answers"),
    ])
  }

  private func tooLarge(
    _ sizes: [(path: String, value: Int, limit: Int, unit: String)]
  ) -> [Problem] {
    sizes.filter { $0.value > $0.limit }.map {
      Problem($0.path, "It has \($0.value) \($0.unit), and may have \($0.limit).")
    }
  }

  private func problems(of exercise: Exercise) -> [Problem] {
    let missing = [
      exercise.task, exercise.solution, exercise.tests, exercise.mistakes, exercise.others,
      exercise.hints,
    ]
    .filter { !workspace.fileExists($0) }
    .map { Problem($0, "This file of exercise \(exercise.id) is missing.") }
    return missing + taskProblems(exercise) + solutionProblems(exercise) + testProblems(exercise)
      + hintProblems(exercise) + pageProblems(exercise) + sizeProblems(exercise)
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
