import TestSupport
import Testing

@testable import Chapter2Exercises

extension Exercise2_5 {
  @Test("what it remembers is its own: another cache shares nothing")
  func keepsCachesApart() async {
    let north = makeCachedWeatherClient(WeatherService { _, _ in ["North"] })
    let south = makeCachedWeatherClient(WeatherService { _, _ in ["South"] })
    let answers = await north.told("Kingston") + south.told("Kingston")
    #expect(
      answers == ["North", "South"],
      "What a cache remembers belongs in a stored property of its own, not in a static.")
  }

  @Test("as long as it lives, it remembers, whether a failure comes or many names")
  func keepsTheRest() async {
    let service = WeatherService { name, _ in
      if name == "Atlantis" { throw NoSignal(turn: 0) }
      return [name]
    }
    let cache = makeCachedWeatherClient(service)
    let names = (1...120).map { "Town \($0)" }
    for name in names + ["Atlantis"] + names { _ = await cache.told(name) }
    #expect(service.searches.count == 121, "Each of these towns has been answered once.")
  }

  @Test("as long as it lives, it remembers, and not for a while")
  func keepsNoTime() throws {
    let source = try LearnerSource.load("2.5")
    let clocks = ["ContinuousClock", "SuspendingClock", "Date", "Task.sleep", "NSCache"]
      .flatMap(source.lines(mentioning:))
    #expect(clocks == [], "An answer is kept, not for a while, and not while there's memory.")
  }
}
