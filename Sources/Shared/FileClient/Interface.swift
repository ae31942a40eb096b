import Foundation

// snippet.file-client
/// Keeps files by their names.
package struct FileClient: Sendable {
  /// The contents of a file, or nil if there is none of this name.
  package var load: @Sendable (_ name: String) async throws -> Data?
  /// Writes a whole file, in place of any that has this name.
  package var save: @Sendable (_ name: String, Data) async throws -> Void
  /// What a message calls a file, so that you can find it: the path, or else the name.
  package var path: @Sendable (_ name: String) -> String
  // snippet.hide

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
  // snippet.show
}
// snippet.end
