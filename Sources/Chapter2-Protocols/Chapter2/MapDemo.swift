import Foundation
import ShopMap
import ShopStorage
import TerminalUI

/// The map of chapter 1, which is now told where the shops are stored and what time it is.
enum MapDemo {
  struct Settings {
    var shops = Shops.saved
    var hour: Int?
  }

  static let arguments = Arguments<Settings>(
    "swift run Chapter2 map",
    "Draws the map of Coffee Shops.",
    .option("shops", "SHOPS", \.shops, "Which shops to draw: \(Shops.kind) (default: saved)."),
    .option("hour", "HOUR", \.hour, in: 0...23, "Greet as if it were this hour of the day."))

  static func run(_ words: ArraySlice<String>) async {
    let settings = arguments.valuesOrExit(Settings(), words: words)
    let screen = makeMapScreen(settings)
    Terminal.standard.wrapping(atMost: UsageText.columns).draw(await screen.body())
  }

  private static func makeMapScreen(_ settings: Settings) -> MapScreen {
    let repository: any ShopRepository =
      switch settings.shops {
      case .saved: FileShopRepository(file: FileShopRepository.bundledFile)
      case .none: InMemoryShopRepository([])
      case .unreadable: UnreadableShopRepository()
      }
    guard let hour = settings.hour else {
      return MapScreen(repository: repository, now: { Date() }, calendar: .current)
    }
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    let date = Date(timeIntervalSince1970: Double(hour) * 3600)
    return MapScreen(repository: repository, now: { date }, calendar: calendar)
  }
}

extension MapDemo {
  enum Shops: String, ArgumentChoice { case saved, none, unreadable }
}

/// Fails as a damaged file does, so that you can see the failure without damaging one.
private struct UnreadableShopRepository: ShopRepository {
  func shops() async throws -> [CoffeeShop] {
    throw ShopFileError.notShops(path: "coffee-shops.json")
  }
}
