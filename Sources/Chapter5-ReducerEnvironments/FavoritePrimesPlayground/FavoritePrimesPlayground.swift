import ComposableArchitecture
import FavoritePrimes
import FileClient
import Foundation
import TerminalUI

/// The list of favourites alone, in a small world that is always the same: no app, no network, no
/// file.
@main @MainActor
enum FavoritePrimesPlayground {
  static let arguments = Arguments<Void>(
    "swift run FavoritePrimesPlayground",
    "Shows the list of favourites without the app. Lines: tap 3, delete 1 3, save, load, ok, quit.")

  static func main() async {
    arguments.valuesOrExit(())

    // snippet.playground
    let environment = FavoritePrimesEnvironment(
      fileClient: .inMemory(["favourite-primes.json": Data("[2,31,7]".utf8)]),
      nthPrime: { _ in 17 },
      locale: Locale(identifier: "en_GB"))
    let store = Store(
      initialState: FavoritePrimesState(primes: [2, 3, 5, 7, 11]),
      reducer: favoritePrimesReducer,
      environment: environment)
    // snippet.end
    await play(store, locale: environment.locale)
  }

  private static func play(
    _ store: Store<FavoritePrimesState, FavoritePrimesAction>, locale: Locale
  ) async {
    let terminal = Terminal.standard
    terminal.draw(store.state.screen(locale: locale))
    while let line = terminal.prompt("\n> "), line != "quit" {
      let words = line.split(separator: " ")
      guard let word = words.first else { continue }
      guard let command = FavoritePrimesCommand(rawValue: String(word)) else {
        terminal.write(
          "There is no command '\(word)'. There are tap 3, delete 1 3, save, load, ok, quit.")
        continue
      }
      do {
        store.send(try command.action(Array(words.dropFirst()), primes: store.state.primes))
      } catch {
        terminal.write("\(error)")
        continue
      }
      await store.settled()
      terminal.draw(store.state.screen(locale: locale))
    }
  }
}
