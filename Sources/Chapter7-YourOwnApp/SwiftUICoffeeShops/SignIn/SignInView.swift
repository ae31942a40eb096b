import SwiftUI

/// The first view for users who aren't signed in.
struct SignInView: View {
  private let session: SessionModel
  // What is being typed belongs only to the view: that's what @State is for.
  @State private var name = ""
  @State private var password = ""

  /// - Parameter session: signs the user in.
  init(session: SessionModel) { self.session = session }

  var body: some View {
    VStack {
      TextField("Name", text: $name)
      SecureField("Password", text: $password)
      if let complaint = session.complaint { Text(complaint) }
      Button("Create an account") {
        Task { await session.createAccount(named: name, password: password) }
      }
      Button("Sign in") { Task { await session.signIn(as: name, password: password) } }
    }
  }
}
