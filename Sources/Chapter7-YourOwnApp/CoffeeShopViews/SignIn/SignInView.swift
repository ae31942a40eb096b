import SwiftUI

/// Where a user begins who isn't signed in.
package struct SignInView: View {
  private let session: SessionModel
  // What is being typed belongs to the view, and to no one else: that's what @State is for.
  @State private var name = ""
  @State private var password = ""

  /// - Parameter session: lets the user in.
  package init(session: SessionModel) { self.session = session }

  package var body: some View {
    VStack {
      TextField("Name", text: $name)
      TextField("Password", text: $password)
      if let complaint = session.complaint { Text(complaint) }
      Button("Create an account") {
        Task { await session.createAccount(named: name, password: password) }
      }
      Button("Sign in") { Task { await session.signIn(as: name, password: password) } }
    }
  }
}
