import CourseModel
import Judging
import TerminalUI
import Toolchain

/// What a check of an exercise shows.
struct CheckReport: Sendable {
  let exit: WorkshopExit
  /// The verdict, and what's to be said with it.
  var lines: [Line]
  /// What the answer printed: an empty line, a heading, and the last lines.
  var printed: [Line] = []
}

extension Workshop {
  /// Builds an exercise, or each one of a chapter, runs the tests, and shows the verdict.
  ///
  /// - Parameters:
  ///   - selection: a chapter or an exercise; nil for the next exercise.
  ///   - timeout: how long a run of the tests may go on without an event before it counts as endless.
  ///   - isVerbose: whether to show the output of the build and the tests.
  /// - Throws: `ToolchainError`, `BusyError`, `BuildError` or `CommandError` if nothing can be
  ///   judged.
  func check(
    _ selection: Selection?, timeout: Duration, isVerbose: Bool = false
  ) throws -> WorkshopExit {
    switch selection ?? next(in: progress).map(Selection.exercise) {
    case .exercise(let exercise):
      let report = try report(on: exercise, timeout: timeout, isVerbose: isVerbose, runner)
      // A command's output is read from its end.
      let printed = report.printed.isEmpty ? [] : report.printed.dropFirst() + [""]
      terminal.draw(Screen(printed + report.lines))
      return report.exit
    case .chapter(let chapter):
      return try check(chapter, timeout: timeout, isVerbose: isVerbose)
    case nil: return status()
    }
  }

  /// Judges an exercise.
  ///
  /// - Parameters:
  ///   - commands: the style of the advice: shell commands or keys.
  ///   - runner: runs the tools, and can be ended separately.
  func report(
    on exercise: Exercise, timeout: Duration, isVerbose: Bool = false,
    commands: CommandStyle = .shell, _ runner: ProcessRunner
  ) throws -> CheckReport {
    let before = progress
    let judged = try judged([exercise], timeout: timeout, isVerbose: isVerbose, runner)
    guard let judgement = judged[exercise] else { return CheckReport(exit: .tools, lines: []) }
    let verdict = judgement.verdict
    let now = progress
    let screen = Screen {
      verdictText(of: exercise).lines(verdict, commands: commands)
      if verdict.isSolved { gain(from: exercise) }
      warningOfEditedTests(of: [exercise])
      warningOfStrayFiles(beside: exercise)
      if verdict.isSolved {
        celebration(of: exercise, before, now)
        // With keys, the watcher says what comes next.
        if commands == .shell {
          ""
          next(in: now, after: exercise).map(invitation) ?? [Self.allSolved]
        }
      }
    }
    // With --verbose, all of it has been shown already.
    return CheckReport(
      exit: WorkshopExit(verdict), lines: screen.lines,
      printed: isVerbose ? [] : printed(judgement.printed, by: exercise))
  }

  private func check(
    _ chapter: Chapter, timeout: Duration, isVerbose: Bool
  ) throws -> WorkshopExit {
    let before = progress
    let judgements = try judged(chapter.exercises, timeout: timeout, isVerbose: isVerbose, runner)
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
          if !isVerbose { printed(judgements[open.0]?.printed ?? "", by: open.0) }
          ""
          verdictText(of: open.0).lines(open.1)
        } else if let last = chapter.exercises.last {
          celebration(of: last, before, progress)
        }
        warningOfEditedTests(of: chapter.exercises)
        if let first = chapter.exercises.first { warningOfStrayFiles(beside: first) }
      })
    return open.map { WorkshopExit($0.1) } ?? .success
  }

  /// Whether the answers are another person's. If they're in .build, a tool put them there.
  private var isOthers: Bool { answers != Self.ownAnswers && !answers.hasPrefix(".build/") }

  private func verdictText(of exercise: Exercise) -> VerdictText {
    VerdictText(
      exercise: exercise, title: title(of: exercise),
      reference: (try? workspace.text(exercise.solution)) ?? "",
      header: (try? workspace.text(exercise.task)).flatMap(ExerciseHeader.init(of:)),
      isOthers: isOthers)
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
    if isOthers {
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
    let read = exercises.map(answer(to:))
    let judgements = { try judge.judge(read, check: runner.check) }
    // The tools' output is progress enough.
    let found = try isVerbose ? judgements() : progressLine.during(judgements)
    let judged = Dictionary(uniqueKeysWithValues: zip(exercises, found))
    if isVerbose { terminal.write("") }
    try note(judged.mapValues(\.verdict), on: read)
    return judged
  }
}
