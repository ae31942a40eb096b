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

/// Is told of each notice, at the moment when it happens. This module owns the protocol;
/// nothing in it conforms.
package protocol LoginObserver: Sendable {
  func noticed(_ notice: LoginNotice)
}

/// The form at which the members of the Coffee Shops club log in.
package struct LoginForm: Sendable {
  private let observer: any LoginObserver

  /// - Parameter observer: is told what happens at this form.
  package init(observer: any LoginObserver) {
    self.observer = observer
  }

  /// The form appears.
  package func open() {
    observer.noticed(LoginNotice(name: "login.opened", details: [:]))
  }

  /// A member taps a button.
  ///
  /// - Parameter button: its title as the member reads it.
  package func tap(_ button: String) {
    observer.noticed(LoginNotice(name: "login.tap.\(button)", details: ["button": .text(button)]))
  }

  /// A member has answered the club's survey.
  ///
  /// - Parameter answers: what was answered, by question. The club changes the questions every week.
  package func answerSurvey(_ answers: [String: LoginDetail]) {
    observer.noticed(LoginNotice(name: "login.survey", details: answers))
  }

  /// A member tries to log in. Notices tell how long a PIN is, never the PIN.
  ///
  /// - Parameters:
  ///   - member: the name that was typed.
  ///   - pin: what was typed as the PIN; 4 characters are right.
  ///   - staysLoggedIn: whether the box "stay logged in" is ticked.
  package func logIn(_ member: String, pin: String, staysLoggedIn: Bool) {
    let details: [String: LoginDetail] = [
      "member": .text(member), "digits": .number(pin.count), "staysLoggedIn": .flag(staysLoggedIn),
    ]
    observer.noticed(LoginNotice(name: "login.attempted", details: details))
    let outcome = pin.count == 4 ? "granted" : "refused"
    observer.noticed(LoginNotice(name: "login.\(outcome)", details: ["member": .text(member)]))
  }
}
