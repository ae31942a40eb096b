import DetailsDomain
import Navigation
import Observation
import TerminalUI

/// One coffee shop, with the user's rating and note.
@MainActor @Observable
package final class DetailsScreen: AppScreen {
  private let shop: ShopDetails.ID
  private let service: any DetailsService
  private let observer: any DetailsObserver
  private var state = State.loading

  private enum State {
    case loading
    case shown(ShopDetails)
    case failed(message: String)
  }

  /// - Parameters:
  ///   - shop: the shop's ID.
  ///   - service: provides the details, and stores the user's rating and note.
  ///   - observer: receives the user's ratings.
  package init(
    shop: ShopDetails.ID, service: any DetailsService, observer: any DetailsObserver
  ) {
    self.shop = shop
    self.service = service
    self.observer = observer
  }

  package var body: Screen {
    switch state {
    case .loading: Screen([Line("Loading…", .dim)])
    case .failed(let message): Screen([Line("Can't show this shop", .bold), Line(message)])
    case .shown(let details):
      Screen([
        Line(details.name, .bold),
        Line(details.address),
        "",
        details.rating.map { "Your rating: \($0.line)" } ?? "Your rating: none yet",
        "Your note: \(details.note.isEmpty ? "none yet" : details.note)",
      ])
    }
  }

  package let commands = [
    ScreenCommand("rate N", "rate it, from 1 to 5"),
    ScreenCommand("unrate", "remove your rating"),
    ScreenCommand("note TEXT", "write a note about it"),
    ScreenCommand("erase note", "erase your note"),
  ]

  package func appear() async {
    do {
      state = .shown(try await service.details(of: shop))
    } catch {
      state = .failed(message: "\(error)")
    }
  }

  package func read(_ line: String) async -> Step {
    let parts = line.split(separator: " ", maxSplits: 1).map(String.init)
    let rest = parts.count > 1 ? parts[1].drop { $0 == " " } : ""
    switch parts[0] {
    case "rate":
      guard let rating = Int(rest).flatMap(StarRating.init) else {
        return .say("Rate with 1, 2, 3, 4 or 5, such as rate 4.")
      }
      return await save {
        try await service.rate(shop, with: rating)
        observer.send(.rated(shop, rating))
      }
    case "unrate":
      if case .shown(let details) = state, details.rating == nil {
        return .say("There's no rating to remove.")
      }
      return await save {
        try await service.rate(shop, with: nil)
        observer.send(.unrated(shop))
      }
    case "note":
      guard !rest.isEmpty else { return .say("Type note and your words, such as note Good cake.") }
      return await save { try await service.note(String(rest), about: shop) }
    case "erase" where rest == "note":
      if case .shown(let details) = state, details.note.isEmpty {
        return .say("There's no note to erase.")
      }
      return await save { try await service.note("", about: shop) }
    default: return .unknown
    }
  }

  /// Saves before the next line is read, and then shows what the service returns.
  private func save(_ change: () async throws -> Void) async -> Step {
    // The screen says why.
    if case .failed = state { return .say("Nothing was saved.") }
    do {
      try await change()
    } catch {
      return .say("\(error)")
    }
    await appear()
    return .stay
  }
}

extension StarRating {
  /// The stars and their number, so that nothing depends on colour.
  fileprivate var line: Line {
    let full = String(repeating: "★", count: stars)
    let empty = String(repeating: "☆", count: Self.most - stars)
    return "\(full + empty, style) \(stars) of \(Self.most)"
  }

  private var style: TextStyle {
    switch stars {
    case 1: .red
    case 2: .orange
    case 3: .yellow
    case 4: .green
    default: .blue
    }
  }
}
