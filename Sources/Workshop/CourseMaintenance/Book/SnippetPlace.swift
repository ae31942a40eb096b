import CourseModel

/// A place that a comment of the Book names: `Sources/A.swift#region`, or a whole file.
package struct SnippetPlace: Hashable, Sendable, LosslessStringConvertible {
  /// The file, relative to the workspace's root.
  package let path: String
  /// The region's name; nil for the whole file.
  package let region: String?

  /// - Parameter description: a path, and perhaps `#` and the name of a region.
  package init?(_ description: String) {
    let parts = description.split(separator: "#", omittingEmptySubsequences: false)
    guard let path = parts.first, !path.isEmpty, parts.count <= 2, parts.last?.isEmpty == false
    else { return nil }
    self.path = String(path)
    region = parts.count == 2 ? String(parts[1]) : nil
  }

  /// As the Book writes it.
  package var description: String { region.map { "\(path)#\($0)" } ?? path }

  /// The code at this place.
  ///
  /// - Parameter workspace: where the file lies.
  /// - Throws: `WrongPlace` when there is no such file or no such region.
  package func read(in workspace: Workspace) throws -> Snippets.Region {
    guard let text = try? workspace.text(path) else { throw WrongPlace.noFile(path) }
    let snippets = Snippets(of: text)
    guard let region else { return snippets.wholeFile }
    guard let found = snippets.region(region) else {
      throw WrongPlace.noRegion(region, path, known: snippets.regions.map(\.name))
    }
    return found
  }
}

/// What can be wrong with a place that the Book names.
package enum WrongPlace: Error, Equatable, CustomStringConvertible {
  case noPlace(String)
  case noFile(String)
  case noRegion(String, String, known: [String])

  /// A sentence that says what to do.
  package var description: String {
    switch self {
    case .noPlace(let text):
      "`\(text)` names no place. Write a file and a region: Sources/Folder/File.swift#region."
    case .noFile(let path):
      "There is no file \(path) that could be listed. Paths begin at the workspace's root."
    case .noRegion(let name, let path, let known) where known.isEmpty:
      "\(path) has no region \(name), nor any other. Put `// snippet.\(name)` above the lines to list and `// snippet.end` below them."
    case .noRegion(let name, let path, let known):
      "\(path) has no region \(name). It has \(known.joined(separator: ", "))."
    }
  }
}
