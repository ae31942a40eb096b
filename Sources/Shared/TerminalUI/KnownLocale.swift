import Foundation

/// A locale that the system knows: it would make something of any other as well, but not what was
/// meant.
package struct KnownLocale: ArgumentValue {
  /// What a message calls it.
  package static let kind = "a language, with or without a country, such as de or en_GB"

  /// How one writes numbers and times there.
  package let locale: Locale

  /// - Parameter argument: its name, such as de_DE or de-DE; nil is the answer if the system knows
  ///   none of this name.
  package init?(argument: String) {
    let identifier = argument.replacing("-", with: "_")
    guard Locale.availableIdentifiers.contains(identifier) else { return nil }
    locale = Locale(identifier: identifier)
  }

  /// Whether the first name comes before the second in the alphabet.
  package static func < (first: KnownLocale, second: KnownLocale) -> Bool {
    first.locale.identifier < second.locale.identifier
  }
}
