import Foundation
import TerminalUI

extension FavoritePrimesState {
  /// What the list looks like.
  ///
  /// - Parameter locale: how the reader writes numbers.
  package func screen(locale: Locale) -> Screen {
    Screen {
      "Favourites: \(primes.isEmpty ? "none" : "\(primes.count.formatted(.number.locale(locale)))")"
      // Above the list, which may be longer than the window.
      if isBusy {
        Line("One moment…", .dim)
      } else {
        notice.map { [line($0, locale)] } ?? []
      }
      alert.map { [$0.line] } ?? []
      if !primes.isEmpty { Line("position  prime", .dim) }
      for (position, prime) in zip(1..., primes) {
        Line("\(position)").padded(to: 10) + "\(prime.formatted(.number.locale(locale)), .bold)"
      }
    }
  }

  private func line(_ notice: Notice, _ locale: Locale) -> Line {
    func favourites(_ count: Int) -> String {
      "\(count.formatted(.number.locale(locale))) \(count == 1 ? "favourite" : "favourites")"
    }
    return switch notice {
    case .saved(let count): "Saved \(favourites(count))"
    case .loaded(let count): "Loaded \(favourites(count))"
    case .nothingSaved: "There are no saved favourites yet. save keeps those on the list."
    case .failure(let message): "\("That failed.", .bold, .red) \(message)"
    }
  }
}
