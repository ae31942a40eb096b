import CourseModel
import Foundation
import TerminalUI

/// What a `Watcher` needs from the outside.
struct WatchDependencies: Sendable {
  var clock: any Clock<Duration>
  /// The time of day, such as "14:02:11".
  var time: @Sendable () -> String
  /// Reads an exercise's file; nil if there is none.
  var content: @Sendable (Exercise) -> Data?
  /// Checks an exercise; ends early if the task is cancelled.
  var check: @Sendable (Exercise) async throws -> CheckReport
  /// The keys that are pressed; nil if there is no keyboard.
  var keys: AsyncStream<Key>?
}

/// Checks an exercise on every save, and runs the commands of the keys.
///
/// It switches to the exercise that was saved last. Otherwise it changes exercises only on request.
struct Watcher {
  let workshop: Workshop
  let dependencies: WatchDependencies
  private(set) var current: Exercise
  var page = WatchPage()
  /// Whether the window shows pages; otherwise everything is written below the existing output.
  private let hasPages: Bool
  /// What the workshop's commands have shown, if there are pages.
  private let shown: PageLines
  private let terminal: Terminal
  /// The question that the next key answers.
  var question = Question.none
  /// What to say with the next verdict on a saved file.
  var note: [Line] = []
  private var checking: Task<Void, Never>?
  /// How many checks were started: only the last one's result counts.
  private var checks = 0
  private let events: AsyncStream<Event>
  private let news: AsyncStream<Event>.Continuation

  /// The events, which are handled one after another.
  private enum Event: Sendable {
    case saved([Exercise])
    case typed(Key)
    case checked(Int, Result<CheckReport, any Error>)
  }

  /// A question that is answered by keys which otherwise have other meanings.
  enum Question: Equatable {
    case none
    /// Whether to show the answer to an unsolved exercise.
    case solution
    /// Whether to reset the exercise.
    case reset
    /// Where to go, with the number typed so far.
    case place(typed: String)
  }

  /// - Parameters:
  ///   - workshop: the workshop whose commands the keys run.
  ///   - exercise: the exercise to start with.
  ///   - shown: collects what commands show, for pages; nil if there's no window for them.
  init(
    _ workshop: Workshop, from exercise: Exercise, shown: PageLines?,
    in dependencies: WatchDependencies
  ) {
    self.workshop = workshop
    terminal = workshop.terminal.uncollected
    hasPages = shown != nil
    self.shown = shown ?? PageLines()
    self.dependencies = dependencies
    current = exercise
    (events, news) = AsyncStream.makeStream()
  }

  /// Watches until a key or the end of the keys ends it.
  mutating func run() async {
    // Saves count from now on.
    let files = SavedFiles(workshop.course.exercises, content: dependencies.content)
    let saving = Task { [dependencies, news] in
      var files = files
      while let saved = try? await files.next(by: dependencies.clock) { news.yield(.saved(saved)) }
    }
    let typing = Task { [dependencies, news] in
      guard let keys = dependencies.keys else { return }
      for await key in keys { news.yield(.typed(key)) }
      news.yield(.typed(.control("d")))
    }
    open(current)
    events: for await event in events {
      switch event {
      case .saved(let exercises): take(exercises)
      case .checked(let number, let result): if number == checks { take(result) }
      case .typed(let key): if !take(key) { break events }
      }
    }
    [saving, typing, checking].forEach { $0?.cancel() }
    await checking?.value
    terminal.write("Your progress is kept. `swift run workshop watch` goes on from here.")
  }

  // MARK: - The check

  /// Of many that were saved at once, as by `git checkout`, it checks the current one or none.
  private mutating func take(_ saved: [Exercise]) {
    let exercise = saved.count == 1 ? saved.first : saved.first { $0 == current }
    guard let exercise else {
      return remark("\(saved.count) exercises were saved at once: l goes to one of them.")
    }
    current = exercise
    question = .none
    check(["\("\(exercise.id) saved \(dependencies.time())", .bold)"] + note)
    note = []
  }

  /// Goes to an exercise and checks it.
  mutating func open(_ exercise: Exercise) {
    current = exercise
    question = .none
    page.other = nil
    page.report = nil
    check(
      ["\(workshop.gradedTitle(of: exercise)), \(dependencies.time())"]
        + workshop.places(of: exercise).dropFirst())
  }

