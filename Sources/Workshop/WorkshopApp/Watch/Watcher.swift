import CourseModel
import Foundation
import TerminalUI

/// Checks an exercise at every save, and does what the keys say.
///
/// It follows the exercise that was saved last. To another one it goes on request only.
struct Watcher {
  private let workshop: Workshop
  private let dependencies: WatchDependencies
  /// Whether the first verdict ends it.
  private let once: Bool

  private var current: Exercise?
  private var checking: Task<Void, Never>?
  /// Whether to check again as soon as the check that runs has ended.
  private var checksAgain = false
  /// Whether the next key answers the question about the solution.
  private var asks = false

  private let events: AsyncStream<WatchEvent>
  private let news: AsyncStream<WatchEvent>.Continuation

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
    welcome()
    if !once { check("── \(current.map { "\($0.id)" } ?? "") at \(dependencies.time())") }
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
    for (exercise, change) in changes {
      switch change {
      case .saved: break
      case .gone: workshop.terminal.write(Line("\(WorkspaceError.missing(path(exercise)))"))
      case .back: workshop.terminal.write(Line("\(path(exercise)) is there again."))
      }
    }
    let saved = changes.filter { $0.change == .saved }.map(\.exercise)
    guard let exercise = saved.first(where: { $0 == current }) ?? saved.first else { return }
    current = exercise
    asks = false
    let others = saved.filter { $0 != exercise }.map { "\($0.id)" }.joined(separator: ", ")
    check(
      "── \(exercise.id) saved \(dependencies.time())"
        + (others.isEmpty ? "" : ", and with it \(others), which you can check later"))
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
    case .failure(let error): workshop.terminal.draw(Screen(lines("\(error)")))
    }
    workshop.terminal.draw(
      Screen {
        ""
        Line(
          dependencies.keys == nil ? "Waiting for a save." : "Waiting for a save; ? lists keys.",
          .dim)
      })
    return nil
  }

  private mutating func take(_ key: Character) -> WorkshopExit? {
    if asks {
      asks = false
      if key == "y" { showSolution() } else { workshop.terminal.write("Not shown.") }
      return nil
    }
    switch WatchKey(rawValue: key) {
    case .hint: attempt { try workshop.hint(current) }
    case .next: goToNext()
    case .solution: askForSolution()
    case .again: check("── \(current.map { "\($0.id)" } ?? "") again at \(dependencies.time())")
    case .quit: return .success
    case .keys: workshop.terminal.draw(Screen(Self.keys))
    case nil: break
    }
    return nil
  }

  // MARK: - The check

  /// Checks the current exercise. A check that runs already is ended first.
  private mutating func check(_ heading: String) {
    guard current != nil else {
      workshop.terminal.write(Workshop.allSolved)
      return
    }
    workshop.terminal.draw(
      Screen {
        ""
        Line(heading, .bold)
      })
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

  // MARK: - The keys

  private mutating func goToNext() {
    let next = workshop.next(in: workshop.progress, after: current)
    guard let next else {
      workshop.terminal.write("There is no other exercise to solve.")
      return
    }
    checksAgain = false
    checking?.cancel()
    current = next
    workshop.terminal.draw(
      Screen {
        ""
        workshop.invitation(to: next)
      })
  }

  private mutating func askForSolution() {
    guard let current else { return workshop.terminal.write(Workshop.allSolved) }
    if workshop.progress.state(of: current) == .solved { return showSolution() }
    asks = true
    workshop.terminal.write(
      Line("\(current.id) is not solved. Show our answer all the same? Press y; any other key: no.")
    )
  }

  private func showSolution() {
    guard let current else { return }
    attempt { try workshop.solution(current, reveals: true) }
  }

  private func attempt(_ command: () throws -> WorkshopExit) {
    do {
      _ = try command()
    } catch {
      workshop.terminal.draw(Screen(lines("\(error)")))
    }
  }

  // MARK: - Texts

  private func welcome() {
    let count = workshop.course.exercises.count
    workshop.terminal.draw(
      Screen {
        if once {
          "Waiting until one of \(count) exercises is saved. Ctrl-C ends it."
        } else {
          "Watching \(count) exercises. Whichever you save is checked."
          dependencies.keys == nil ? ["Ctrl-C ends it."] : Self.keys
        }
      })
  }

  private static let keys = [
    Line(
      "Keys: "
        + WatchKey.allCases.map { "\($0.rawValue) \($0.meaning)" }.joined(separator: ", ") + ".")
  ]

  private func path(_ exercise: Exercise) -> String { workshop.path(of: exercise) }

  private func lines(_ text: String) -> [Line] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { Line(String($0)) }
  }
}
