/// The imports of a Swift file.
package struct Imports: Hashable, Sendable {
  /// One import declaration.
  package struct Declaration: Hashable, Sendable {
    /// The module; for a submodule or a single declaration, the module that contains it.
    package let module: String
    /// The declaration as it's written, without the rest of its line.
    package let text: String
    /// The line in the file, from 1.
    package let line: Int
  }

  /// The declarations, in the file's order.
  package let declarations: [Declaration]

  /// Finds the imports of a file.
  ///
  /// - Parameter text: the whole file. Comments, string literals and `#if canImport(…)` don't count
  ///   as imports.
  package init(of text: String) {
    declarations = SwiftCode(text).lines.enumerated().flatMap { index, line -> [Declaration] in
      guard line.contains("import") else { return [] }
      return line.split(separator: ";").compactMap { statement in
        guard let match = statement.firstMatch(of: Self.pattern) else { return nil }
        return Declaration(
          module: match.2.filter { $0 != "`" }, text: String(match.1), line: index + 1)
      }
    }
  }

  /// The modules' names.
  package var modules: Set<String> { Set(declarations.map(\.module)) }

  /// Attributes and an access level, the keyword, the kind of a single declaration, and a path.
  private static var pattern: Regex<(Substring, Substring, Substring)> {
    /^\s*((?:(?:@\w+(?:\([^)]*\))?|public|package|internal|fileprivate|private)\s+)*import\s+(?:(?:typealias|struct|class|enum|protocol|let|var|func)\s+)?(`?\w+`?)(?:\.[\w.`]+)?)/
  }
}
