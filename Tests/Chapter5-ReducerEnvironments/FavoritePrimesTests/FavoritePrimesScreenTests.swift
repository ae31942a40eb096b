import Foundation
import PrimeAlert
import Testing

@testable import FavoritePrimes

@Suite("Favourite primes, screen and lines")
struct FavoritePrimesScreenTests {
  let locale = Locale(identifier: "en_GB")

  @Test("numbers the favourites, above them what happened and the alert")
  func screen() {
    var state = FavoritePrimesState()
    #expect(state.screen(locale: locale).text == "Favourites: none\n")
    (state.primes, state.saved) = ([2, 7_919], [2, 7_919])
    state.notice = .saved(2)
    state.alert = PrimeAlert(n: 2, answer: .success(3), locale: locale)
    let title = "Favourites: 2\n"
    let list = "row  prime\n1    2\n2    7,919\n"
    let alert = "The 2nd prime is 3  [ok]\n"
    #expect(state.screen(locale: locale).text == title + "Saved 2 favourites\n" + alert + list)
    // A list that has changed since then isn't saved.
    state.saved = [2]
    #expect(state.screen(locale: locale).text == title + alert + list)
    // Earlier notices don't matter while something else is happening.
    state.isBusy = true
    #expect(state.screen(locale: locale).text == title + "One moment…\n" + alert + list)
  }

  @Test(
    "says what has come of the work with the file",
    arguments: [
      (FavoritePrimesState.Notice.saved(1), "Saved 1 favourite"),
      (.loaded(1_000), "Loaded 1,000 favourites"),
      (.loaded(1, replaced: 1), "Loaded 1 favourite; 1 unsaved one was replaced"),
      (.loaded(3, replaced: 1_000), "Loaded 3 favourites; 1,000 unsaved ones were replaced"),
      (.nothingSaved, "There are no saved favourites yet. Type save to keep those on the list."),
      (.failure(message: "It is Sunday."), "That failed. It is Sunday."),
    ])
  func notice(notice: FavoritePrimesState.Notice, text: String) {
    var state = FavoritePrimesState()
    state.notice = notice
    #expect(state.screen(locale: locale).text == "Favourites: none\n\(text)\n")
  }

  @Test(
    "rows are those on the screen",
    arguments: [
      ("tap 2", FavoritePrimesAction.primeTapped(31)),
      ("delete 3", .deleteTapped(rows: [2])),
      ("delete 3 1 3", .deleteTapped(rows: [0, 2])),
      ("save", .saveTapped), ("load", .loadTapped), ("ok", .alertDismissed),
    ])
  func action(line: String, action: FavoritePrimesAction) throws {
    #expect(try self.action(line) == action)
  }

  @Test(
    "what cannot be meant is told in a sentence",
    arguments: [
      ("tap", "Which row? For example: tap 3"),
      ("delete", "Which rows? For example: delete 1 3"),
      ("tap 1 2", "tap takes one row, such as tap 3."),
      ("tap 0", "There is no row 0. The rows are numbered from 1 to 3."),
      ("delete 1 4", "There is no row 4. The rows are numbered from 1 to 3."),
      ("delete one", "There is no row one. The rows are numbered from 1 to 3."),
      ("save 1", "'save' takes no argument."), ("ok ok", "'ok' takes no argument."),
    ])
  func sentence(line: String, sentence: String) throws {
    let error = #expect(throws: FavoritePrimesCommand.LineError.self) { try action(line) }
    #expect(error?.description == sentence)
  }

  private func action(_ line: String) throws -> FavoritePrimesAction {
    let words = line.split(separator: " ")
    let command = try #require(FavoritePrimesCommand(rawValue: String(words[0])))
    return try command.action(Array(words.dropFirst()), primes: [2, 31, 7])
  }
}
