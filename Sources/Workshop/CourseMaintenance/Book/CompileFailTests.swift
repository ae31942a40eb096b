import CourseModel
import SwiftSource
import Toolchain

/// Checks the Book's code that must not compile: the compiler must reject it, for the given reason.
struct CompileFailTests: Sendable {
  let workspace: Workspace
  let toolchain: Toolchain
  let pages: [BookPage]
  let report: @Sendable (String) -> Void

  /// Compiles every block, several at a time.
  ///
  /// - Throws: `WorkspaceError` if a file that provides context isn't UTF-8, `CommandError` if
  ///   there's no compiler.
  func problems() throws -> [Problem] {
    let refused = pages.flatMap(\.fences).filter { !$0.values("does not compile").isEmpty }
    return try concurrently(refused) { fence in
      Result { try fence.problems { try problems(with: fence) } }
    }
    .flatMap { try $0.get() }
  }

  private func problems(with fence: Fence) throws -> [Problem] {
    let context = try context(of: fence)
    let start = fence.start
    report("\(start.path):\(start.line): compiling code that must not compile")
    let text = fence.lines.map(\.text).joined(separator: "\n")
    let alone = Imports(of: text).declarations.map(\.text).joined(separator: "\n") + "\n" + context
    if !context.isEmpty, let error = try errors(in: alone).first {
      throw BlockError(
        "The code that `after: …` puts in front of this block does not compile by itself: \(error)."
      )
    }
    let code = """
      \(context)
      #sourceLocation(file: "\(start.path)", line: \(start.line + 1))
      \(text)

      """
    let errors = try errors(in: code)
    if errors.isEmpty {
      throw BlockError(
        "This code compiles, but the Book says that it must not. Make it a listing, or fix it.")
    }
    return differences(of: errors, from: fence)
  }

  private func errors(in code: String) throws -> [Diagnostic] {
    try toolchain.typeCheck(code, Set(Imports(of: code).declarations.map(\.module)))
  }

  private func differences(of errors: [Diagnostic], from fence: Fence) -> [Problem] {
    let start = fence.start
    let expected = fence.values("does not compile")
    let missing = expected.filter { quote in !errors.contains { matches($0.message, quote) } }
    let others = errors.filter { error in !expected.contains { matches(error.message, $0) } }
    let all = errors.map { "`\($0.message)`" }.joined(separator: ", ")
    return missing.map { start.problem("The compiler does not say `\($0)`. It says \(all).") }
      + others.map { error in
        Problem(
          start.path, line: error.path == start.path ? error.line : start.line,
          "The compiler also says `\(error.message)`. Fix the code, or add `does not compile: \(error.message)` to the comment."
        )
      }
  }

  /// The regions that the block refers to, with the imports of their files above them.
  private func context(of fence: Fence) throws -> String {
    let regions = try fence.values("after").map { try workspace.snippet($0) }
    let imports = try regions.flatMap { region in
      Imports(of: try workspace.text(region.marker.path)).declarations.map(\.text)
    }
    let code = regions.flatMap { region in
      ["#sourceLocation(file: \"\(region.marker.path)\", line: \(region.line))"] + region.lines
    }
    return (imports + code).joined(separator: "\n")
  }
}
