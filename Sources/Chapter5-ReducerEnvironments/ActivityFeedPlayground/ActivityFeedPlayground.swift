import ActivityFeed
import SmallArchitecture
import Foundation
import Playground
import TerminalUI

/// The activity feed on its own, around a reducer with nothing but a list of numbers.
///
/// The feed depends on a date, which can't fail.
@main @MainActor
enum ActivityFeedPlayground {
  struct State: Sendable {
    var numbers: [Int] = []
    var feed: [Activity] = []
  }

  enum Action: Sendable {
    case add(Int), remove(Int)
  }

  struct Environment: Sendable {
    var date: @Sendable () -> Date
  }

  static func main() async {
    _ = PlaygroundSettings.orExit(
      "ActivityFeedPlayground", feature: "the activity feed", canFail: false)
    await playground().run(on: .standard)
  }

  static func playground() -> Playground<State, Action> {
    let store = Store(
      initialState: State(), reducer: reducer,
      environment: Environment(date: { Date(timeIntervalSince1970: 50_520) }))
    return Playground(
      "Activity feed playground", store,
      commands: [
        ScreenCommand("add N", "add a number"), ScreenCommand("remove N", "remove a number"),
      ],
      screen: { $0.feed.screen(locale: Locale(identifier: "en_GB"), timeZone: .gmt) },
      action: { word, arguments, state in
        guard ["add", "remove"].contains(word) else { return nil }
        guard arguments.count == 1 else { throw LineError.notOneNumber(word: word) }
        guard let number = Int(arguments[0]) else { throw LineError.noNumber(arguments[0]) }
        switch (word, state.numbers.contains(number)) {
        case ("add", true): throw LineError.known(number)
        case ("add", false): return .add(number)
        case (_, true): return .remove(number)
        case (_, false): throw LineError.unknown(number)
        }
      })
  }

  private static let list: Reducer<State, Action, Environment> = { state, action, _ in
    switch action {
    case .add(let number) where !state.numbers.contains(number): state.numbers.append(number)
    case .add: break
    case .remove(let number): state.numbers.removeAll { $0 == number }
    }
    return []
  }

  private static let reducer: Reducer<State, Action, Environment> = recordingActivity(
    list, feed: \.feed, date: { $0.date() },
    changes: { Activity.Change.between($1.numbers, $2.numbers) })
}

/// Why a line did nothing.
enum LineError: Error, CustomStringConvertible {
  /// The command takes exactly one number.
  case notOneNumber(word: String)
  /// What was typed isn't a number, or is too large.
  case noNumber(Substring)
  /// The number to add is in the list already.
  case known(Int)
  /// The number to remove isn't in the list.
  case unknown(Int)

  /// What happened, to what, and what to do.
  var description: String {
    switch self {
    case .notOneNumber(let word): "\(word) takes one number. For example: \(word) 7"
    case .noNumber(let text): "'\(text)' isn't a whole number up to \(Int.max)."
    case .known(let number): "\(number) is in the list already."
    case .unknown(let number): "\(number) isn't in the list."
    }
  }
}
