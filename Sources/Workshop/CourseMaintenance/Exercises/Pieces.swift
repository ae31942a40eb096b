import CourseModel

/// Checks that every exercise has all its pieces, and that nothing else lies among them.
struct Pieces {
  let workspace: Workspace
  let chapter: Chapter

  var problems: [Problem] {
    numbering + strayFiles + chapter.exercises.flatMap(problems(of:))
  }

  /// The wrong answers of an exercise, sorted by name.
  static func attempts(of exercise: Exercise, in workspace: Workspace) -> [Attempt] {
    workspace.files(below: exercise.attempts, suffix: ".swift").map { path in
      Attempt(path: path, text: (try? workspace.text(path)) ?? "")
    }
  }

  /// Numbers without gaps, and grades that do not fall.
  private var numbering: [Problem] {
    var problems: [Problem] = []
    for (index, exercise) in chapter.exercises.enumerated()
    where exercise.id.number != index + 1 {
      problems.append(
        Problem(
          exercise.task,
          "The chapter's exercise number \(index + 1) is \(exercise.id); number them without gaps."
        ))
      break
    }
    let grades = chapter.exercises.compactMap { exercise in
      header(of: exercise).map { (exercise, $0.stars) }
    }
    for (earlier, later) in zip(grades, grades.dropFirst()) where earlier.1 > later.1 {
      problems.append(
        Problem(
          later.0.task,
          "It has fewer stars than \(earlier.0.id); put the exercises in order of difficulty."))
    }
    return problems
  }

  private func header(of exercise: Exercise) -> ExerciseHeader? {
    (try? workspace.text(exercise.task)).flatMap(ExerciseHeader.init(of:))
  }

  private func problems(of exercise: Exercise) -> [Problem] {
    let missing = [exercise.task, exercise.solution, exercise.tests, exercise.hints]
      .filter { !workspace.fileExists($0) }
      .map { Problem($0, "This file of exercise \(exercise.id) is missing.") }
    return missing + taskProblems(exercise) + solutionProblems(exercise)
      + suiteProblems(exercise) + hintProblems(exercise) + attemptProblems(exercise)
  }

  private func taskProblems(_ exercise: Exercise) -> [Problem] {
    guard let text = try? workspace.text(exercise.task) else { return [] }
    guard let header = ExerciseHeader(of: text) else {
      return [
        Problem(exercise.task, line: 1, "Open it with a title: // \(exercise.id) · Title  ★☆☆")
      ]
    }
    var messages: [String] = []
    if header.id != exercise.id {
      messages.append("The title says \(header.id), the file's name \(exercise.id).")
    }
    if !(1...3).contains(header.stars) { messages.append("Give it one to three stars.") }
    if header.edit == nil { messages.append("Say what to edit: // Edit:   …") }
    if header.check != "swift test --filter \(exercise.id.suite)" {
      messages.append("Say how to check: // Check:  swift test --filter \(exercise.id.suite)")
    }
    if header.page == nil {
      messages.append("Say where to read: // Read:   \(chapter.page), \"Heading\"")
    }
    if !text.contains("// TODO: \(exercise.id)") {
      messages.append("Mark what is to be done: // TODO: \(exercise.id)")
    }
    return messages.map { Problem(exercise.task, $0) }
  }

  private func solutionProblems(_ exercise: Exercise) -> [Problem] {
    guard let text = try? workspace.text(exercise.solution) else { return [] }
    var messages: [String] = []
    if text.contains("// TODO") { messages.append("The reference answer still has a TODO.") }
    if let title = header(of: exercise)?.title, ExerciseHeader(of: text)?.title != title {
      messages.append("Open it with the exercise's own title: \(title)")
    }
    if let task = try? workspace.text(exercise.task), given(in: text) != given(in: task) {
      messages.append(
        "What is given (from MARK: - Given to MARK: - Yours) differs from the task's.")
    }
    return messages.map { Problem(exercise.solution, $0) }
  }

  private func given(in text: String) -> Substring? {
    text.firstRange(of: /\/\/ MARK: - Given\n(?s:.*?)\n\/\/ MARK: - Yours\n/).map { text[$0] }
  }

  private func suiteProblems(_ exercise: Exercise) -> [Problem] {
    guard let text = try? workspace.text(exercise.tests) else { return [] }
    var messages: [String] = []
    if !text.contains("struct \(exercise.id.suite)") {
      messages.append("The suite must be a struct \(exercise.id.suite).")
    }
    // A formatter may have put the name on a line of its own.
    let code = text.replacing(/\(\s+/, with: "(")
    if let title = header(of: exercise)?.title,
      !code.contains("@Suite(\"\(exercise.id) \(title)\"")
    {
      messages.append("Show the suite as @Suite(\"\(exercise.id) \(title)\", …).")
    }
    return messages.map { Problem(exercise.tests, $0) }
  }

  private func hintProblems(_ exercise: Exercise) -> [Problem] {
    guard let text = try? workspace.text(exercise.hints) else { return [] }
    let hints = Hints(text).hints[exercise.id] ?? []
    var messages: [String] = []
    if hints.count != 3 {
      messages.append(
        "\(exercise.id) has \(hints.count) hints; it needs three: a nudge, where to look, almost "
          + "the answer.")
    }
    if let title = header(of: exercise)?.title, !text.contains("## \(exercise.id) \(title)\n") {
      messages.append("Head the hints of \(exercise.id) with: ## \(exercise.id) \(title)")
    }
    if hints.contains(where: { $0.contains(#/\b[Ll]ines? \d/#) }) {
      messages.append("A hint of \(exercise.id) names a line number; name the symbol instead.")
    }
    return messages.map { Problem(exercise.hints, $0) }
  }

  private func attemptProblems(_ exercise: Exercise) -> [Problem] {
    let attempts = Self.attempts(of: exercise, in: workspace)
    let few =
      attempts.count < 2
      ? [
        Problem(
          exercise.attempts,
          "\(exercise.id) has \(attempts.count) wrong answers; it needs at least two.")
      ] : []
    return few
      + attempts.filter { $0.flaw == nil || $0.failure == nil }.map {
        Problem($0.path, "Open it with two comments: // Wrong: … and // Must fail with: …")
      }
  }

  /// Everything in the chapter's folders that belongs to no exercise.
  private var strayFiles: [Problem] {
    let number = chapter.number
    let expected = Set(
      chapter.exercises.flatMap { [$0.task, $0.solution, $0.tests, $0.attempts, $0.hints] })
    let tests = "Tests/Exercises/Chapter\(number)"
    let wrongAnswers = "\(tests)/WrongAnswers"
    let folders = [
      "Exercises/Chapter\(number)", "Solutions/Chapter\(number)", tests, wrongAnswers,
    ]
    let files = folders.flatMap { folder in workspace.names(in: folder).map { "\(folder)/\($0)" } }
    // What the tests of an exercise, or of several, need besides may have a file of its own.
    let owners = chapter.exercises.map(\.id.description) + ["\(number)"]
    let besides = owners.map { "\(tests)/\($0)-" }
    let isBesides = { (file: String) in
      besides.contains(where: file.hasPrefix) && !file.hasSuffix("Tests.swift")
    }
    return files.filter { !expected.contains($0) && !isBesides($0) && $0 != wrongAnswers }.map {
      Problem($0, "It belongs to no exercise of chapter \(number). Is its name mistyped?")
    }
  }
}
