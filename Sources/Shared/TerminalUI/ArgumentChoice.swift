import Foundation

/// An option's value that is one of a few words:
///
///     enum Size: String, ArgumentChoice {
///       case small, large
///       case extraLarge = "extra-large"
///     }
package protocol ArgumentChoice: ArgumentValue, CaseIterable, RawRepresentable
where RawValue == String {}

extension ArgumentChoice {
  /// All the words.
  package static var words: [String] { allCases.map(\.rawValue) }

  /// All the words as a list, such as "small, large or extra-large".
  package static var kind: String {
    words.formatted(.list(type: .or).locale(Locale(identifier: "en_GB")))
  }

  /// Creates the choice that a word stands for, or returns nil if there's none.
  ///
  /// - Parameter argument: the word.
  package init?(argument: String) {
    self.init(rawValue: argument)
  }

  /// Whether the first word comes before the second alphabetically.
  package static func < (first: Self, second: Self) -> Bool {
    first.rawValue < second.rawValue
  }
}
