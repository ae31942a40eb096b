import CourseModel
import Foundation
import Processes

extension DirectBuild {
  /// Type-checks a file of declarations.
  ///
  /// The compiler goes on to its intermediate language, because some rules are checked only there:
  /// that an initializer sets every property, that a value isn't sent while it's in use.
  ///
  /// - Parameter imports: the modules that it imports; those of the workspace are compiled first.
  /// - Returns: the errors, with paths relative to the root.
  /// - Throws: `BuildError.failed` when a module doesn't compile; `CommandError` without a
  ///   compiler; an error of the file system.
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
