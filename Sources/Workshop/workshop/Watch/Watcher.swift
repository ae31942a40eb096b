import CourseModel
import Foundation
import TerminalUI

/// Checks an exercise on every save, and runs the commands of the keys.
///
/// It switches to the exercise that was saved last. Otherwise it changes exercises only on request.
struct Watcher {
  let workshop: Workshop
  let dependencies: WatchDependencies
  /// Whether it ends after the first verdict.
  private let once: Bool

  private(set) var current: Exercise?
  /// The window's page; nil if everything is written below the existing output.
  private(set) var page: WatchPage?
  /// Collects the lines that commands show, for the page.
  private let shown: PageLines
  /// The terminal itself.
  let terminal: Terminal
  private(set) var checking: Task<Void, Never>?
  /// Whether to check again as soon as the current check has ended.
  private var checksAgain = false
  /// The question that the next key answers.
  var question = Question.none
  /// The text that we have written to the file ourselves, which doesn't count as a save.
  var ownText: Data?

  /// The heading of the current check.
  private var subject: [Line] = []

  private let events: AsyncStream<WatchEvent>
  private let news: AsyncStream<WatchEvent>.Continuation

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
  ///   - workshop: the workshop whose commands the keys run. If there's a window for pages, what
  ///     they show is collected.
  ///   - exercise: the exercise to start with; nil if all are solved.
  ///   - shown: collects what commands show.
  init(
    _ workshop: Workshop, from exercise: Exercise?, once: Bool, in dependencies: WatchDependencies,
    shown: PageLines? = nil
  ) {
    self.workshop = workshop
    terminal = workshop.terminal.uncollected
    self.shown = shown ?? PageLines()
    page = shown == nil ? nil : WatchPage()
    self.dependencies = dependencies
    self.once = once
    current = exercise
    (events, news) = AsyncStream.makeStream()
  }

  /// Watches until a key, the end of the input, or with `once` a verdict ends it.
  ///
  /// - Returns: with `once`, the verdict's exit code.
  /// - Throws: with `once`, what the check throws.
  mutating func run() async throws -> WorkshopExit {
    // Start before anything is shown, because saves count from then on.
    let tasks = dependencies.tell(news, about: workshop.course.exercises)
    defer { tasks.forEach { $0.cancel() } }
    if page == nil { show(welcome(once: once)) }
    if !once { open(current) }
    for await event in events {
      guard let exit = try handle(event) else { continue }
      checking?.cancel()
      await checking?.value
      if !once, dependencies.keys != nil { terminal.draw(Screen(farewell)) }
      return exit
    }
    return .success
  }

  // MARK: - What happens

  /// - Returns: the exit code, if the command should end.
  private mutating func handle(_ event: WatchEvent) throws -> WorkshopExit? {
    switch event {
    case .changed(let changes): take(changes)
    case .typed(let key): return take(key)
    case .left: return once ? .red : .success
    case .checked(let result): return try take(result)
    }
    return nil
  }

  private mutating func take(_ changes: [(exercise: Exercise, change: SavedFiles.Change)]) {
    func exercises(_ change: SavedFiles.Change) -> [Exercise] {
      changes.filter { $0.change == change }.map(\.exercise)
    }
    let absences = gone(exercises(.gone)) + back(exercises(.back))
    if !absences.isEmpty { show([""] + absences) }
    let own = ownText
    ownText = nil
    let saved = exercises(.saved).filter { $0 != current || dependencies.content($0) != own }
    if let exercise = follow(saved) {
      current = exercise
      question = .none
      check([heading(ofSaved: exercise, with: saved.filter { $0 != exercise })])
    } else if !saved.isEmpty {
      show(passedBy(saved))
      showPrompt()
    } else if !absences.isEmpty {
      showPrompt()
    }
  }

  /// Which of several saved exercises to check. If many were saved at once, as by `git checkout`,
  /// it's the current one or none.
  private func follow(_ saved: [Exercise]) -> Exercise? {
    saved.first { $0 == current } ?? (saved.count == 1 || once ? saved.first : nil)
  }

