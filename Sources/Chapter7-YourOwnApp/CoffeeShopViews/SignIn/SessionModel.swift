import AuthenticationDomain
import Observation

/// Who is signed in, and how to sign in and out.
@MainActor @Observable
package final class SessionModel {
  /// What is known about who is signed in.
  package enum Account: Hashable, Sendable {
    case notYetKnown
    case nobody
    case named(String)
  }

  /// What is known about who is signed in.
  package private(set) var account = Account.notYetKnown
  /// Why the last attempt failed; nil if it didn't.
  package private(set) var complaint: String?
  private let authenticator: any Authenticating
  private let checker: any AuthenticationChecking

  /// - Parameters:
  ///   - authenticator: signs the user in and out.
  ///   - checker: knows who is signed in.
  package init(authenticator: any Authenticating, checker: any AuthenticationChecking) {
    (self.authenticator, self.checker) = (authenticator, checker)
  }

  /// Asks who is signed in.
  package func load() async {
    await attempt {}
  }

  /// Creates an account, and signs in with it.
  package func createAccount(named name: String, password: String) async {
    await attempt {
      try await authenticator.createAccount(named: name, password: Password(password))
    }
  }

  /// Signs in.
  package func signIn(as name: String, password: String) async {
    await attempt { try await authenticator.signIn(as: name, password: Password(password)) }
  }

  /// Signs out.
  package func signOut() async {
    guard case .named(let name) = account else { return }
    await attempt { try await authenticator.signOut(name) }
  }

  private func attempt(_ action: () async throws -> Void) async {
    do {
      try await action()
      complaint = nil
      account = try await checker.account().map { .named($0) } ?? .nobody
    } catch {
      if Task.isCancelled || error is CancellationError { return }
      complaint = "\(error)"
      if account == .notYetKnown { account = .nobody }
    }
  }
}
