import AuthenticationData
import AuthenticationDomain
import CoffeeShopViews
import Foundation
import Places
import PlacesBundled
import SwiftUI
import VisitStore
import VisitStoreFile

// snippet.root
/// Composes what all accounts share. Composing reads and writes nothing.
@MainActor
final class CompositionRoot {
  let now: @Sendable () -> Date
  let places: any PlaceRepository = BundledPlaces()

  /// A singleton: screens hear of each other's changes only if they share a store.
  let visitStore: any VisitStoring

  /// A singleton, because all views must observe the same session.
  let session: SessionModel

  init(folder: URL, now: @escaping @Sendable () -> Date) {
    self.now = now
    visitStore = FileVisitStore(folder: folder, timeout: .seconds(5))
    let credentials = FileCredentialsStore(
      file: folder.appending(path: "session.json"), timeout: .seconds(5))
    session = SessionModel(
      authenticator: Authenticator(
        accounts: FileAccountStore(
          file: folder.appending(path: "accounts.json"), timeout: .seconds(5)),
        credentials: credentials, makeToken: { .random() }),
      checker: AuthenticationChecker(store: credentials))
  }

  var start: some View {
    StartView(session: session) { account in
      AccountScope(account: account, root: self).shops
    }
  }
}
// snippet.end
