import CourseModel
import TerminalUI

/// What the keys do.
extension Watcher {
  /// - Returns: false if the key ends the watch.
  mutating func take(_ key: Key) -> Bool {
    switch (question, key) {
    case (_, .control("d")): return false
    case (_, .redraw): redraw()
    case (.none, _): return perform(WatchKey(key), key)
    case (.place(let typed), _): type(key, after: typed)
    case (.solution, .character("y")), (.solution, .character("Y")): showSolution()
    case (.reset, .character("y")), (.reset, .character("Y")): reset()
    case (_, .character("n")), (_, .character("N")), (_, .character("q")), (_, .escape): ask(.none)
    // Only these answer a question with yes or no.
    default: break
    }
    return true
  }

  private mutating func perform(_ meaning: WatchKey?, _ key: Key) -> Bool {
    switch meaning {
    case .hint: perform { [workshop, current] in try workshop.hint(current, isWatching: true) }
    case .next: goToNext()
    case .list: askForPlace(in: current.id.chapter)
    case .solution:
      workshop.progress.state(of: current) == .solved ? showSolution() : ask(.solution)
    case .reset: ask(.reset)
    case .again: checkAgain()
    case .quit: return false
    case .keys: show(WatchKey.allCases.map { "  \($0.rawValue, .bold)  \($0.meaning)" })
    case nil: if key == .enter || key == .escape { showVerdict() }
    }
    return true
  }

  private mutating func goToNext() {
    guard let next = workshop.next(in: workshop.progress, after: current) else {
      return remark("There is no other exercise to solve.")
    }
    open(next)
  }

  private mutating func showVerdict() {
    page.other = nil
    draw()
  }

  private mutating func ask(_ question: Question) {
    self.question = question
    draw(turns: false)
  }

  private mutating func showSolution() {
    question = .none
    perform { [workshop, current] in try workshop.solution(current, reveals: true) }
  }

  /// The change to the file is noticed like a save.
  private mutating func reset() {
    question = .none
    let before = dependencies.content(current)
    perform { [workshop, current] in try workshop.reset(current) }
    if dependencies.content(current) != before { note = page.other ?? [] }
  }

  // MARK: - The list

  private mutating func askForPlace(in chapter: Int) {
    question = .place(typed: "")
    show(workshop.overview(ofChapter: chapter, current: current))
  }

  /// Handles a key while a number is being typed.
  private mutating func type(_ key: Key, after typed: String) {
    switch key {
    case .character(let character) where character == "." || ("0"..."9").contains(character):
      echo(String(character))
      question = .place(typed: typed + String(character))
    case .delete where !typed.isEmpty:
      echo("\u{8} \u{8}")
      question = .place(typed: String(typed.dropLast()))
    case .enter where !typed.isEmpty: go(to: typed)
    case .enter, .escape, .character("q"), .character("Q"):
      question = .none
      showVerdict()
    default: break
    }
  }

  private mutating func go(to place: String) {
    switch try? Selection(place, in: workshop.course) {
    case .exercise(let exercise): open(exercise)
    case .chapter(let chapter): askForPlace(in: chapter.number)
    case nil:
      question = .place(typed: "")
      remark("There is no exercise or chapter \(place).")
    }
  }
}
