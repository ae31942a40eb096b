import CoffeeShopViews
import SwiftUI

extension CompositionRoot {
  // snippet.scoped-start
  /// The same as `start`, but each account's scope is kept as long as the account is signed in.
  var scopedStart: some View {
    StartView(session: session) { account in
      ScopeView(makeScope: { AccountScope(account: account, root: self) }) { $0.shops }
    }
  }
  // snippet.end
}
