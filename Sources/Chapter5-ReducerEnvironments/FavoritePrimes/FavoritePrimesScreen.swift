import Foundation
import TerminalUI

extension FavoritePrimesState {
  /// What the list looks like.
  ///
  /// - Parameter locale: how the user writes numbers.
  package func screen(locale: Locale) -> Screen {
    Screen {
      "Favourites: \(primes.isEmpty ? "none" : "\(primes.count.formatted(.number.locale(locale)))")"
      // This goes above the list, which may be longer than the window.
      if isBusy {
        Line("One moment…", .dim)
      } else {
        currentNotice.map { [line($0, locale)] } ?? []
      }
      alert.map { [$0.line] } ?? []
      if !primes.isEmpty { Line("row  prime", .dim) }
      for (row, prime) in zip(1..., primes) {
        Line("\(row)").padded(to: 5) + "\(prime.formatted(.number.locale(locale)), .bold)"
      }
    }
  }

  /// The notice, unless it says that the list was saved or loaded, and the list has changed since.
  private var currentNotice: Notice? {
    switch notice {
    case .saved, .loaded: isSaved ? notice : nil
    case .nothingSaved, .failure, nil: notice
    }
  }

  private func line(_ notice: Notice, _ locale: Locale) -> Line {
    func favourites(_ count: Int) -> String {
      "\(count.formatted(.number.locale(locale))) \(count == 1 ? "favourite" : "favourites")"
    }
    return switch notice {
    case .saved(let count): "Saved \(favourites(count))"
    case .loaded(let count, 0): "Loaded \(favourites(count))"
    case .loaded(let count, let replaced):
      """
      Loaded \(favourites(count)); \(replaced.formatted(.number.locale(locale))) unsaved \
      \(replaced == 1 ? "one was" : "ones were") replaced
      """
    case .nothingSaved: "There are no saved favourites yet. Type save to keep those on the list."
    case .failure(let message): "\("That failed.", .bold, .red) \(message)"
    }
  }
}
