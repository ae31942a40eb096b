import TerminalUI
import Testing

@testable import WeatherFeature

@Suite("Weather screen")
struct ScreenTests {
  typealias State = WeatherViewModel.State

  func screen(_ change: (inout State) -> Void) -> Screen {
    var state = State()
    state.connectivity = .online
    change(&state)
    return state.screen
  }

  @Test(
    "how the search for the reader goes",
    arguments: [
      (.idle, "Weather doesn't know where you are yet. Type locate to see the weather."),
      (.waitingForPermission, "Waiting for your permission to locate you…"),
      (.underWay, "Looking for you…"),
      (
        .denied,
        "No location. You don't let Weather know where you are. Allow it, then locate again."
      ),
      (.restricted, "No location. This device doesn't allow it. Ask the person who manages it."),
      (.failed(message: "In a tunnel."), "No location. In a tunnel."),
    ] as [(State.Locating, String)])
  func locating(locating: State.Locating, line: String) {
    #expect(screen { $0.locating = locating }.lines.map(\.text) == ["Weather", line])
  }

  @Test("loading, empty and failed")
  func others() {
    #expect(screen { $0.weather = .loading }.text == "Weather\nLoading…\n")
    #expect(screen { $0.weather = .empty(message: "Nothing.") }.text == "Weather\nNothing.\n")
    #expect(
      screen { $0.weather = .failure(message: "Out of order.") }.text
        == "Weather\nNo weather. Out of order.\n")
  }

  @Test("offline and denied at the same time: both are told, in words and in colour")
  func together() {
    let screen = screen { state in
      state.connectivity = .offline
      state.locating = .denied
    }
    #expect(screen.lines.count == 3)
    #expect(
      screen.lines[1].text == "Offline. The weather comes back when the network does.")
    let yellow = screen.lines.flatMap(\.pieces).filter { $0.styles.contains(.yellow) }
    #expect(yellow.map(\.text) == ["Offline.", "No location."])
  }
}
