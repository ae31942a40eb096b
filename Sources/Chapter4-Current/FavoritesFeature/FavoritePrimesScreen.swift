import Foundation
import TerminalUI

extension FavoritePrimesModel {
  /// What the list looks like in the current locale and time zone.
  package var screen: Screen {
    Screen {
      "Favourites: \(primes.isEmpty ? "none" : primes.map(shown).joined(separator: ", "), .bold)"
      noticeLines
    }
  }

  /// The favourites one below another, and whether they are saved.
  package var list: Screen {
    Screen {
      Line(primes.isEmpty ? "No favourites" : favourites(primes.count), .bold)
      // This goes above the list, which may be longer than the window.
      if !isSaved { "Not saved yet: type save to keep them." } else if !primes.isEmpty { "Saved." }
      primes.map { Line("  \(shown($0))") }
    }
  }

  private var noticeLines: [Line] {
    switch notice {
    case .none: []
    case .notPrime(let number): ["\(shown(number)) is not prime. Only primes can be favourites."]
    case .known(let number): ["\(shown(number)) is already a favourite."]
    case .unknown(let number): ["\(shown(number)) isn't one of your favourites."]
    case .waiting: [Line("One moment…", .dim)]
    case .saved(let count, let date): ["Saved \(favourites(count)) at \(shown(date))"]
    case .loaded(let count, 0): ["Loaded \(favourites(count))"]
    case .loaded(let count, let replaced):
      [
        """
        Loaded \(favourites(count)); \(shown(replaced)) unsaved \
        \(replaced == 1 ? "one was" : "ones were") replaced
        """
      ]
    case .nothingSaved: ["There are no saved favourites yet. Type save to keep those on the list."]
    case .failure(let message): ["\("That failed.", .bold, .red) \(message)"]
    }
  }

  private func favourites(_ count: Int) -> String {
    "\(shown(count)) \(count == 1 ? "favourite" : "favourites")"
  }

  private func shown(_ number: Int) -> String {
    number.formatted(.number.locale(Current.locale))
  }

  private func shown(_ date: Date) -> String {
    date.formatted(
      Date.FormatStyle(
        date: .omitted, time: .shortened, locale: Current.locale, timeZone: Current.timeZone))
  }
}
