import AuthenticationDomain
import Navigation
import TerminalUI

/// The first screen for users who aren't signed in.
@MainActor
package final class OnboardingScreen: AppScreen {
  private let authenticator: any Authenticating
  private let observer: any OnboardingObserver

  /// - Parameters:
  ///   - authenticator: signs users in.
  ///   - observer: receives what happens.
  package init(authenticator: any Authenticating, observer: any OnboardingObserver) {
    self.authenticator = authenticator
    self.observer = observer
  }

  package var body: Screen {
    Screen {
      Line("Coffee Shops", .bold)
      "Rate the coffee shops you've been to, and find the good ones again."
      ""
      "Type \("create", .bold) to make an account, or \("sign in", .bold) if you have one."
    }
  }

  package let commands = [
    ScreenCommand("create [NAME]", "make an account; asks for a name and a password"),
    ScreenCommand("sign in [NAME]", "use an account you already have"),
  ]

  package func appear() async {
    observer.send(.shown)
  }

  package func read(_ line: String) async -> Step {
    for door in [OnboardingEvent.Door.create, .signIn] {
      guard "\(line) ".hasPrefix("\(door.command) ") else { continue }
      let names = line.dropFirst(door.command.count).split(separator: " ").map(String.init)
      // The line may contain a password as well, so it isn't repeated.
      guard names.count <= 1 else {
        return .say("Type \(door.command) by itself. You'll be asked for the rest.")
      }
      return names.first.map { askPassword(by: door, as: $0) }
        ?? .ask("Name \(door.purpose): ") { self.askPassword(by: door, as: $0) }
    }
    return .unknown
  }

  /// The name isn't checked before the password is known. Otherwise, a script's password might be
  /// read as the next command, and repeated as an unknown one.
  private func askPassword(by door: OnboardingEvent.Door, as name: String) -> Step {
    .ask("Password \(door.purpose) (\(authenticator.passwordAdvice)): ", isSecret: true) { typed in
      await self.enter(by: door, as: name, password: Password(typed))
    }
  }

  private func enter(
    by door: OnboardingEvent.Door, as name: String, password: Password
  ) async -> Step {
    do {
      switch door {
      case .create: try await authenticator.createAccount(named: name, password: password)
      case .signIn: try await authenticator.signIn(as: name, password: password)
      }
      observer.send(.entered(door))
      return .home
    } catch {
      observer.send(.refused(door))
      return .say("\(error)")
    }
  }
}

extension OnboardingEvent.Door {
  /// The command to type.
  fileprivate var command: String {
    switch self {
    case .create: "create"
    case .signIn: "sign in"
    }
  }

  /// What the name and the password are for, as the prompt says it.
  fileprivate var purpose: String {
    switch self {
    case .create: "for the new account"
    case .signIn: "to sign in with"
    }
  }
}
