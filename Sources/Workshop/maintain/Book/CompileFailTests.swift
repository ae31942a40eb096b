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
  func problems() throws -> [Problem] {
    let refused = pages.flatMap(\.fences).filter { !$0.values("does not compile").isEmpty }
    return try concurrently(refused) { fence in
      Result { try fence.problems { try problems(with: fence) } }
    }
    .flatMap { try $0.get() }
  }

  private func problems(with fence: Fence) throws -> [Problem] {
    let start = fence.start
    report("\(start.path):\(start.line): compiling code that must not compile")
    let code = """
      \(try context(of: fence))
      #sourceLocation(file: "\(start.path)", line: \(start.line + 1))
      \(fence.lines.map(\.text).joined(separator: "\n"))

      """
    let errors = try toolchain.typeCheck(code, Set(Imports(of: code).declarations.map(\.module)))
    if errors.isEmpty {
      throw Flaw(
        "This code compiles, but the Book says that it must not. Make it a listing, or fix it.")
    }
    let expected = fence.values("does not compile")
    let missing = expected.filter { quote in !errors.contains { matches($0.message, quote) } }
    let others = errors.filter { error in !expected.contains { matches(error.message, $0) } }
    let all = errors.map { "`\($0.message)`" }.joined(separator: ", ")
    return missing.map { start.problem("The compiler does not say `\($0)`. It says \(all).") }
      + others.map { error in
        Problem(
          start.path, line: error.path == start.path ? error.line : start.line,
          "The compiler also says: \(error). Fix the code, or add `does not compile: "
            + "\(error.message)` to the comment.")
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
