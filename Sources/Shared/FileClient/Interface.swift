import Foundation

// snippet.file-client
/// Keeps files by their names.
package struct FileClient: Sendable {
  /// The contents of a file, or nil if there is none of this name.
  package var load: @Sendable (_ name: String) async throws -> Data?
  /// Writes a whole file, in the place of the one that has this name already.
  package var save: @Sendable (_ name: String, Data) async throws -> Void
  // snippet.hide

  /// A client that loads and saves with these closures.
  package init(
    load: @escaping @Sendable (_ name: String) async throws -> Data?,
    save: @escaping @Sendable (_ name: String, Data) async throws -> Void
  ) {
    self.load = load
    self.save = save
  }
  // snippet.show
}
// snippet.end
