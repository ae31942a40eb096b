import AuthenticationDomain
import Navigation
import OnboardingUI
import TerminalUI
import TestSupport

struct AuthenticatorSpy: Authenticating {
  enum Call: Equatable {
    case createAccount(String, Password), signIn(String, Password)
  }

  struct Refusal: Error, CustomStringConvertible {
    let description = "The bouncer says no."
  }

  let calls: CallRecorder<Call>
  let refusal: Refusal?
  let passwordAdvice = "your dog's name"

  func createAccount(named name: String, password: Password) throws {
    try answer(.createAccount(name, password))
  }
  func signIn(as name: String, password: Password) throws { try answer(.signIn(name, password)) }
  func signOut(_ account: String) {}

  private func answer(_ call: Call) throws {
    calls.record(call)
    if let refusal { throw refusal }
  }
}

struct ObserverSpy: OnboardingObserver {
  let events: CallRecorder<OnboardingEvent>

  func send(_ event: OnboardingEvent) { events.record(event) }
}

/// The screen after onboarding.
final class Inside: AppScreen {
  let body = Screen(["You are inside."])
  let commands: [ScreenCommand] = []

  func read(_ line: String) async -> Step { .unknown }
}
