import Foundation
import LocationClient
import LocationClientLive
import PathMonitorClient
import TerminalUI
import TestSupport
import Testing
import WeatherClient
import WeatherFeature

@testable import Chapter3

/// The demo on a test terminal, with a test device.
@MainActor
func session(
  _ terminal: Terminal, client: WeatherClient = .bundled,
  status: LocationClient.AuthorizationStatus = .whileInUse,
  clock: any Clock<Duration> = ImmediateClock(),
  now: @escaping () -> Date = { Date(timeIntervalSince1970: 0) }
) -> Session {
  let device = LocationManager(script: LocationManager.trainRide, authorizationStatus: status)
  let byHand = PathOverride()
  let weather = WeatherOverride(client, named: "bundled", clock: clock)
  let model = WeatherViewModel(
    weatherClient: weather.client, pathMonitorClient: byHand.overriding(.satisfied),
    locationClient: .live(manager: device))
  return Session(
    model: model, weather: weather, byHand: byHand, device: device, terminal: terminal,
    now: now)
}

/// What the demo writes when its input is a pipe with these lines.
@MainActor
func transcript(
  _ lines: [String], client: WeatherClient = .bundled,
  status: LocationClient.AuthorizationStatus = .whileInUse,
  clock: any Clock<Duration> = ImmediateClock()
) async -> String {
  let output = CallRecorder<String>()
  let terminal = Terminal.scripted(lines, output: output)
  await session(terminal, client: client, status: status, clock: clock).run()
  return output.calls.joined()
}

/// A window size that all demos have to work in.
struct Window: CustomTestStringConvertible {
  let columns: Int
  let rows: Int
  var testDescription: String { "\(columns)x\(rows)" }

  static let all = [
    Window(columns: 60, rows: 24), Window(columns: 80, rows: 24), Window(columns: 120, rows: 40),
  ]
}
