/// Something that happened while a member logged in.
package struct LoginNotice: Hashable, Sendable {
  /// What happened, such as "login.refused".
  package let name: String
  /// What is known about it.
  package let details: [String: LoginDetail]
}

/// One thing that is known about a notice.
package enum LoginDetail: Hashable, Sendable {
  case text(String)
  case number(Int)
  case flag(Bool)
}

/// Receives each notice as it happens. This module owns the protocol; nothing in it conforms.
package protocol LoginObserver: Sendable {
  func noticed(_ notice: LoginNotice)
}

/// The form that members of the Coffee Shops club log in with.
package struct LoginForm: Sendable {
  private let observer: any LoginObserver

  /// - Parameter observer: receives what happens in this form.
  package init(observer: any LoginObserver) {
    self.observer = observer
  }

  /// The form appears.
  package func open() {
    observer.noticed(LoginNotice(name: "login.opened", details: [:]))
  }

  /// A member taps a button.
  ///
  /// - Parameter button: its title, as the member sees it.
  package func tap(_ button: String) {
    observer.noticed(LoginNotice(name: "login.tap.\(button)", details: ["button": .text(button)]))
  }

  /// A member has answered the club's survey.
  ///
  /// - Parameter answers: the answers, by question. The club changes the questions every week.
  package func answerSurvey(_ answers: [String: LoginDetail]) {
    observer.noticed(LoginNotice(name: "login.survey", details: answers))
  }

  /// A member tries to log in. Notices give the length of the PIN, never the PIN itself.
  ///
  /// - Parameters:
  ///   - member: the name that was typed.
  ///   - pin: what was typed as the PIN. Any 4 characters are right.
  ///   - staysLoggedIn: whether the "stay logged in" box is ticked.
  package func logIn(_ member: String, pin: String, staysLoggedIn: Bool) {
    let details: [String: LoginDetail] = [
      "member": .text(member), "digits": .number(pin.count), "staysLoggedIn": .flag(staysLoggedIn),
    ]
    observer.noticed(LoginNotice(name: "login.attempted", details: details))
    let outcome = pin.count == 4 ? "granted" : "refused"
    observer.noticed(LoginNotice(name: "login.\(outcome)", details: ["member": .text(member)]))
  }
}
