import SwiftSource

/// A module of the workspace, with what it says it uses and what it does use.
package struct Module: Hashable, Sendable {
  /// The part that a module plays, told by the manifest and by its name, as a reader sees it.
  package enum Role: String, CaseIterable, Sendable {
    /// An executable: the only place that may import everything.
    case entryPoint = "entry point"
    /// Its name ends in "Feature".
    case feature
    /// Its name ends in "Live": an implementation that reaches out of the process.
    case live
    /// Anything else that others import.
    case library
    /// A test target.
    case tests
  }

  /// A file and what it imports.
  package struct File: Hashable, Sendable {
    /// Relative to the workspace's root.
    package let path: String
    /// Only the imports of modules of the workspace.
    package let imports: [Imports.Declaration]
  }

  /// The module's name.
  package let name: String
  /// The part it plays.
  package let role: Role
  /// Its folder, relative to the root.
  package let path: String
  /// The chapter that it belongs to; nil if the chapters share it.
  package let chapter: Int?
  /// The modules of the workspace that the manifest lets it use.
  package let declared: [String]
  /// Its Swift files; for exercises, the reference answers too.
  package let files: [File]

  /// The modules of the workspace that some file imports.
  package var imports: Set<String> { Set(files.flatMap { $0.imports.map(\.module) }) }

  /// For a test target, the name of the module that it tests: its own name without "Tests",
  /// and for a chapter's tests, its exercises.
  package var subject: String? {
    guard role == .tests, name.hasSuffix("Tests") else { return nil }
    let subject = name.dropLast("Tests".count)
    return subject.wholeMatch(of: /Chapter\d+/) == nil ? String(subject) : "\(subject)Exercises"
  }
}
