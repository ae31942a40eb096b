import AuthenticationData
import AuthenticationDomain
import Foundation
import Places
import PlacesBundled
import SwiftUI
import VisitStore
import VisitStoreFile
import VisitStoreMemory

// snippet.root
/// Composes what all accounts share. Composing reads and writes nothing.
final class CompositionRoot {
  let setup: Setup
  let places: any PlaceRepository = BundledPlaces()

  /// A singleton: screens hear of each other's changes only if they share a store.
  let visitStore: any VisitStoring

  /// A singleton, because all views must observe the same session.
  private(set) lazy var session = SessionModel(
    authenticator: Authenticator(
      accounts: FileAccountStore(
        file: setup.folder.appending(path: "accounts.json"), timeout: .seconds(5)),
      credentials: credentials, makeToken: { .random() }),
    checker: AuthenticationChecker(store: credentials),
    enter: { [weak self] account in try await self?.enter(account) })

  /// What belongs to the account that's signed in.
  private var scope: AccountScope?
  private let credentials: any CredentialsStoring

  init(_ setup: Setup) {
    self.setup = setup
    visitStore = FileVisitStore(folder: setup.folder, timeout: .seconds(5))
    credentials = FileCredentialsStore(
      file: setup.folder.appending(path: "session.json"), timeout: .seconds(5))
  }

  var start: some View {
    StartView(session: session) { _ in
      if let scope = self.scope { scope.shops }
    }
  }
}
// snippet.end

extension CompositionRoot {
  // snippet.enter
  /// Stops what belongs to the last account. Then starts what belongs to the next one.
  private func enter(_ account: String?) async throws {
    guard account != scope?.account else { return }
    await scope?.stop()
    scope = nil
    guard let account else { return }
    let next = AccountScope(account: account, visitStore: visits(of: account), root: self)
    try await next.start()
    scope = next
  }
  // snippet.end

  // snippet.demo
  /// The account for trying the app out keeps nothing.
  private func visits(of account: String) -> any VisitStoring {
    account == "Demo" ? InMemoryVisitStore() : visitStore
  }
  // snippet.end
}
