import Foundation
import LocationClientLive
import Observation
import PathMonitorClient
import TerminalUI
import WeatherFeature

/// Shows the screen and does what the lines say. It also plays the device's part: it asks for
/// permission, and has a network that can be cut off.
@MainActor @Observable
final class Session {
  let model: WeatherViewModel
  private let weather: WeatherOverride
  private let byHand: PathOverride
  private let device: LocationManager
  private let terminal: Terminal
  private let now: () -> Date
  /// When the last refresh ended, if nothing else has been asked for since. Its answer may be the
  /// same as before.
  private var refreshed: Date?

  /// - Parameters:
  ///   - model: what the screen shows.
  ///   - weather: the user's control of the model's weather client.
  ///   - byHand: the user's control of the network, which can be cut off.
  ///   - device: asks for permission.
  ///   - terminal: where the screen is shown, and where the lines come from.
  ///   - now: returns the current time.
  init(
    model: WeatherViewModel, weather: WeatherOverride, byHand: PathOverride,
    device: LocationManager, terminal: Terminal, now: @escaping () -> Date
  ) {
    (self.model, self.weather, self.byHand, self.device) = (model, weather, byHand, device)
    (self.terminal, self.now) = (terminal, now)
  }

  /// Returns after `quit`, or when the input ends.
  func run() async {
    let running = Task { await model.run() }
    await ScreenLoop(terminal).run(
      commands: {
        (self.isAsking ? PermissionAnswer.list : []) + WeatherChange.list + Command.list
      },
      window: { _ in self.window }, first: { await settledScreen() }, perform: perform)
    running.cancel()
    await running.value
  }

  /// Whether the person has to say if Weather may know where they are.
  private var isAsking: Bool { device.isAsking }

  private func perform(_ line: String) async -> ScreenLoop.Step {
    if isAsking, let answer = PermissionAnswer(rawValue: line) { return decide(answer) }
    if let change = WeatherChange(rawValue: line.lowercased()) { return apply(change) }
    guard let command = Command(rawValue: line) else {
      if let advice = WeatherChange.advice(for: line) { return .write(advice) }
      return isAsking ? .write("Type always, while or no.") : .unknown
    }
    refreshed = nil
    switch command {
    case .mend: return mend()
    case .refresh: return refresh()
    case .locate: return locate()
    case .allow: return isAsking ? decide(.while) : await allow()
    case .revoke: return isAsking ? decide(.no) : revoke()
    case .offline: return connect(.unsatisfied, to: .offline)
    case .online: return connect(.satisfied, to: .online)
    }
  }

  private var window: Screen {
    Screen {
      titledLines
      notes
      ""
      Line("break forecast  break search  empty forecast  empty search  slow  mend", .dim)
      Line("refresh  locate  allow  revoke  offline  online  help  quit", .dim)
    }
  }

  /// The screen's lines, with the time in the title. A script's output doesn't show the time, so
  /// that it's the same in every run.
  private var titledLines: [Line] {
    var lines = model.state.screen.lines
    if let refreshed, !model.state.isWaiting {
      let time = refreshed.formatted(date: .omitted, time: .standard)
      lines[0] = lines[0] + Line("  checked at \(time)", .dim)
    }
    return lines
  }

  /// What is below the weather: how its client was derived, and the device's question.
  private var notes: [Line] {
    (weather.recipe.map { ["", Line("Client: \($0)", .dim)] } ?? [])
      + (isAsking ? [""] + PermissionAnswer.question : [])
  }

  /// - Parameter isDone: whether a state can be the result of a command.
  private func settledScreen(
    _ isDone: (WeatherViewModel.State) -> Bool = { _ in true }
  ) async -> Screen {
    let state = await model.state { state in
      !state.isWorking && isDone(state)
    }
    return Screen {
      state.screen.lines
      notes
    }
  }
}

// MARK: - Commands

/// A command that changes nothing says why.
extension Session {
  private func refresh() -> ScreenLoop.Step {
    let state = model.state
    if state.connectivity == .offline {
      return .write("There's no network, so nothing can be refreshed. Type online first.")
    }
    if isAsking { return .write("Answer first: always, while or no.") }
    if state.coordinate == nil {
      return .write("Weather doesn't know where you are yet. Type locate first.")
    }
    model.refresh()
    Task {
      let state = await model.state { !$0.isWorking }
      if state.connectivity == .online { refreshed = now() }
    }
    return .show { await self.settledScreen() }
  }

  private func apply(_ change: WeatherChange) -> ScreenLoop.Step {
    if weather.changes.last == change {
      return .write("It's like that already. Type mend to go back.")
    }
    weather.apply(change)
    return startOver()
  }

  private func mend() -> ScreenLoop.Step {
    if weather.changes.isEmpty { return .write("There's nothing to mend.") }
    weather.mend()
    return startOver()
  }

  private func startOver() -> ScreenLoop.Step {
    refreshed = nil
    model.startOver()
    return .show { await self.settledScreen() }
  }

  private func locate() -> ScreenLoop.Step {
    if isAsking { return .write("Answer first: always, while or no.") }
    let before = model.state.locating
    model.locate()
    guard model.state.locating == before else { return .show { await self.settledScreen() } }
    switch before {
    case .denied: return .write("You haven't allowed it. Type allow first.")
    case .restricted: return .write("This device doesn't allow it, and you can't change that here.")
    default: return .write("Weather is looking for you already.")
    }
  }

  private func decide(_ answer: PermissionAnswer) -> ScreenLoop.Step {
    device.decide(answer.status)
    return .show { await self.settledScreen { $0.locating != .waitingForPermission } }
  }

  private func allow() async -> ScreenLoop.Step {
    switch device.authorizationStatus {
    case .restricted: return .write("This device doesn't allow it, and you can't change that here.")
    case .whileInUse, .always: return .write("You allow it already. Type locate to be found.")
    case .denied, .notDetermined:
      device.decide(.whileInUse)
      await model.state { $0.locating != .denied }
      return .write("Weather may know where you are while it runs. Type locate to be found.")
    }
  }

  private func revoke() -> ScreenLoop.Step {
    switch device.authorizationStatus {
    case .restricted, .denied:
      return .write("Weather isn't allowed to know where you are, so there's nothing to revoke.")
    case .whileInUse, .always, .notDetermined:
      device.decide(.denied)
      return .write(
        model.state.coordinate == nil
          ? "Permission revoked." : "Permission revoked. Weather still shows the last place.")
    }
  }

  private func connect(
    _ path: NetworkPath, to connectivity: WeatherViewModel.State.Connectivity
  ) -> ScreenLoop.Step {
    let isNews = model.state.connectivity != connectivity
    // Sent even if nothing changes, so that the network stays as it is from now on.
    byHand.send(path)
    guard isNews else {
      return .write(connectivity == .online ? "You're online already." : "You're offline already.")
    }
    return .show { await self.settledScreen { $0.connectivity == connectivity } }
  }
}

extension ScreenLoop.Step {
  fileprivate static func write(_ sentence: String) -> Self { .write(Screen([Line(sentence)])) }
}
