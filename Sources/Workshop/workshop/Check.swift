import CourseModel
import Judging
import TerminalUI
import Toolchain

extension Workshop {
  /// Builds an exercise, or each one of a chapter, runs the tests, and shows the verdict.
  ///
  /// - Parameters:
  ///   - selection: a chapter or an exercise; nil for the next exercise.
  ///   - timeout: how long a run of the tests may go on without an event before it counts as endless.
  ///   - isVerbose: whether to show the output of the build and the tests.
  ///   - commands: the style of the advice in a verdict: shell commands or keys.
  /// - Throws: `ToolchainError`, `BusyError`, `BuildError` or `CommandError` if nothing can be
  ///   judged.
  func check(
    _ selection: Selection?, timeout: Duration, isVerbose: Bool = false,
    commands: CommandStyle = .shell
  ) throws -> WorkshopExit {
    try check(selection, timeout: timeout, isVerbose: isVerbose, commands: commands, runner)
  }

  /// The same, with a runner that can be ended separately.
  func check(
    _ selection: Selection?, timeout: Duration, isVerbose: Bool = false,
    commands: CommandStyle = .shell, _ runner: ProcessRunner
  ) throws -> WorkshopExit {
    let judge = { try judged($0, timeout: timeout, isVerbose: isVerbose, runner) }
    switch selection ?? next(in: progress).map(Selection.exercise) {
    case .exercise(let exercise):
      return try check(exercise, isVerbose: isVerbose, commands, judge)
    case .chapter(let chapter): return try check(chapter, isVerbose: isVerbose, judge)
    case nil: return status()
    }
  }

  private func check(
    _ exercise: Exercise, isVerbose: Bool, _ commands: CommandStyle,
    _ judge: ([Exercise]) throws -> [Exercise: Judge.Judgement]
  ) throws -> WorkshopExit {
    let chapter = course.chapters.first { $0.number == exercise.id.chapter }
    let before = progress
    guard let judgement = try judge([exercise])[exercise] else { return .tools }
    let verdict = judgement.verdict
    let progress = progress
    // With --verbose, all of it has been shown already.
    let printed = isVerbose ? [] : printed(judgement.printed, by: exercise)
    terminal.draw(
      Screen {
        // A command's output is read from its end, and `watch` begins with the verdict.
        if commands == .shell { printed }
        verdictText(of: exercise).lines(verdict, commands: commands)
        if verdict.isSolved {
          demonstration(judgement.demonstration)
          gain(from: exercise)
        }
        if commands == .keys, !printed.isEmpty { [""] + printed.dropLast() }
      })
    warnOfEditedTests(of: [exercise])
    if let chapter { warnOfStrayFiles(in: chapter) }
    if verdict.isSolved {
      let next = next(in: progress, after: exercise)
      terminal.draw(
        Screen {
          if let chapter { celebration(of: chapter, before, progress) }
          // With keys, the watcher says what comes next.
          if commands == .shell { [""] + (next.map(invitation) ?? [Self.allSolved]) }
        })
    }
    return WorkshopExit(verdict)
  }

  private func check(
    _ chapter: Chapter, isVerbose: Bool,
    _ judge: ([Exercise]) throws -> [Exercise: Judge.Judgement]
  ) throws -> WorkshopExit {
    let before = progress
    let judgements = try judge(chapter.exercises)
    let rows = chapter.exercises.compactMap { exercise in
      judgements[exercise].map { (exercise, $0.verdict) }
    }
    let width = rows.map { title(of: $0.0).count }.max() ?? 0
    let open = rows.first { !$0.1.isSolved }
    terminal.draw(
      Screen {
        rows.map { exercise, verdict in
          let title = Line(title(of: exercise)).padded(to: width)
          return "\(title)  \(verdict.word, verdict.style)"
        }
        ""
        "\(rows.count { $0.1.isSolved }) of \(rows.count) solved."
        if let open {
          ""
          if !isVerbose { printed(judgements[open.0]?.printed ?? "", by: open.0) }
          verdictText(of: open.0).lines(open.1)
        } else {
          celebration(of: chapter, before, progress)
        }
      })
    warnOfEditedTests(of: chapter.exercises)
    warnOfStrayFiles(in: chapter)
    return open.map { WorkshopExit($0.1) } ?? .success
  }

