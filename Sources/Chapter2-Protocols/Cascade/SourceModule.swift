import Foundation
import SwiftSource

/// A module as its sources have it, or a part of one.
package struct SourceModule: Equatable, Sendable {
  /// Its name.
  package let name: String
  /// The modules that it imports.
  let imports: Set<String>
  /// Its code's words in order, file after file, without comments and string literals.
  private let words: [String]

  /// - Parameters:
  ///   - name: its name.
  ///   - files: the texts of its files.
  package init(_ name: String, files: [String]) {
    self.name = name
    imports = files.reduce(into: []) { $0.formUnion(Imports(of: $1).modules) }
    words = files.flatMap { text in
      SwiftCode(text).lines.flatMap { line in
        line.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init)
      }
    }
  }

  /// Reads the Swift files of a folder and of the folders in it, or the one file.
  ///
  /// - Parameters:
  ///   - name: the module's name.
  ///   - place: the folder or the file.
  /// - Throws: `NoSources` where there is no Swift file, or none that can be read.
  package init(_ name: String, at place: URL) throws(NoSources) {
    let below = (try? FileManager.default.subpathsOfDirectory(atPath: place.path)) ?? []
    let files = [place] + below.sorted().map { place.appending(path: $0) }
    let swift = files.filter { $0.pathExtension == "swift" }
    guard !swift.isEmpty,
      let texts = try? swift.map({ try String(contentsOf: $0, encoding: .utf8) })
    else { throw NoSources(path: place.path) }
    self.init(name, files: texts)
  }

  /// What the module calls by this keyword, such as the protocols by "protocol".
  func declarations(_ keyword: String) -> Set<String> {
    Set(zip(words, words.dropFirst()).filter { $0.0 == keyword }.map(\.1))
  }

  /// Whether some code says one of the names.
  func mentions(_ names: Set<String>) -> Bool {
    !names.isDisjoint(with: words)
  }
}

/// Why the imports cannot be looked at.
package struct NoSources: Error, Equatable, CustomStringConvertible {
  /// Where the sources should be.
  package let path: String

  /// What happened, and what to do.
  package var description: String {
    """
    There are no Swift sources at \(path). They are read where the program was built: \
    start it with `swift run` in the workshop's own folder.
    """
  }
}
