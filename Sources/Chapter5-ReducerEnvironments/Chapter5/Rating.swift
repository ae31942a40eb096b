import FileClient
import Foundation
import Playground
import ShopRating
import SmallArchitecture
import TerminalUI

/// Coffee Shops' start screen, where a guest rates a shop and may take that back.
@MainActor
enum Rating {
  static func run(_ settings: Settings, on terminal: Terminal) async {
    let files = settings.files(in: "shop-rating")

    let store = Store(
      initialState: ShopRatingState(shop: "Prolog"),
      reducer: shopRatingReducer,
      environment: ShopRatingEnvironment(save: { shop, stars in
        try await files.save("\(shop).txt", Data("\(stars)\n".utf8))
      }))

    let commands = [
      ScreenCommand("rate STARS", "rate the shop with 1 to 5 stars, such as rate 4"),
      ScreenCommand("undo", "take the last rating back"),
    ]
    await Playground(
      "Coffee Shops", store, commands: commands, screen: \.screen,
      action: { word, arguments, _ in
        switch word {
        case "rate":
          guard let stars = arguments.first.flatMap({ Int($0) }), (1...5).contains(stars) else {
            throw NoStars()
          }
          return .rate(stars)
        case "undo": return .undo
        default: return nil
        }
      }
    ).run(on: terminal)
    // A rating that is being saved when the input ends is saved.
    await store.settled()
  }
}

private struct NoStars: Error, CustomStringConvertible {
  let description = "Rate with 1 to 5 stars, for example: rate 4"
}

extension ShopRatingState {
  /// What the guest sees.
  var screen: Screen {
    Screen {
      let stars = ratings.last ?? 0
      "\(shop)  \(stars == 0 ? "not rated yet" : String(repeating: "★", count: stars), .bold)"
      if isSaving { Line("Saving…", .dim) }
      if let problem { "\("That failed.", .bold, .red) \(problem)" }
    }
  }
}
