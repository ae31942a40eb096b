import CourseModel
import Foundation
import Judging
import TerminalUI
import Toolchain

/// Avoids the ambiguity with Foundation's `Progress`.
typealias Progress = CourseModel.Progress

/// The commands of `workshop`, each of which returns an exit code.
struct Workshop: Sendable {
  static let ownAnswers = "Exercises"
  static let allSolved: Line = "All exercises are solved. Well done."

  /// The course.
  let course: Course
  var terminal: Terminal
  /// The folder of the answers to check, as in the manifest's `ANSWERS`.
  let answers: String
  /// The folder of progress and backups.
  let stateFolder: URL
  /// The folder in which the learner types commands.
  let folder: URL
  let runner: ProcessRunner
  let toolchain: @Sendable (ProcessRunner) -> Toolchain

  /// By default, `answers` is the learner's own folder, `stateFolder` is `.workshop`, and commands
  /// are typed in the workspace.
  init(
    _ course: Course, terminal: Terminal, runner: ProcessRunner,
    toolchain: @escaping @Sendable (ProcessRunner) -> Toolchain, answers: String? = nil,
    stateFolder: URL? = nil, folder: URL? = nil
  ) {
    self.course = course
    self.terminal = terminal
    self.folder = folder ?? course.workspace.root
    self.runner = runner
    self.toolchain = toolchain
    self.answers = answers ?? Self.ownAnswers
    self.stateFolder = stateFolder ?? course.workspace.url(".workshop")
  }

  /// The learner's current progress.
  var progress: Progress { Progress(of: workspace, in: stateFolder) }

  var workspace: Workspace { course.workspace }

  /// Parses the word that says what a command applies to.
  ///
  /// - Parameter word: a word that `Selection` accepts; nil if there is none.
  /// - Throws: `SelectionError`, which lists the valid choices.
  func selection(_ word: String?) throws -> Selection? {
    try word.map { try Selection($0, in: course) }
  }

  /// The first unsolved exercise, if there is one.
  ///
  /// - Parameter exercise: an exercise that has just been solved. A learner who started in the
  ///   middle of the course continues from there.
  func next(in progress: Progress, after exercise: Exercise? = nil) -> Exercise? {
    let all = course.exercises
    let start = exercise.flatMap(all.firstIndex(of:)) ?? 0
    let inTurn = all[start...] + all[..<start]
    return inTurn.first { $0 != exercise && progress.state(of: $0) != .solved }
  }

  func answer(to exercise: Exercise) -> Answer {
    Answer(to: exercise, at: path(of: exercise), in: workspace)
  }

  /// Records verdicts on the texts that were judged. `ANSWERS` may name another folder, such as a
  /// classmate's, whose verdicts aren't progress here.
  func note(_ verdicts: [Exercise: Verdict], on answers: [Answer]) throws {
    guard self.answers == Self.ownAnswers else { return }
    var progress = progress
    for answer in answers {
      guard let verdict = verdicts[answer.exercise], let text = try? answer.text.get() else {
        continue
      }
      // If nothing was run, that says nothing about the answer: a full disk must not undo a solved
      // exercise.
      if case .notRun = verdict { continue }
      progress.note(verdict.isSolved, for: answer.exercise, judging: text)
    }
    save(&progress)
  }

  /// Saves progress. The command itself has already succeeded, so a failure is only reported.
  func save(_ progress: inout Progress) {
    do {
      guard let aside = try progress.save() else { return }
      terminal.draw(
        Screen {
          "Your progress file was damaged, so a new one was begun. The old one is now"
          Line("  \(aside)")
          ""
        })
    } catch {
      terminal.draw(Screen([Line("\(error)"), ""]))
    }
  }

  /// The number, title and stars, such as "1.2 Hand it the database  ★☆☆".
  func gradedTitle(of exercise: Exercise) -> Line {
    let title = title(of: exercise)
    guard let header = header(of: exercise) else { return "\(title, .bold)" }
    guard terminal.isPlain else { return "\(title, .bold)  \(header.grade)" }
    return "\(title) (\(Self.gradeWord(header.stars)))"
  }

  /// The meaning of an exercise's stars.
  static func gradeWord(_ stars: Int) -> String {
    switch stars {
    case 1: "easy"
    case 2: "medium"
    case 3: "hard"
    default: "not graded"
    }
  }

  /// The number and title, such as "1.2 Hand it the database", as in the exercise's file.
  func title(of exercise: Exercise) -> String {
    "\(exercise.id) \(header(of: exercise)?.title ?? words(exercise.name).joined(separator: " "))"
  }

  func header(of exercise: Exercise) -> ExerciseHeader? {
    (try? workspace.text(exercise.task)).flatMap(ExerciseHeader.init(of:))
      ?? (try? workspace.text(exercise.solution)).flatMap(ExerciseHeader.init(of:))
  }

  /// How to begin an exercise.
  @LineListBuilder func invitation(to exercise: Exercise) -> [Line] {
    "Next: \(gradedTitle(of: exercise))"
    places(of: exercise)
    "  check  swift run workshop check \(exercise.id)"
    "  hint   swift run workshop hint \(exercise.id)"
  }

  /// What to edit and what to read for an exercise.
  @LineListBuilder func places(of exercise: Exercise) -> [Line] {
    let header = header(of: exercise)
    "  edit   \(path(of: exercise))"
    if let page = header?.page, let heading = header?.heading {
      "  read   \(page), \"\(heading)\""
    }
  }

  /// The path of an exercise's file that is checked.
  func path(of exercise: Exercise) -> String {
    "\(answers)/\(exercise.folder)/\(exercise.fileName)"
  }

  /// A path as the learner would type it in the shell.
  ///
  /// - Parameter path: relative to the workspace, or absolute.
  func shellPath(_ path: String) -> String {
    let isThere = path.hasPrefix("/") || Workspace(root: folder) == workspace
    let path = isThere ? path : workspace.url(path).path
    return path.contains(/[^A-Za-z0-9.\/_+-]/) ? quoted(path) : path
  }
}
