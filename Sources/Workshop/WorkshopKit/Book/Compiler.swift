import Foundation

/// The Swift compiler as a judge of one piece of code; it keeps nothing.
struct Compiler: Sendable {
  /// An error, where and what.
  struct Diagnostic: Hashable, Sendable, CustomStringConvertible {
    let path: String
    let line: Int?
    let text: String

    var description: String { "`\(text)` (\(path)\(line.map { ":\($0)" } ?? ""))" }
  }

  let build: BookBuild

  /// The errors in a file of declarations, which may import the workspace's modules.
  ///
  /// It goes on to the compiler's intermediate language, because some rules are checked only
  /// there: that an initializer sets every property, that a value is not sent while in use.
  ///
  /// - Parameter code: the file's text.
  /// - Throws: `CommandError` without a compiler; an error of the file system.
  func errors(in code: String) throws -> [Diagnostic] {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("book-\(UUID().uuidString).swift")
    try Data(code.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let outcome = try Command(
      "swiftc",
      [
        "-emit-sil", "-o", "/dev/null", "-swift-version", "6", "-parse-as-library",
        "-module-name", "BookBlock", "-package-name", build.packageName,
        "-I", build.modules, "-diagnostic-style", "llvm", "-suppress-warnings", file.path,
      ],
      in: build.workspace.root, environment: BookBuild.environment, timeout: .seconds(120)
    ).run()
    let errors = outcome.output.split(separator: "\n").compactMap(Self.diagnostic)
    if errors.isEmpty, !outcome.succeeded {
      return [Diagnostic(path: "swiftc", line: nil, text: outcome.output.trimmed)]
    }
    return errors
  }

  /// Reads `path:line:column: error: text`, without the name of a group at its end.
  private static func diagnostic(_ line: Substring) -> Diagnostic? {
    guard let match = line.wholeMatch(of: /(?:(.+?):(\d+):(?:\d+:)? )?error: (.*?)(?: \[#\w+\])?/)
    else { return nil }
    return Diagnostic(
      path: match.1.map(String.init) ?? "swiftc", line: match.2.flatMap { Int($0) },
      text: String(match.3))
  }
}
