import AuthenticationDomain
import Observation

/// Who is signed in, and how to sign in and out.
@Observable
final class SessionModel {
  /// What is known about who is signed in.
  enum Account: Hashable {
    case notYetKnown
    case nobody
    case named(String)
  }

  private(set) var account = Account.notYetKnown
  /// Why the last attempt failed; nil if it didn't.
  private(set) var complaint: String?
  private let authenticator: any Authenticating
  private let checker: any AuthenticationChecking
  private let enter: (_ account: String?) async throws -> Void
  private var isBusy = false

  /// - Parameter enter: stops the last account's work, and starts the next one's. No view hears of
  ///   the change before that's done.
  init(
    authenticator: any Authenticating, checker: any AuthenticationChecking,
    enter: @escaping (_ account: String?) async throws -> Void
  ) {
    (self.authenticator, self.checker, self.enter) = (authenticator, checker, enter)
  }

  /// Asks who is signed in.
  func load() async { await attempt {} }

  func createAccount(named name: String, password: String) async {
    await attempt {
      try await authenticator.createAccount(named: name, password: Password(password))
    }
  }

  func signIn(as name: String, password: String) async {
    await attempt { try await authenticator.signIn(as: name, password: Password(password)) }
  }

  func signOut() async {
    guard case .named(let name) = account else { return }
    await attempt { try await authenticator.signOut(name) }
  }

  // snippet.attempt
  /// One attempt at a time: a second tap does nothing.
  private func attempt(_ action: () async throws -> Void) async {
    guard !isBusy else { return }
    isBusy = true
    defer { isBusy = false }
    do {
      try await action()
      let next = try await checker.account()
      do {
        try await enter(next)
      } catch {
        // The last account's work has stopped.
        if case .named = account { account = .nobody }
        throw error
      }
      (account, complaint) = (next.map { .named($0) } ?? .nobody, nil)
    } catch {
      if Task.isCancelled || error is CancellationError { return }
      complaint = "\(error)"
      if account == .notYetKnown { account = .nobody }
    }
  }
  // snippet.end
}
