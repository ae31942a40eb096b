// 1.1 · Spot the dependencies                                              ★☆☆
//
// Some months later, the start screen of Coffee Shops touches nine things. Some of them are
// volatile dependencies, and the others are stable. Say which, and why. The comments below say
// what you need to know. That someone may edit `MarkerColor` one day doesn't make it volatile.
//
// You are done when
// - everything that only computes is called stable
// - you call volatile everything outside the program, and give a valid reason
// - you call volatile everything whose answers can change on their own, and give a valid reason
// - you call volatile everything unfinished, and give a valid reason
//
// Edit:   `verdict(on:)` below.
// Check:  swift run workshop check 1.1
// Read:   Book/01-ControlFreak.md, "Volatile and stable"

import CoffeeShopParts

// MARK: - Yours

/// Your verdict: `.stable`, or `.volatile(because: …)` with one of the reasons `.mustBeSetUp`,
/// `.answersDiffer`, `.notOnEveryMachine` and `.notFinished`. If several are true, take any.
func verdict(on thing: Touched) -> Verdict {
  // TODO: 1.1
  switch thing {
  case .shopsFile: .stable  // Data(contentsOf: URL(filePath: "/var/lib/shops.json"))
  case .jsonDecoder: .stable  // JSONDecoder().decode([NearbyShop].self, from: json)
  case .locationReceiver: .stable  // The satellite receiver. Every phone has one; a Mac has none.
  case .arrayOfLines: .stable  // var lines = ["Around \(position):"]
  case .clock: .stable  // shop.closes > Date.now
  case .markerColor: .stable  // MarkerColor(rating: 0) is black, … MarkerColor(rating: 5) blue
  case .tasteMatcher: .stable  // Another team is writing it. Until then, every shop gets a 3.
  case .dice: .stable  // shops.randomElement() is the tip of the day
  case .weatherServer: .stable  // WeatherServer().headline()
  }
}
