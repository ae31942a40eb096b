// Wrong: takes what changes inside the program, a mutable array, for volatile.
// Must fail with: Can it ever surprise the screen?

import Foundation

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

struct NearbyShop: Codable {
  var name: String
  var rating: Int
  var closes: Date
}

enum MarkerColor {
  case black, red, orange, yellow, green, blue

  init(rating: Int) {
    let colors: [MarkerColor] = [.black, .red, .orange, .yellow, .green, .blue]
    self = colors.indices.contains(rating) ? colors[rating] : .black
  }
}

struct LocationReceiver {
  func position() -> String { "55.68, 12.57" }
}

struct TasteMatcher {
  func match(with shop: NearbyShop) -> Int { 3 }
}

struct WeatherServer {
  func headline() -> String {
    let address = URL(string: "https://weather.example/headline")
    return address.flatMap { try? String(contentsOf: $0, encoding: .utf8) } ?? "No weather."
  }
}

enum Touched: CaseIterable {
  case shopsFile, jsonDecoder, locationReceiver
  case arrayOfLines, clock, markerColor
  case tasteMatcher, dice, weatherServer
}

enum Verdict: Equatable {
  case stable
  case volatile(because: Reason)
}

enum Reason {
  case mustBeSetUp
  case answersDiffer
  case notOnEveryMachine
  case notFinished
}

func verdict(on thing: Touched) -> Verdict {
  switch thing {
  case .shopsFile: .volatile(because: .mustBeSetUp)
  case .jsonDecoder: .stable
  case .locationReceiver: .volatile(because: .notOnEveryMachine)
  case .arrayOfLines: .volatile(because: .answersDiffer)
  case .clock: .volatile(because: .answersDiffer)
  case .markerColor: .stable
  case .tasteMatcher: .volatile(because: .notFinished)
  case .dice: .volatile(because: .answersDiffer)
  case .weatherServer: .volatile(because: .answersDiffer)
  }
}
