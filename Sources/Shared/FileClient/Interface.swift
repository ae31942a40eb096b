import Foundation

/// Stores files by name.
package struct FileClient: Sendable {
  /// The contents of the file, or nil if there's no file of this name.
  package var load: @Sendable (_ name: String) async throws -> Data?
  /// Writes the file, replacing any of the same name.
  package var save: @Sendable (_ name: String, Data) async throws -> Void
  /// What a message calls a file: its path or, if it has none, its name.
  package var path: @Sendable (_ name: String) -> String

  /// A client that loads and saves with these closures.
  ///
  /// - Parameters:
  ///   - load: the contents of a file, or nil if there is none of this name.
  ///   - save: writes a whole file.
  ///   - path: what a message calls a file; by default its name.
  package init(
    load: @escaping @Sendable (_ name: String) async throws -> Data?,
    save: @escaping @Sendable (_ name: String, Data) async throws -> Void,
    path: @escaping @Sendable (_ name: String) -> String = { $0 }
  ) {
    self.load = load
    self.save = save
    self.path = path
  }
}
