import CourseModel
import TerminalUI

/// What the keys do.
extension Watcher {
  mutating func take(_ key: Key) -> WorkshopExit? {
    let asked = question
    question = .none
    switch asked {
    case .none: return perform(WatchKey(key))
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
  private mutating func answer(_ key: Key) -> WorkshopExit? {
    if key == .character("y") || key == .character("Y") {
      showSolution()
    } else {
      show(["Not shown."])
      if let other = WatchKey(key), other != .next { return perform(other) }
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
  private mutating func type(_ key: Key, after typed: String) -> WorkshopExit? {
    switch key {
    case .character(let character) where character == "." || ("0"..."9").contains(character):
      workshop.terminal.echo(String(character))
      question = .place(typed: typed + String(character))
    case .delete:
      if !typed.isEmpty { workshop.terminal.echo("\u{8} \u{8}") }
      question = .place(typed: String(typed.dropLast()))
    case .enter where !typed.isEmpty:
      show([""])
      go(to: typed)
    default:
      if !typed.isEmpty { show([""]) }
      let other = WatchKey(key)
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
}