  mutating func checkAgain() {
    check(["\(current.id, .bold) again at \(dependencies.time(), .bold)"])
  }

  /// Checks the current exercise. If a check is already running, that one is stopped first.
  private mutating func check(_ subject: [Line]) {
    // Editors' tasks recognize the start of a check by the dashes. A screen reader would spell them
    // out.
    let dashes: Line = workshop.terminal.isPlain ? "" : "── "
    page.heading = subject.prefix(1).map { dashes + $0 } + subject.dropFirst()
    if subject.count > 1 { page.heading.append("") }
    if !hasPages { terminal.draw(Screen([""] + page.heading)) }
    if hasPages, page.report == nil { draw() }
    terminal.showStatus("\(subject.first?.text ?? ""): checking")
    checks += 1
    let (number, last) = (checks, checking)
    last?.cancel()
    checking = Task { [dependencies, news, current] in
      await last?.value
      do {
        news.yield(.checked(number, .success(try await dependencies.check(current))))
      } catch {
        news.yield(.checked(number, .failure(error)))
      }
    }
  }

  private mutating func take(_ result: Result<CheckReport, any Error>) {
    var report: CheckReport
    switch result {
    case .success(let success): report = success
    case .failure(let error):
      report = CheckReport(exit: .tools, lines: Self.lines(WorkshopCommand.sentence(on: error)))
    }
    report.lines = shown.take() + report.lines
    page.report = report
    if hasPages, case .place = question { return }
    page.other = nil
    draw(report.lines + report.printed + hint)
  }

  // MARK: - Showing

  /// The last hint for the current exercise, if hints can help with its verdict.
  private var hint: [Line] {
    guard page.report?.exit == .red, let hint = workshop.newestHint(of: current) else { return [] }
    return ["", hint]
  }

  /// What comes next, and the keys or the question.
  private var footer: [Line] {
    let progress = workshop.progress
    let isSolved = progress.state(of: current) == .solved
    return [
      "", isSolved ? workshop.wayOn(progress, from: current) : Line(workshop.path(of: current)),
    ]
      + [dependencies.keys == nil ? Line("Waiting for a save.", .dim) : prompt(isSolved)]
  }

  private func prompt(_ isSolved: Bool) -> Line {
    switch question {
    case .none: WatchKey.line(isSolved: isSolved)
    case .solution: "\(workshop.title(of: current)) is not solved. Show our answer? y yes, n no"
    case .reset: "Reset \(current.id)? Your version is kept as a copy. y yes, n no"
    case .place:
      "Type a number and Return, such as \(current.id) or \(current.id.chapter); q goes back."
    }
  }

  /// Redraws the page, or without pages, writes what's new.
  ///
  /// - Parameter turns: whether the window's contents move to the scrollback.
  mutating func draw(_ new: [Line] = [], turns: Bool = true) {
    guard hasPages else { return terminal.draw(Screen(new + footer)) }
    (page.hint, page.footer) = (hint, footer)
    page.draw(on: terminal, turns: turns)
  }

  /// Draws the page again, without anything new.
  mutating func redraw() {
    if hasPages { draw(turns: false) }
  }

  /// Shows lines instead of the verdict.
  mutating func show(_ lines: [Line]) {
    page.other = Array(lines.drop { $0.text.isEmpty })
    draw(hasPages ? [] : [""] + lines)
  }

  /// Runs a command, and shows its output instead of the verdict.
  mutating func perform(_ command: () throws -> WorkshopExit) {
    if !hasPages { terminal.write("") }
    do {
      _ = try command()
    } catch {
      workshop.terminal.draw(Screen(Self.lines(WorkshopCommand.sentence(on: error))))
    }
    page.other = shown.take()
    draw()
  }

  /// Shows a remark that disappears with the next key.
  func remark(_ text: String) {
    if hasPages { terminal.showStatus(text) } else { terminal.draw(Screen(["", Line(text)])) }
  }

  /// Shows what is being typed.
  func echo(_ text: String) { terminal.echo(text) }

  private static func lines(_ text: String) -> [Line] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { Line(String($0)) }
  }
}
