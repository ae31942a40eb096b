import LocationClient
import TestSupport
import Testing
import WeatherClient

@testable import Chapter3

@MainActor @Suite("The weather demo, line by line")
struct SessionTests {
  /// The output after each line.
  func answers(
    _ lines: [String], client: WeatherClient = .bundled,
    status: LocationClient.AuthorizationStatus = .whileInUse
  ) async -> [String] {
    let text = await transcript(lines, client: client, status: status)
    return text.components(separatedBy: "\n> ").dropFirst().map { part in
      part.split(separator: "\n").dropFirst().joined(separator: "|")
    }
  }

  @Test("the train ride: each place has a week of its own")
  func trainRide() async {
    let text = await transcript(["locate", "locate"])
    #expect(
      text.hasPrefix("Weather for Copenhagen\nNow 14.5 °C, partly cloudy, wind 12.0 km/h\n"))
    #expect(text.contains("\n> locate\nWeather for Copenhagen\nNo location. The device can't find"))
    #expect(
      text.contains("\n> locate\nWeather for Malmö\nNow 15.5 °C, mostly clear, wind 9.0 km/h\n"))
  }

  @Test(
    "in a pipe the question is there, and the next line answers it",
    arguments: [
      ("always", "Weather for Copenhagen"), ("W", "Weather for Copenhagen"),
      ("n", "Weather|No location. You don't let Weather know where you are."),
    ])
  func question(line: String, answer: String) async {
    let text = await transcript([line], status: .notDetermined)
    #expect(
      text.hasPrefix(
        """
        Weather
        Waiting for your permission to locate you…

        May Weather know where you are?
        Type always, while (only while Weather is running) or no. One letter is enough.

        > \(line)
        """))
    #expect(await answers([line], status: .notDetermined)[0].hasPrefix(answer))
  }

  @Test("while the question is open, other commands say so, and the network can go")
  func questionFirst() async {
    let found = await answers(
      ["locate", "refresh", "maybe", "offline", "always", "online"], status: .notDetermined)
    #expect(found[0] == "Answer first: always, while or no.")
    #expect(found[1] == "Answer first: always, while or no.")
    #expect(found[2] == "Type always, while or no.")
    #expect(found[3].hasPrefix("Weather|Offline."))
    #expect(
      found[3].hasSuffix(
        "|May Weather know where you are?|Type always, while (only while Weather is running) or no. One letter is enough."
      ))
    #expect(found[4] == "Weather|Offline. The weather comes back when the network does.")
    #expect(found[5].hasPrefix("Weather for Copenhagen|Now 14.5 °C"))
  }

  @Test("a no is no dead end: allow, and locate")
  func allow() async {
    let found = await answers(["locate", "allow", "locate", "allow"], status: .denied)
    #expect(found[0] == "You haven't allowed it. Type allow first.")
    #expect(found[1] == "Weather may know where you are while it runs. Type locate to be found.")
    #expect(found[2].hasPrefix("Weather for Copenhagen|Now"))
    #expect(found[3] == "You allow it already. Type locate to be found.")
  }

  @Test("revoked: the place stays, and is looked for no more")
  func revoke() async {
    let found = await answers(["revoke", "revoke", "locate", "locate", "allow", "locate"])
    #expect(found[0] == "Permission revoked. Weather still shows the last place.")
    #expect(
      found[1] == "Weather isn't allowed to know where you are, so there's nothing to revoke.")
    #expect(found[2].hasPrefix("Weather for Copenhagen|No location. You don't let Weather know"))
    #expect(found[3] == "You haven't allowed it. Type allow first.")
    #expect(found[5].hasPrefix("Weather for Copenhagen|No location. The device can't find you"))
  }

  @Test("a device that decides by itself says so")
  func restricted() async {
    let found = await answers(["locate", "allow", "revoke", "refresh"], status: .restricted)
    #expect(found[0] == "This device doesn't allow it, and you can't change that here.")
    #expect(found[1] == found[0])
    #expect(
      found[2] == "Weather isn't allowed to know where you are, so there's nothing to revoke.")
    #expect(found[3] == "Weather doesn't know where you are yet. Type locate first.")
  }

  @Test("refresh, offline and online say why they change nothing")
  func network() async {
    let found = await answers(["online", "offline", "offline", "refresh", "online", "refresh"])
    #expect(found[0] == "You're online already.")
    #expect(
      found[1] == "Weather for Copenhagen|Offline. The weather comes back when the network does.")
    #expect(found[2] == "You're offline already.")
    #expect(found[3] == "There's no network, so nothing can be refreshed. Type online first.")
    #expect(found[4].hasPrefix("Weather for Copenhagen|Now 14.5 °C"))
    #expect(found[5] == found[4])
  }

  @Test("each endpoint breaks on its own, or comes back empty; mend brings back the original")
  func derived() async {
    let found = await answers([
      "break forecast", "mend", "break search", "mend", "empty forecast", "mend", "Empty  Search",
    ])
    let broken = "No weather. The weather service is out of order. Look out of the window."
    #expect(
      found.filter { !$0.hasPrefix("Weather for Copenhagen|Now 14.5 °C") } == [
        "Weather for Copenhagen|\(broken)|Client: bundled, but its forecast fails",
        "Weather|\(broken)|Client: bundled, but its search fails",
        "Weather for Copenhagen|There is no forecast for Copenhagen."
          + "|Client: bundled, but its forecast has no days",
        "Weather|No town found near you.|Client: bundled, but its search finds nothing",
      ])
    #expect(found[5].hasSuffix("21.0 °C"))
  }

  @Test("changes add up; a new one for the same endpoint takes the old one's place")
  func combined() async {
    let clock = ImmediateClock()
    let text = await transcript(["break search", "slow", "empty search"], clock: clock)
    #expect(text.contains("\n\nClient: bundled, but its search fails and it's slow\n"))
    #expect(text.hasSuffix("\n\nClient: bundled, but it's slow and its search finds nothing\n"))
    #expect(clock.sleeps == [.seconds(1)])
  }

  @Test(
    "what can't be changed is told what can",
    arguments: [
      ("break", "Type break forecast or break search."),
      ("Break wind", "Type break forecast or break search."),
      ("empty", "Type empty forecast or empty search."),
      ("slow down", "'slow' takes no argument."),
      ("mend", "There's nothing to mend."),
    ])
  func notChanged(line: String, sentence: String) async {
    #expect(await answers([line]) == [sentence])
  }
}
