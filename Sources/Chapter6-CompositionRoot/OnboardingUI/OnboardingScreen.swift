import AuthenticationDomain
import Navigation
import TerminalUI

/// Where everybody begins who is not signed in.
@MainActor
package final class OnboardingScreen: AppScreen {
  private let authenticator: any Authenticating
  private let observer: any OnboardingObserver

  /// - Parameters:
  ///   - authenticator: lets people in.
  ///   - observer: hears what happens.
  package init(authenticator: any Authenticating, observer: any OnboardingObserver) {
    self.authenticator = authenticator
    self.observer = observer
  }

  package var body: Screen {
    Screen {
      Line("Coffee Shops", .bold)
      "Rate the coffee shops that you have been to, and find the good ones again."
      ""
      "Type \("create", .bold) to make an account, or \("sign in", .bold) if you have one."
    }
  }

  package let commands = [
    ScreenCommand("create", "make an account; asks for a name and a password"),
    ScreenCommand("sign in", "the same with an account that you have"),
  ]

  package func appear() async {
    observer.send(.shown)
  }

  package func read(_ line: String, questions: Questions) async -> Step {
    switch line {
    case "create": return await enter(by: .create, asking: questions)
    case "sign in": return await enter(by: .signIn, asking: questions)
    default:
      // Someone may have typed the password as well, so such a line is not repeated.
      let command = commands.map(\.syntax).first { line.hasPrefix($0 + " ") }
      return command.map { .say("Type \($0) alone. Then you are asked for the rest.") } ?? .unknown
    }
  }

  /// Asks for both before it looks at either. In a script the password would else be the next
  /// command, and be repeated as one that means nothing.
  private func enter(by door: OnboardingEvent.Door, asking questions: Questions) async -> Step {
    do {
      guard let name = await questions.ask("Name: "),
        let typed = try await questions.askSecret("Password (\(authenticator.passwordAdvice)): ")
      else { return .say("Cancelled: nothing has changed.") }
      let password = Password(typed)
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
