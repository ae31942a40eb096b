import FavoritesFeature
import Foundation
import TestSupport
import Testing

@testable import Chapter4Exercises

@MainActor
@Suite(.exercise("4.2"), .serialized)
struct Exercise4_2 {
  @Test("the bar sees a world that is set after the bar was made")
  func seesTheNewWorld() {
    let bar = within(.london) { makeStatusBar() }
    let inTokyo = within(.tokyo) { said(by: bar) }
    #expect(
      inTokyo == ["00:30", "7.919", "Kept in tokyo/primes"],
      "The bar was made in London. What's still London's in Tokyo was read too early.")
  }

  @Test("the bar sees each world that is set after the bar was used")
  func seesEachWorld() {
    let bar = within(.london) { makeStatusBar() }
    let worlds: [FavoritePrimesEnvironment] = [.london, .tokyo, .london]
    let answers = worlds.map { world in within(world) { said(by: bar) } }
    let london = ["14:02", "7,919", "Kept in london/primes"]
    let tokyo = ["00:30", "7.919", "Kept in tokyo/primes"]
    #expect(
      answers == [london, tokyo, london],
      "One bar was asked in London, in Tokyo, and in London again. Keep nothing that you read.")
  }

  @Test("each call asks the world again, since its clock goes on")
  func asksEachTime() {
    let readings = CallRecorder<Void>()
    var world = FavoritePrimesEnvironment.london
    world.now = {
      readings.record(())
      return Date(timeIntervalSince1970: Double(readings.count) * 3_600)
    }
    let times = within(world) {
      let bar = makeStatusBar()
      return [bar.time(), bar.time(), bar.time()]
    }
    #expect(times == ["01:00", "02:00", "03:00"], "An hour goes by with each reading.")
  }

  /// The bar's answers to three questions.
  private func said(by bar: StatusBar) -> [String] {
    [bar.time(), bar.number(7_919), bar.place(of: "primes")]
  }

  /// What the body returns in this world.
  private func within<Answer>(_ world: FavoritePrimesEnvironment, _ body: () -> Answer) -> Answer {
    let before = Current
    defer { Current = before }
    Current = world
    return body()
  }
}

extension FavoritePrimesEnvironment {
  /// 14:02 in London, for a reader of English.
  fileprivate static var london: Self { place("london", time: 50_520, hours: 0, locale: "en_GB") }
  /// Half past midnight in Tokyo, an hour and 28 minutes later, for a reader of German.
  fileprivate static var tokyo: Self { place("tokyo", time: 55_800, hours: 9, locale: "de_DE") }

  private static func place(_ name: String, time: Double, hours: Int, locale: String) -> Self {
    var world = mock
    world.fileClient.path = { "\(name)/\($0)" }
    world.now = { Date(timeIntervalSince1970: time) }
    world.locale = Locale(identifier: locale)
    world.timeZone = TimeZone(secondsFromGMT: hours * 3_600) ?? .gmt
    return world
  }
}