  mutating func take(_ result: Result<WorkshopExit, any Error>) throws -> WorkshopExit? {
    checking = nil
    if checksAgain {
      checksAgain = false
      startCheck()
      return nil
    }
    if once { return try result.get() }
    var hintsHelp = false
    switch result {
    case .success(let exit): hintsHelp = exit == .red
    case .failure(is CancellationError): return nil
    case .failure(let error):
      workshop.terminal.draw(Screen(lines("\(error)")))
    }
    guard page != nil else {
      show(footer())
      showPrompt()
      return nil
    }
    let isOpening = page?.verdict.isEmpty == true && page?.view == .verdict
    let verdict = collected()
    page?.heading = subject
    page?.verdict = verdict
    page?.hintsHelp = hintsHelp
    if case .place = question { return nil }
    page?.view = .verdict
    draw(turns: !isOpening)
    return nil
  }

  // MARK: - The check

  /// Checks the current exercise. If a check is already running, that one is stopped first.
  ///
  /// - Parameter opens: whether the exercise has changed, so that the old verdict disappears.
  mutating func check(_ heading: [Line], opens: Bool = false) {
    guard current != nil else { return show([Workshop.allSolved]) }
    subject = heading
    if page == nil {
      show([""] + heading)
    } else if opens {
      _ = shown.take()
      page?.heading = heading
      page?.verdict = []
      page?.hintsHelp = false
      page?.view = .verdict
      draw(turns: true)
    }
    if page != nil { terminal.showStatus("\(heading.first?.text ?? ""): checking") }
    if let checking {
      checksAgain = true
      checking.cancel()
    } else {
      startCheck()
    }
  }

  private mutating func startCheck() {
    guard let current else { return }
    checking = Task { [dependencies, news] in
      do {
        news.yield(.checked(.success(try await dependencies.check(current))))
      } catch {
        news.yield(.checked(.failure(error)))
      }
    }
  }

  /// Goes to an exercise and checks it.
  mutating func open(_ exercise: Exercise?) {
    let left = checking == nil ? nil : current
    current = exercise
    question = .none
    guard let exercise else { return check([]) }
    let note = left.map { [Line("The check of \($0.id) was stopped.")] } ?? []
    check(opening(exercise) + note, opens: true)
  }

  // MARK: - Showing

  /// Shows lines instead of the verdict if there's a page, otherwise below the existing output.
  mutating func show(_ lines: [Line]) {
    guard !lines.isEmpty else { return }
    guard page != nil else { return terminal.draw(Screen(lines)) }
    let lines = summary + lines.drop { $0.text.isEmpty }
    page?.view = .other(lines)
    draw(turns: true)
  }

  /// Shows the lines collected from a command.
  mutating func showCollected() {
    if page != nil { show(collected()) }
  }

  /// Returns the lines collected from a command; empty without a page.
  func collected() -> [Line] { shown.take() }

  /// Shows a remark that disappears with the next key.
  mutating func remark(_ text: String) {
    if page != nil { return terminal.showStatus(text) }
    show([Line(text)])
    showPrompt()
  }

  /// Goes back to the verdict.
  mutating func showVerdict() {
    guard page != nil else { return showPrompt() }
    page?.view = .verdict
    draw(turns: true)
  }

  /// Redraws the page.
  ///
  /// - Parameter turns: whether the window's contents move to the scrollback.
  mutating func draw(turns: Bool) {
    guard var page else { return }
    page.hint = page.hintsHelp ? newestHint : nil
    page.draw(
      on: terminal, footer: [""] + footer(),
      prompt: prompt(question, columns: terminal.size.columns), turns: turns, rest: rest)
    self.page = page
  }

  /// Shows the available keys, unless a verdict is about to do that.
  mutating func showPrompt() {
    if page != nil { return draw(turns: false) }
    if checking == nil || question != .none { show(prompt(question)) }
  }
}
