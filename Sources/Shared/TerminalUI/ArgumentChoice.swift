import Foundation

/// One of a few words that an option can have for its value:
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

  /// All the words, such as "small, large or extra-large".
  package static var kind: String {
    words.formatted(.list(type: .or).locale(Locale(identifier: "en_GB")))
  }

  /// - Parameter argument: the word; nil is the answer if it is none of them.
  package init?(argument: String) {
    self.init(rawValue: argument)
  }

  /// Whether the first word comes before the second in the alphabet.
  package static func < (first: Self, second: Self) -> Bool {
    first.rawValue < second.rawValue
  }
}
