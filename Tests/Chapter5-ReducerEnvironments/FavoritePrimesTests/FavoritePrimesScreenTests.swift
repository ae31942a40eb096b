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
    state.primes = [2, 7_919]
    state.notice = .saved(2)
    state.alert = PrimeAlert(n: 2, answer: .success(3), locale: locale)
    let title = "Favourites: 2\n"
    let list = "position  prime\n1         2\n2         7,919\n"
    let alert = "The 2nd prime is 3  [ok]\n"
    #expect(state.screen(locale: locale).text == title + "Saved 2 favourites\n" + alert + list)
    // What happened before is of no interest while something else happens.
    state.isBusy = true
    #expect(state.screen(locale: locale).text == title + "One moment…\n" + alert + list)
  }

  @Test(
    "says what has come of the work with the file",
    arguments: [
      (FavoritePrimesState.Notice.saved(1), "Saved 1 favourite"),
      (.loaded(1_000), "Loaded 1,000 favourites"),
      (.nothingSaved, "There are no saved favourites yet. save keeps those on the list."),
      (.failure(message: "It is Sunday."), "That failed. It is Sunday."),
    ])
  func notice(notice: FavoritePrimesState.Notice, text: String) {
    var state = FavoritePrimesState()
    state.notice = notice
    #expect(state.screen(locale: locale).text == "Favourites: none\n\(text)\n")
  }

  @Test(
    "positions are those on the screen",
    arguments: [
      ("tap 2", FavoritePrimesAction.primeTapped(31)),
      ("delete 3", .deleteTapped(positions: [2])),
      ("delete 3 1 3", .deleteTapped(positions: [0, 2])),
      ("save", .saveTapped), ("load", .loadTapped), ("ok", .alertDismissed),
    ])
  func action(line: String, action: FavoritePrimesAction) throws {
    #expect(try self.action(line) == action)
  }

  @Test(
    "what cannot be meant is told in a sentence",
    arguments: [
      ("tap", "Say which: tap 3."),
      ("delete", "Say which: delete 1 3."),
      ("tap 1 2", "tap takes one position: tap 3."),
      ("tap 0", "There is no favourite 0. They are counted from 1 to 3."),
      ("delete 1 4", "There is no favourite 4. They are counted from 1 to 3."),
      ("delete one", "There is no favourite one. They are counted from 1 to 3."),
      (
        "delete -9223372036854775808",
        "There is no favourite -9223372036854775808. They are counted from 1 to 3."
      ),
      ("save 1", "save stands alone."), ("ok ok", "ok stands alone."),
    ])
  func sentence(line: String, sentence: String) throws {
    let error = #expect(throws: FavoritePrimesCommand.LineError.self) { try action(line) }
    #expect(error?.description == sentence)
  }

  @Test("also where there is little to choose from")
  func few() {
    let none = FavoritePrimesCommand.LineError.noFavorite("1", count: 0)
    #expect(none.description == "There is no favourite 1: the list is empty.")
    let one = FavoritePrimesCommand.LineError.noFavorite("2", count: 1)
    #expect(one.description == "There is no favourite 2. There is one: say 1.")
  }

  private func action(_ line: String) throws -> FavoritePrimesAction {
    let words = line.split(separator: " ")
    let command = try #require(FavoritePrimesCommand(rawValue: String(words[0])))
    return try command.action(Array(words.dropFirst()), primes: [2, 31, 7])
  }
}
