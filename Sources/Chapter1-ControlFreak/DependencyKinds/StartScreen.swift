import Foundation

// snippet.start-screen
/// The start screen of Coffee Shops, some months later. It touches nine things.
struct StartScreen {
  func draw() throws -> [String] {
    let json = try Data(contentsOf: URL(filePath: "/var/lib/shops.json"))
    let shops = try JSONDecoder().decode([NearbyShop].self, from: json)
    let position = LocationReceiver().position()

    var lines = ["Around \(position):"]
    for shop in shops where shop.closes > Date.now {
      let color = MarkerColor(rating: shop.rating)
      let match = TasteMatcher().match(with: shop)
      lines.append("\(shop.name), \(color), matches your taste: \(match) of 5")
    }
    lines.append("Our tip: \(shops.randomElement()?.name ?? "none")")
    lines.append(WeatherServer().headline())
    return lines
  }
}
// snippet.end

struct NearbyShop: Codable {
  var name: String
  var rating: Int
  var closes: Date
}

/// The colour of a shop on the map.
enum MarkerColor {
  case black, red, orange, yellow, green, blue

  init(rating: Int) {
    let colors: [MarkerColor] = [.black, .red, .orange, .yellow, .green, .blue]
    self = colors.indices.contains(rating) ? colors[rating] : .black
  }
}

// snippet.receiver-and-matcher
/// The satellite receiver. Every phone has one; the machine that runs the tests has none.
struct LocationReceiver {
  func position() -> String { "55.68, 12.57" }
}

/// Another team is writing it. Until they're done, every shop gets a 3.
struct TasteMatcher {
  func match(with shop: NearbyShop) -> Int { 3 }
}
// snippet.end

/// Sends a request to the weather service.
struct WeatherServer {
  func headline() -> String {
    let address = URL(string: "https://weather.example/headline")
    return address.flatMap { try? String(contentsOf: $0, encoding: .utf8) } ?? "No weather."
  }
}
