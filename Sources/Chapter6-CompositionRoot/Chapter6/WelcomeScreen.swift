import Navigation
import Observation
import TerminalUI
import VisitStore

/// A decorator that explains the screens with ratings to new users. It says when all ratings are
/// examples, and when the user has others that aren't shown. If a line belongs on a shop's screen,
/// it says how to get there.
@MainActor @Observable
final class WelcomeScreen: AppScreen {
  private let screen: any AppScreen
  private let store: any VisitStoring
  private let account: String
  private let elsewhere: @Sendable () async -> String?
  private let shopCommands: [ScreenCommand]
  private var hasOnlyExamples = false
  /// What `elsewhere` returned, until the first line; nil before it's called.
  private var news: [Line]?

  /// - Parameters:
  ///   - screen: the screen to show. Its first line is its title.
  ///   - store: where the visits are stored.
  ///   - account: whose visits they are.
  ///   - elsewhere: returns a sentence about visits in another store; nil if there are none.
  ///   - shopCommands: the commands of a shop's screen.
  init(
    over screen: any AppScreen, store: any VisitStoring, account: String,
    elsewhere: @escaping @Sendable () async -> String?, shopCommands: [ScreenCommand]
  ) {
    (self.screen, self.store, self.account) = (screen, store, account)
    (self.elsewhere, self.shopCommands) = (elsewhere, shopCommands)
  }

  private var sentence: [Line] {
    (hasOnlyExamples ? ["Example ratings: open a shop and type unrate to remove one."] : [])
      + (news ?? [])
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
    if news == nil { news = await elsewhere().map { [Line($0)] } ?? [] }
    await screen.appear()
  }

  func settle() async { await screen.settle() }

  func read(_ line: String) async -> Step {
    news = []
    let step = await screen.read(line)
    guard case .unknown = step else { return step }
    let word = line.lowercased().prefix { $0 != " " }
    let isForShop = shopCommands.contains { $0.syntax.prefix { $0 != " " } == word }
    return isForShop ? .say("Open a shop on the map first, such as open A.") : step
  }
}
