import SwiftUI

// snippet.start-view
/// Onboarding, or what a signed-in user sees.
struct StartView<Home: View>: View {
  let session: SessionModel
  @ViewBuilder let home: (_ account: String) -> Home

  var body: some View {
    switch session.account {
    case .notYetKnown: Text("Coffee Shops").task { await session.load() }
    case .nobody: SignInView(session: session)
    case .named(let account):
      VStack {
        if let complaint = session.complaint { Text(complaint) }
        home(account).id(account)
      }
    }
  }
}
// snippet.end
