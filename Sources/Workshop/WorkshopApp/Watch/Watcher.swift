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
  var question = Question.none

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
  mutating func check(_ heading: [Line]) {
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
  mutating func open(_ exercise: Exercise?) {
    current = exercise
    check(exercise.map(opening) ?? [])
  }

  // MARK: - Showing

  func show(_ lines: [Line]) {
    if !lines.isEmpty { workshop.terminal.draw(Screen(lines)) }
  }

  /// Says what can be typed now, where no verdict will do so in a moment.
  func showPrompt() {
    if checking == nil || question != .none { show(prompt(question)) }
  }
}