  private func verdictText(of exercise: Exercise) -> VerdictText {
    VerdictText(
      exercise: exercise, title: title(of: exercise),
      reference: (try? workspace.text(exercise.solution)) ?? "",
      header: (try? workspace.text(exercise.task)).flatMap(ExerciseHeader.init(of:)))
  }

  /// Warns of tests that were edited since the last commit and so differ from the course's. Without
  /// git, this can't be detected.
  private func warnOfEditedTests(of exercises: [Exercise]) {
    let command = Command(
      "git",
      ["--no-pager", "diff", "--name-only", "--relative", "HEAD", "--"] + exercises.map(\.tests),
      in: workspace.root, environment: ["GIT_DIR": nil, "GIT_WORK_TREE": nil])
    guard let outcome = try? runner.run(command), outcome.succeeded, !outcome.output.isEmpty else {
      return
    }
    let files = outcome.output.split(separator: "\n").map(String.init)
    terminal.draw(
      Screen {
        ""
        "These tests aren't the course's; they were edited or removed:"
        files.map { Line("  \($0)") }
        Line("To get them back: git checkout HEAD -- \(files.joined(separator: " "))")
      })
  }

  /// Warns of a task saved under another name, which is easily mistaken for the one that is
  /// checked.
  private func warnOfStrayFiles(in chapter: Chapter) {
    let strayFiles = course.strayFiles(in: chapter, answers: answers)
    guard !strayFiles.isEmpty else { return }
    terminal.draw(
      Screen {
        ""
        "Left out, because no exercise has this name:"
        strayFiles.map { Line("  \($0)") }
        "Plain `swift test` compiles it anyway. Rename it, or move it away."
      })
  }

  /// Judges the learner's files and records the verdicts.
  private func judged(
    _ exercises: [Exercise], timeout: Duration, isVerbose: Bool, _ runner: ProcessRunner
  ) throws -> [Exercise: Judge.Judgement] {
    // If the chapter was judged before, there are staged answers.
    var first = "Building"
    for chapter in Set(exercises.map(\.id.chapter)).sorted()
    where !workspace.fileExists("\(Toolchain.answersFolder)/Chapter\(chapter)") {
      first = "Building chapter \(chapter) for the first time, which takes a few seconds"
      if terminal.canRedraw { terminal.showStatus(first) } else { terminal.write("\(first).") }
    }
    // If the answers are in .build, a tool put them there, and needs no message.
    if answers != Self.ownAnswers, !answers.hasPrefix(".build/") {
      terminal.write("Judging \(answers), because ANSWERS is set. It does not count as progress.")
    }
    let progressLine = ProgressLine(on: terminal, step: first)
    let judge = Judge(workspace, toolchain(runner), timeout: timeout) { [terminal] event in
      switch event {
      case .output(let line): if isVerbose { terminal.write(Line(line, .dim)) }
      case .step(let step): progressLine.note(step)
      case .waiting(let sentence):
        // A line that is redrawn also shows the elapsed time.
        if !terminal.canRedraw || isVerbose { terminal.write(Line(sentence)) }
        progressLine.note(sentence.hasSuffix(".") ? String(sentence.dropLast()) : sentence)
      }
    }
    let answers = exercises.map(answer(to:))
    let judgements = { try judge.judge(answers, check: runner.check) }
    // The tools' output is progress enough.
    let found = try isVerbose ? judgements() : progressLine.during(judgements)
    let judged = Dictionary(uniqueKeysWithValues: zip(exercises, found))
    if isVerbose { terminal.write("") }
    try note(judged.mapValues(\.verdict), on: answers)
    return judged
  }
}
