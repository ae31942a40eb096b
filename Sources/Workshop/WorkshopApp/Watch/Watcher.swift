import CourseModel
import Foundation
import TerminalUI

/// Checks an exercise at every save, and does what the keys say.
///
/// It follows the exercise that was saved last. To another one it goes on request only.
struct Watcher {
  let workshop: Workshop
  let dependencies: WatchDependencies
  /// Whether the first verdict ends it.
  private let once: Bool

  private(set) var current: Exercise?
  private var checking: Task<Void, Never>?
  /// Whether to check again as soon as the check that runs has ended.
  private var checksAgain = false
  /// What the next key answers.
  private var question = Question.none

  private let events: AsyncStream<WatchEvent>
  private let news: AsyncStream<WatchEvent>.Continuation

  /// What was asked, and is answered by keys that otherwise mean something else.
  enum Question: Equatable {
    case none
    /// Whether to show the answer to an exercise that isn't solved.
    case solution
    /// Where to go; with what was typed so far.
    case place(typed: String)
  }

  /// - Parameter exercise: where to begin; nil where all are solved.
  init(
    _ workshop: Workshop, from exercise: Exercise?, once: Bool, in dependencies: WatchDependencies
  ) {
    self.workshop = workshop
    self.dependencies = dependencies
    self.once = once
    current = exercise
    (events, news) = AsyncStream.makeStream()
  }

  /// Watches until a key, the end of the input, or with `once` a verdict ends it.
  ///
  /// - Returns: with `once` the verdict's code.
  /// - Throws: with `once` what the check throws.
  mutating func run() async throws -> WorkshopExit {
    // Before anything is shown: what is saved from then on counts.
    let tasks = dependencies.tell(news, about: workshop.course.exercises)
    defer { tasks.forEach { $0.cancel() } }
    show(welcome(once: once))
    if !once { open(current) }
    for await event in events {
      guard let exit = try handle(event) else { continue }
      checking?.cancel()
      await checking?.value
      return exit
    }
    return .success
  }

  // MARK: - What happens

  /// - Returns: how the command ends, if it does.
  private mutating func handle(_ event: WatchEvent) throws -> WorkshopExit? {
    switch event {
    case .changed(let changes): take(changes)
    case .typed(let key): return take(key)
    case .left: return once ? .inputClosed : .success
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
    let saved = exercises(.saved)
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

  /// Which of the exercises that were saved at once to check. A burst, such as `git checkout` of all
  /// files, leads to none but the current one.
  private func follow(_ saved: [Exercise]) -> Exercise? {
    saved.first { $0 == current } ?? (saved.count == 1 || once ? saved.first : nil)
  }

  private mutating func take(_ result: Result<WorkshopExit, any Error>) throws -> WorkshopExit? {
    checking = nil
    if checksAgain {
      checksAgain = false
      startCheck()
      return nil
    }
    if once { return try result.get() }
    switch result {
    case .success: break
    case .failure(is CancellationError): return nil
    case .failure(let error): show(lines("\(error)"))
    }
    show(footer())
    showPrompt()
    return nil
  }

  // MARK: - The check

  /// Checks the current exercise. A check that runs already is ended first.
  private mutating func check(_ heading: [Line]) {
    guard current != nil else { return show([Workshop.allSolved]) }
    show([""] + heading)
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

  /// Goes to an exercise, and checks it.
  private mutating func open(_ exercise: Exercise?) {
    current = exercise
    check(exercise.map(opening) ?? [])
  }

  // MARK: - The keys

  private mutating func take(_ key: Character) -> WorkshopExit? {
    let asked = question
    question = .none
    switch asked {
    case .none: return perform(WatchKey(rawValue: key))
    case .solution: return answer(key)
    case .place(let typed): return type(key, after: typed)
    }
  }

  private mutating func perform(_ key: WatchKey?) -> WorkshopExit? {
    switch key {
    case .hint: attempt { try workshop.hint($0, isWatching: true) }
    case .next: goToNext()
    case .list: askForPlace(in: chapter(of: current))
    case .solution: askForSolution()
    case .again: check([headingOfRepeat])
    case .quit: return .success
    case .keys: show(keys)
    case nil: return nil
    }
    showPrompt()
    return nil
  }

  private mutating func goToNext() {
    guard let next = workshop.next(in: workshop.progress, after: current) else {
      return show(["There is no other exercise to solve."])
    }
    open(next)
  }

  private mutating func askForSolution() {
    if let current, workshop.progress.state(of: current) != .solved {
      question = .solution
    } else {
      showSolution()
    }
  }

  /// Takes the answer to whether the solution is shown. A key that means something else all the same
  /// does that, too; n is a no.
  private mutating func answer(_ key: Character) -> WorkshopExit? {
    if key == "y" {
      showSolution()
    } else {
      show(["Not shown."])
      if let other = WatchKey(rawValue: key), other != .next { return perform(other) }
    }
    showPrompt()
    return nil
  }

  private func showSolution() {
    attempt { exercise in
      guard let exercise else { return workshop.status() }
      return try workshop.solution(exercise, reveals: true)
    }
  }

  private func attempt(_ command: (Exercise?) throws -> WorkshopExit) {
    show([""])
    do {
      _ = try command(current)
    } catch {
      show(lines("\(error)"))
    }
  }

  // MARK: - The list

  private mutating func askForPlace(in chapter: Chapter?) {
    guard let chapter else { return }
    show(workshop.overview(of: chapter, current: current) + [""])
    question = .place(typed: "")
  }

  /// Takes a key of a number that is being typed. A key that is none of it leaves the list.
  private mutating func type(_ key: Character, after typed: String) -> WorkshopExit? {
    switch key {
    case "0"..."9", ".":
      workshop.terminal.echo(String(key))
      question = .place(typed: typed + String(key))
    case Keyboard.delete:
      if !typed.isEmpty { workshop.terminal.echo("\u{8} \u{8}") }
      question = .place(typed: String(typed.dropLast()))
    case Keyboard.enter where !typed.isEmpty:
      show([""])
      go(to: typed)
    default:
      if !typed.isEmpty { show([""]) }
      let other = WatchKey(rawValue: key)
      if let other, other != .quit { return perform(other) }
      showPrompt()
    }
    return nil
  }

  private mutating func go(to place: String) {
    switch try? Selection(place, in: workshop.course) {
    case .exercise(let exercise): return open(exercise)
    case .chapter(let chapter): askForPlace(in: chapter)
    case nil:
      show(["There is no exercise or chapter \(place)."])
      question = .place(typed: "")
    }
    showPrompt()
  }

  // MARK: - Showing

  func show(_ lines: [Line]) {
    if !lines.isEmpty { workshop.terminal.draw(Screen(lines)) }
  }

  /// Says what can be typed now, where no verdict will do so in a moment.
  private func showPrompt() {
    if checking == nil || question != .none { show(prompt(question)) }
  }
}
