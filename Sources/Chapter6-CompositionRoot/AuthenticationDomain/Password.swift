/// What a person has typed as a password. It shows itself nowhere, no matter what prints it.
package struct Password: Hashable, Sendable, Redacted {
  /// What was typed.
  package let text: String

  /// - Parameter text: what was typed.
  package init(_ text: String) {
    self.text = text
  }
}

/// A secret: neither printing it nor dumping it tells anything about it.
package protocol Redacted: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable
{}

extension Redacted {
  /// Always the same.
  package var description: String { "(secret)" }
  /// Always the same.
  package var debugDescription: String { description }
  /// Has nothing in it.
  package var customMirror: Mirror { Mirror(self, children: []) }
}
