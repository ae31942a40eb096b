/// A typed password. It never shows its text, no matter what prints it.
package struct Password: Hashable, Sendable, Redacted {
  /// What was typed.
  package let text: String

  /// - Parameter text: what was typed.
  package init(_ text: String) {
    self.text = text
  }
}

/// A secret: neither printing it nor dumping it reveals anything about it.
package protocol Redacted: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable
{}

extension Redacted {
  /// Always the same.
  package var description: String { "(secret)" }
  /// Always the same.
  package var debugDescription: String { description }
  /// A mirror without children.
  package var customMirror: Mirror { Mirror(self, children: []) }
}
