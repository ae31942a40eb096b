import Foundation
import Testing

@testable import ShopMap

@Suite("The map of coffee shops")
struct MapScreenTests {
  @Test("shows each shop on the map and below it")
  func shops() async {
    let text = await screen(.success([.north, .south]))
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[0] == "Good afternoon. There are 2 coffee shops around you.")
    #expect(lines[2].hasSuffix("·A"), "North-east is at the top right.")
    #expect(lines[10].hasPrefix("B·"), "South-west is at the bottom left.")
    #expect(lines[12...] == ["A  Slow Drip, 5 of 5", "B  Bean There, not rated", ""])
  }

  @Test("a lone shop is in the middle")
  func loneShop() async {
    let lines = await screen(.success([.north])).split(separator: "\n")
    #expect(lines[0] == "Good afternoon. There is one coffee shop around you.")
    #expect(Array(lines[5])[19] == "A")
  }

  @Test("a place that is no number does not end the program")
  func notANumber() async {
    let nowhere = CoffeeShop(name: "Nowhere", latitude: .nan, longitude: .infinity, rating: nil)
    for shops in [[nowhere, .north, .south], [.north, nowhere, .south]] {
      #expect(await screen(.success(shops)).contains("  Nowhere, not rated"))
    }
  }

  @Test("without shops the map is empty, and a sentence says so")
  func noShops() async {
    let lines = await screen(.success([])).split(separator: "\n")
    #expect(lines[0] == "Good afternoon. There are no coffee shops around you.")
    #expect(lines[1...] == Array(repeating: Substring(repeating: "·", count: 38), count: 9)[...])
  }

  @Test("if the shops can't be loaded, the reason is shown in place of the map")
  func failure() async {
    #expect(
      await screen(.failure(Failure()))
        == "Good afternoon. The map can't be shown.\nThe shops are out for lunch.\n")
  }

  @Test(
    "the greeting goes by the clock that the screen was given",
    arguments: [
      (5, "Good evening."), (6, "Good morning."), (11, "Good morning."), (12, "Good afternoon."),
      (17, "Good afternoon."), (18, "Good evening."),
    ])
  func greeting(hour: Int, expected: String) async {
    #expect(await screen(.success([]), hour: hour).hasPrefix("\(expected) "))
  }

  @Test("the calendar decides what hour it is")
  func calendar() async {
    var tokyo = Calendar(identifier: .gregorian)
    tokyo.timeZone = TimeZone(secondsFromGMT: 9 * 3600) ?? .gmt
    #expect(await screen(.success([]), hour: 0, calendar: tokyo).hasPrefix("Good morning."))
  }

  private func screen(
    _ answer: Result<[CoffeeShop], Failure>, hour: Int = 12, calendar: Calendar? = nil
  ) async -> String {
    var utc = Calendar(identifier: .gregorian)
    utc.timeZone = .gmt
    let noon = Date(timeIntervalSince1970: Double(hour) * 3600)
    return await MapScreen(
      repository: StubRepository(answer: answer), now: { noon }, calendar: calendar ?? utc
    ).body().text
  }
}

private struct StubRepository: ShopRepository {
  let answer: Result<[CoffeeShop], Failure>

  func shops() async throws -> [CoffeeShop] { try answer.get() }
}

private struct Failure: Error, CustomStringConvertible {
  let description = "The shops are out for lunch."
}

extension CoffeeShop {
  fileprivate static let north = CoffeeShop(
    name: "Slow Drip", latitude: 55.7, longitude: 12.6, rating: 5)
  fileprivate static let south = CoffeeShop(
    name: "Bean There", latitude: 55.6, longitude: 12.5, rating: nil)
}
