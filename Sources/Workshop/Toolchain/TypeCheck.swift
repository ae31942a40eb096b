import CourseModel
import Foundation

extension DirectBuild {
  /// Type-checks a file of declarations.
  ///
  /// The compiler also generates SIL, because some rules are checked only there: for example, that
  /// an initializer sets every property, or that a value isn't sent while it's in use.
  ///
  /// - Parameter imports: the modules that it imports; the workspace's own are compiled first.
  /// - Returns: the errors, with paths relative to the root.
  /// - Throws: `BuildError.failed` if a module doesn't compile; `CommandError` if there's no
  ///   compiler; an error from the file system.
  func typeCheck(_ code: String, _ imports: Set<String>) throws -> [Diagnostic] {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("book-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("Block.swift")
    try Data(code.utf8).write(to: file)
    var arguments = [
      "-emit-sil", "-o", folder.appendingPathComponent("Block.sil").path, "-parse-as-library",
      "-module-name", "BookBlock",
      "-diagnostic-style", "llvm", "-suppress-warnings",
    ]
    arguments += try interfaces(of: imports)
    let outcome = try runner.run(
      Command(
        "swiftc", arguments + [file.path], in: workspace.root, timeout: .seconds(120)))
    let errors = Diagnostic.errors(in: outcome.output, of: workspace)
    if errors.isEmpty, !outcome.succeeded { throw BuildError.failed(outcome.output) }
    return errors
  }
}
