import Dispatch
import Foundation
import Synchronization

/// What the compiler rejects in a version once the function that takes an event has one more
/// parameter.
struct Cascade: Equatable, Sendable {
  /// A file that the compiler rejects.
  struct File: Equatable, Sendable {
    /// Its path, relative to the chapter's sources.
    let path: String
    /// How many errors it has.
    let errors: Int
    /// What the compiler says first.
    let message: String
  }

  /// The version's number.
  let version: Int
  /// The files with errors, in the order in which they were compiled.
  let files: [File]
  /// Whether every feature that sends events has an error.
  let growsWithSenders: Bool

  /// Makes the change in copies of all versions, and compiles them.
  ///
  /// - Parameters:
  ///   - isChanged: false leaves the copies as they are, to check that they compile.
  ///   - workshop: the folder that contains `Sources`. Nothing is written there.
  ///   - compiler: compiles the copies, in a temporary folder.
  /// - Returns: the cascades, in the order of the versions.
  /// - Throws: `NoSources`, `NothingToChange`, `CompilerError`, or an error from the file system.
  static func all(
    isChanged: Bool = true, in workshop: URL, compiler: Compiler
  ) throws -> [Cascade] {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "cascade-\(UUID().uuidString)", directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
    defer { try? FileManager.default.removeItem(at: folder) }
    try compiler.prepare(
      SourceModule(name: "TerminalUI", place: "TerminalUI"),
      from: workshop.appending(path: "Sources/Shared"), in: folder)
    let versions = LoginVersion.all
    let results = Mutex<[Int: Result<Cascade, any Error>]>([:])
    DispatchQueue.concurrentPerform(iterations: versions.count) { index in
      let version = versions[index]
      let result = Result {
        try Cascade(
          of: version, isChanged: isChanged,
          chapter: workshop.appending(path: "Sources/Chapter2-Protocols"), compiler: compiler,
          shared: folder, folder: folder.appending(path: "version\(version.number)"))
      }
      results.withLock { $0[index] = result }
    }
    return try results.withLock(\.self).sorted { $0.key < $1.key }.map { try $0.value.get() }
  }

  private init(
    of version: LoginVersion, isChanged: Bool, chapter: URL, compiler: Compiler, shared: URL,
    folder: URL
  ) throws {
    var files: [File] = []
    for module in version.modules {
      let paths = try module.files(in: chapter)
      let isDeclaring = isChanged && module.name == version.declaring
      var isFound = false
      for path in paths {
        let text = try String(contentsOf: chapter.appending(path: path), encoding: .utf8)
        let changed =
          isDeclaring ? text.replacing(version.change.old, with: version.change.new) : text
        isFound = isFound || changed != text
        let copy = folder.appending(path: path)
        try FileManager.default.createDirectory(
          at: copy.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(changed.utf8).write(to: copy)
      }
      if isDeclaring, !isFound {
        throw NothingToChange(module: module.name, text: version.change.old)
      }
      let errors = try compiler.errors(in: module.name, paths, at: folder, importing: shared)
      files += paths.map { path in
        let own = errors.filter { $0.path == path }
        return File(path: path, errors: own.count, message: own.first?.message ?? "")
      }
    }
    self.version = version.number
    self.files = files.filter { $0.errors > 0 }
    growsWithSenders = version.senders.allSatisfy { sender in
      files.contains { $0.errors > 0 && $0.path.hasPrefix("\(sender)/") }
    }
  }
}

/// Why the change can't be made.
struct NothingToChange: Error, Equatable, CustomStringConvertible {
  /// The module that should declare the function.
  let module: String
  /// The text that wasn't found.
  let text: String

  var description: String {
    """
    No file of \(module) contains the text '\(text)'. If the function has changed, update \
    LoginVersion.
    """
  }
}
