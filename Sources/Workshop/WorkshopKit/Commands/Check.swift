import TerminalUI

extension Workshop {
  /// Builds a chapter, runs tests, and tells the verdict.
  ///
  /// - Parameters:
  ///   - selection: a chapter or an exercise; nil for the next exercise.
  ///   - timeout: how long a run of the tests may take before it counts as endless.
  ///   - isVerbose: whether to show what the build and the tests print themselves.
  /// - Throws: `ToolchainError`, `BusyError`, `BuildError` or `CommandError` when nothing can be
  ///   judged.
  package func check(
    _ selection: Selection?, timeout: Duration, isVerbose: Bool = false
  ) throws -> WorkshopExit {
    let progress = Progress(of: workspace)
    switch selection ?? next(in: progress).map(Selection.exercise) {
    case .exercise(let exercise):
      return try check(exercise, timeout: timeout, isVerbose: isVerbose)
    case .chapter(let chapter): return try check(chapter, timeout: timeout, isVerbose: isVerbose)
    case nil: return status()
    }
  }

  private func check(
    _ exercise: Exercise, timeout: Duration, isVerbose: Bool
  ) throws -> WorkshopExit {
    let chapter = course.chapters.first { $0.number == exercise.id.chapter }
    let verdicts = try judge(
      chapter?.exercises ?? [], for: [exercise], timeout: timeout, isVerbose: isVerbose)
    guard let verdict = verdicts[exercise] else { return .tools }
    terminal.draw(Screen(verdictText(of: exercise).lines(verdict)))
    if let chapter { warnOfStrangers(in: chapter) }
    if verdict.isSolved {
      let next = next(in: Progress(of: workspace), after: exercise)
      terminal.draw(Screen([""] + (next.map(invitation) ?? [Self.allSolved])))
    }
    return WorkshopExit(verdict)
  }

  private func check(
    _ chapter: Chapter, timeout: Duration, isVerbose: Bool
  ) throws -> WorkshopExit {
    let verdicts = try judge(
      chapter.exercises, for: chapter.exercises, timeout: timeout, isVerbose: isVerbose)
    let rows = chapter.exercises.compactMap { exercise in
      verdicts[exercise].map { (exercise, $0) }
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
          verdictText(of: open.0).lines(open.1)
        }
      })
    warnOfStrangers(in: chapter)
    return open.map { WorkshopExit($0.1) } ?? .success
  }

  private func verdictText(of exercise: Exercise) -> VerdictText {
    VerdictText(
      exercise: exercise, title: title(of: exercise),
      reference: (try? workspace.text(exercise.solution)) ?? "")
  }

  /// A task that was saved under another name is easily taken for the one that is checked.
  private func warnOfStrangers(in chapter: Chapter) {
    let strangers = course.strangers(in: chapter, answers: answers)
    guard !strangers.isEmpty else { return }
    terminal.draw(
      Screen {
        ""
        "Left out, because no exercise has this name:"
        strangers.map { Line("  \($0)") }
        "Plain `swift test` compiles it all the same. Rename it, or move it away."
      })
  }

  /// Judges the learner's files and notes the verdicts.
  ///
  /// `ANSWERS` may name another folder of the same shape, such as a class member's. Its
  /// verdicts are nobody's progress here.
  private func judge(
    _ sheet: [Exercise], for exercises: [Exercise], timeout: Duration, isVerbose: Bool
  ) throws -> [Exercise: Verdict] {
    if !workspace.fileExists(Builder.scratchPath) {
      terminal.write("Building for the first time, which takes up to a minute.")
    }
    // What lies in .build was put there by a tool that knows.
    if answers != Self.ownAnswers, !answers.hasPrefix(".build/") {
      terminal.write("Judging \(answers), because ANSWERS is set. It does not count as progress.")
    }
    let judge = Judge(
      workspace, chapter: sheet.first?.id.chapter, timeout: timeout,
      report: { [terminal] news in
        switch news {
        case .output(let line): if isVerbose { terminal.write(Line(line, .dim)) }
        case .waiting(let sentence): terminal.write(Line(sentence))
        }
      })
    let judged = try judge.judged(on: AnswerSheet(sheet, file: path(of:)), for: exercises)
    if isVerbose { terminal.write("") }
    let verdicts = judged.mapValues(\.verdict)
    guard answers == Self.ownAnswers else { return verdicts }
    var progress = Progress(of: workspace)
    for (exercise, judged) in judged {
      guard let text = judged.text else { continue }
      progress.note(judged.verdict.isSolved, for: exercise, judging: text)
    }
    save(&progress)
    return verdicts
  }
}

extension Verdict {
  /// The colour that repeats the word.
  var style: TextStyle { isSolved ? .green : .red }
}
