/// The world of the feature that sends mail.
package struct MailWorld: FeatureWorld {
  /// Whether real mail is sent.
  package var isLive = false
  /// Sends a message, and returns its postmark.
  package var send: @MainActor (_ text: String) -> String

  /// Sends the text to everyone.
  package static let live = Self(isLive: true) { text in
    sentMail.append(text)
    return "sent"
  }

  /// Sends nothing.
  package static let mock = Self { _ in "not sent" }

  /// Sends nothing, and reports each attempt.
  package static func reporting(_ onUse: @escaping @MainActor () -> Void) -> Self {
    Self { _ in
      onUse()
      return "nothing"
    }
  }
}

/// The current world of the feature that sends mail.
@MainActor package var mailWorld = MailWorld.live

/// What the live world has sent to everyone, in order.
@MainActor package var sentMail: [String] = []
