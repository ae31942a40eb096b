import Navigation
import Observation
import TerminalUI
import VisitStore

/// A decorator for the screens that show ratings: as long as all of them are examples, it says so.
@MainActor @Observable
final class WelcomeScreen: AppScreen {
  private let screen: any AppScreen
  private let store: any VisitStoring
  private let account: String
  private var hasOnlyExamples = false

  /// - Parameters:
  ///   - screen: what is shown. Its first line is its title.
  ///   - store: keeps the visits.
  ///   - account: whose visits they are.
  init(over screen: any AppScreen, store: any VisitStoring, account: String) {
    (self.screen, self.store, self.account) = (screen, store, account)
  }

  private var sentence: [Line] {
    hasOnlyExamples ? ["The ratings are examples: open one, and type unrate."] : []
  }

  var body: Screen { titled(sentence, screen.body) }

  func body(for window: TerminalSize) -> Screen {
    let sentence = sentence.flatMap { $0.wrapped(to: window.columns) }
    let room = TerminalSize(columns: window.columns, rows: window.rows - sentence.count)
    return titled(sentence, screen.body(for: room))
  }

  private func titled(_ sentence: [Line], _ body: Screen) -> Screen {
    Screen(body.lines.prefix(1) + sentence + body.lines.dropFirst())
  }

  var commands: [ScreenCommand] { screen.commands }

  func appear() async {
    let visits = (try? await store.visits(of: account)) ?? []
    let examples = Visit.examples(for: account)
    hasOnlyExamples = !visits.isEmpty && visits.allSatisfy(examples.contains)
    await screen.appear()
  }

  func settle() async { await screen.settle() }

  func read(_ line: String, questions: Questions) async -> Step {
    await screen.read(line, questions: questions)
  }
}
