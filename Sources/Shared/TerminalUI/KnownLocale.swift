import Foundation

/// A locale that the system knows. For an unknown name the system would also make a locale, but not
/// the intended one.
package struct KnownLocale: ArgumentValue {
  /// What a message calls it.
  package static let kind = "a language, with or without a country, such as de or en_GB"

  /// The locale for formatting numbers and times.
  package let locale: Locale

  /// Creates a locale, or returns nil if the system doesn't know the name.
  ///
  /// - Parameter argument: its name, such as de_DE or de-DE.
  package init?(argument: String) {
    let identifier = argument.replacing("-", with: "_")
    guard Locale.availableIdentifiers.contains(identifier) else { return nil }
    locale = Locale(identifier: identifier)
  }

  /// Whether the first name comes before the second alphabetically.
  package static func < (first: KnownLocale, second: KnownLocale) -> Bool {
    first.locale.identifier < second.locale.identifier
  }
}
