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
      action: { word, arguments, _ in
        guard ["add", "remove"].contains(word) else { return nil }
        guard let number = arguments.first.flatMap({ Int($0) }) else { throw NoNumber() }
        return word == "add" ? .add(number) : .remove(number)
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

private struct NoNumber: Error, CustomStringConvertible {
  let description = "Add or remove one number, for example: add 7"
}
