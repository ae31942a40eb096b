// 1.1 · Spot the dependencies                                              ★☆☆
//
// The start screen of Coffee Shops is short, and nobody can test it: it touches nine
// things, and some of them do as they please. Those are its volatile dependencies.
// The rest of this chapter takes them in hand. First you have to see them.
//
// Edit:   `verdict(on:)` at the end of this file.
// Check:  swift run workshop check 1.1
// Read:   Book/01-ControlFreak.md, "Volatile and stable"

import Foundation

// MARK: - Given

/// It is compiled, but nothing here runs it. The comments name the nine things it touches.
struct StartScreen {
  func draw() throws -> [String] {
    let json = try Data(contentsOf: URL(filePath: "/var/lib/shops.json"))  // shopsFile
    let shops = try JSONDecoder().decode([NearbyShop].self, from: json)  // jsonDecoder
    let position = LocationReceiver().position()  // locationReceiver

    var lines = ["Around \(position):"]  // arrayOfLines
    for shop in shops where shop.closes > Date.now {  // clock
      let color = MarkerColor(rating: shop.rating)  // markerColor
      let match = TasteMatcher().match(with: shop)  // tasteMatcher
      lines.append("\(shop.name), \(color), matches your taste: \(match) of 5")
    }
    lines.append("Our tip: \(shops.randomElement()?.name ?? "none")")  // dice
    lines.append(WeatherServer().headline())  // weatherServer
    return lines
  }
}

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

/// The satellite receiver. Every phone has one; the machine that runs the tests has none.
struct LocationReceiver {
  func position() -> String { "55.68, 12.57" }
}

/// Another team is writing it. Until they are done, every shop gets a 3.
struct TasteMatcher {
  func match(with shop: NearbyShop) -> Int { 3 }
}

/// Sends a request to the weather service.
struct WeatherServer {
  func headline() -> String {
    let address = URL(string: "https://weather.example/headline")
    return address.flatMap { try? String(contentsOf: $0, encoding: .utf8) } ?? "No weather."
  }
}

/// The nine things that `StartScreen.draw()` touches.
enum Touched: CaseIterable {
  case shopsFile, jsonDecoder, locationReceiver
  case arrayOfLines, clock, markerColor
  case tasteMatcher, dice, weatherServer
}

/// What you say of one of them.
enum Verdict: Equatable {
  /// The screen may simply use it.
  case stable
  /// Somebody else should decide which one the screen uses.
  case volatile(because: Reason)
}

/// What makes a dependency volatile. One of them is enough; if several fit, any of them will do.
///
/// After Mark Seemann and Steven van Deursen, *Dependency Injection Principles, Practices, and
/// Patterns* (2019).
enum Reason {
  /// Something outside the program must be in place first, such as a server or a database.
  case mustBeSetUp
  /// The same question, asked again, can get another answer.
  case answersDiffer
  /// Some of the machines that build, test or run the program do not have it.
  case notOnEveryMachine
  /// It does not exist yet, or it is still being written.
  case notFinished
}

// MARK: - Yours

// A dependency is volatile if it needs something outside the program, if it answers the
// same question differently, or if it is not finished. Who wrote it does not matter: the
// decoder comes from Foundation and is stable, the matcher is our own and is not.

/// A verdict on each of the nine. Where several reasons fit, any of them will do.
func verdict(on thing: Touched) -> Verdict {
  switch thing {
  case .shopsFile: .volatile(because: .mustBeSetUp)
  case .jsonDecoder: .stable
  case .locationReceiver: .volatile(because: .notOnEveryMachine)
  case .arrayOfLines: .stable
  case .clock: .volatile(because: .answersDiffer)
  case .markerColor: .stable
  case .tasteMatcher: .volatile(because: .notFinished)
  case .dice: .volatile(because: .answersDiffer)
  case .weatherServer: .volatile(because: .mustBeSetUp)
  }
}
