import CourseModel
import TerminalUI

/// What the keys do.
extension Watcher {
  mutating func take(_ key: Key) -> WorkshopExit? {
    if key == .redraw {
      if page != nil { draw(turns: false) }
      return nil
    }
    switch question {
    case .none: return perform(WatchKey(key), key)
    case .solution, .reset: answer(key)
    case .place(let typed): type(key, after: typed)
    }
    return nil
  }

  private mutating func perform(_ meaning: WatchKey?, _ key: Key) -> WorkshopExit? {
    switch meaning {
    case .hint: showHint()
    case .next: goToNext()
    case .list: askForPlace(in: chapter(of: current))
    case .solution: askForSolution()
    case .reset: ask(.reset)
    case .again: check([headingOfRepeat])
    case .quit: return .success
    case .keys:
      show(keys)
      showPrompt()
    case nil where key == .enter || key == .escape: showVerdict()
    case nil: remark("This key does nothing; ? lists the keys.")
    }
    return nil
  }

  /// Shows the next hint, or the last one again if it was cut off.
  private mutating func showHint() {
    if let page, page.view == .verdict, !page.showsHint, let newestHint {
      show([newestHint])
    } else {
      attempt { [workshop] in try workshop.hint($0, isWatching: true) }
    }
  }

  private mutating func goToNext() {
    guard let next = workshop.next(in: workshop.progress, after: current) else {
      return remark("There is no other exercise to solve.")
    }
    open(next)
  }

  private mutating func askForSolution() {
    if let current, workshop.progress.state(of: current) != .solved {
      ask(.solution)
    } else {
      showSolution()
    }
  }

  private mutating func ask(_ question: Question) {
    self.question = question
    showPrompt()
  }

  /// Handles the answer to a question; only some keys are valid answers.
  private mutating func answer(_ key: Key) {
    let asked = question
    switch key {
    case .character("y"), .character("Y"):
      question = .none
      if asked == .reset { reset() } else { showSolution() }
    case .character("n"), .character("N"), .character("q"), .escape:
      question = .none
      if page == nil { show([asked == .reset ? "Not reset." : "Not shown."]) }
      showPrompt()
    default: remark("Type y or n.")
    }
  }

  private mutating func showSolution() {
    attempt { [workshop] exercise in
      guard let exercise else { return workshop.status() }
      return try workshop.solution(exercise, reveals: true)
    }
  }

  private mutating func reset() {
    guard let current else { return }
    if page == nil { show([""]) }
    do {
      _ = try workshop.reset(current)
      ownText = dependencies.content(current)
      let told = collected()
      check([headingOfRepeat] + told + (told.isEmpty ? [] : [""]))
    } catch {
      show(lines("\(error)"))
      showPrompt()
    }
  }

  private mutating func attempt(_ command: (Exercise?) throws -> WorkshopExit) {
    if page == nil { show([""]) }
    do {
      _ = try command(current)
      showCollected()
    } catch {
      show(lines("\(error)"))
    }
    showPrompt()
  }

  // MARK: - The list

  private mutating func askForPlace(in chapter: Chapter?) {
    guard let chapter else { return }
    question = .place(typed: "")
    show(workshop.overview(of: chapter, current: current) + (page == nil ? [""] : []))
    if page == nil { showPrompt() }
  }

  /// Handles a key while a number is being typed.
  private mutating func type(_ key: Key, after typed: String) {
    switch key {
    case .character(let character) where character == "." || ("0"..."9").contains(character):
      terminal.echo(String(character))
      question = .place(typed: typed + String(character))
    case .delete:
      if !typed.isEmpty { terminal.echo("\u{8} \u{8}") }
      question = .place(typed: String(typed.dropLast()))
    case .enter where !typed.isEmpty:
      if page == nil { show([""]) }
      go(to: typed)
    case .enter, .escape, .character("q"), .character("Q"):
      question = .none
      if page == nil, !typed.isEmpty { show([""]) }
      showVerdict()
    default:
      question = .place(typed: "")
      if page == nil, !typed.isEmpty { show([""]) }
      remark("Type a number and Return, or q to go back.")
    }
  }

  private mutating func go(to place: String) {
    switch try? Selection(place, in: workshop.course) {
    case .exercise(let exercise): open(exercise)
    case .chapter(let chapter): askForPlace(in: chapter)
    case nil:
      question = .place(typed: "")
      remark("There is no exercise or chapter \(place).")
    }
  }
}
