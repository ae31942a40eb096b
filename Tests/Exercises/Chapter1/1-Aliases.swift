import TestSupport

extension LearnerSource {
  /// The other names that type aliases give to a type.
  ///
  /// - Parameter type: how the aliased type begins.
  func aliases(of type: some RegexComponent) -> [String] {
    lines(mentioning: "typealias").compactMap { line in
      guard let alias = line.firstMatch(of: /typealias (\w+) = (.+)/),
        alias.2.prefixMatch(of: type) != nil
      else { return nil }
      return String(alias.1)
    }
  }
}
