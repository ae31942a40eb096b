import CourseModel
import Processes
import SwiftSource
import Toolchain

/// The Book's code that must not compile: the compiler refuses it, and for the reason given.
struct CompileFailTests: Sendable {
  let workspace: Workspace
  let toolchain: Toolchain
  let pages: [BookPage]
  let report: @Sendable (String) -> Void

  /// A block, the diagnostics that it must give, and the code that it refers to.
  private struct Block: Sendable {
    let page: String
    let fence: Fence
    let expected: [String]
    let context: [(place: SnippetReference, region: Snippets.Region)]
  }

  /// Compiles every block, two at a time.
  ///
  /// - Throws: `WorkspaceError` when a file that gives context is not UTF-8, `CommandError`
  ///   without a compiler.
  func problems() throws -> [Problem] {
    var problems: [Problem] = []
    var blocks: [Block] = []
    for page in pages {
      for fence in page.fences where !fence.values("does not compile").isEmpty {
        do {
          let places = try fence.values("after").map(Listings.place)
          let context = try places.map { ($0, try $0.read(in: workspace)) }
          blocks.append(
            Block(
              page: page.path, fence: fence, expected: fence.values("does not compile"),
              context: context))
        } catch let error as BlockError {
          problems.append(Problem(page.path, line: fence.line, "\(error)"))
        }
      }
    }
    return try problems
      + concurrently(blocks) { block in
        report("\(block.page):\(block.fence.line): compiling code that must not compile")
        return Result { try self.problems(with: block) }
      }
      .flatMap { try $0.get() }
  }

  private func problems(with block: Block) throws -> [Problem] {
    let text = block.fence.lines.joined(separator: "\n")
    let context = try context(of: block)
    let alone = Imports(of: text).declarations.map(\.text).joined(separator: "\n") + "\n" + context
    if !block.context.isEmpty, let error = try errors(in: alone).first {
      return [
        Problem(
          block.page, line: block.fence.line,
          "The code that `after: …` puts in front of this block does not compile by itself: \(error)."
        )
      ]
    }
    let code = """
      \(context)
      #sourceLocation(file: "\(block.page)", line: \(block.fence.line + 1))
      \(text)

      """
    return verdict(on: block, try errors(in: code))
  }

  private func errors(in code: String) throws -> [Diagnostic] {
    try toolchain.typeCheck(code, Set(Imports(of: code).declarations.map(\.module)))
  }

  private func verdict(on block: Block, _ errors: [Diagnostic]) -> [Problem] {
    if errors.isEmpty {
      return [
        Problem(
          block.page, line: block.fence.line,
          "This code compiles, but the Book says that it must not. Make it a listing, or fix it.")
      ]
    }
    let missing = block.expected.filter { expected in
      !errors.contains { matches($0.message, expected) }
    }
    let others = errors.filter { error in
      !block.expected.contains { matches(error.message, $0) }
    }
    return missing.map {
      Problem(
        block.page, line: block.fence.line,
        "The compiler does not say `\($0)`. It says \(Self.list(errors)).")
    }
      + others.map { error in
        Problem(
          block.page, line: error.path == block.page ? error.line : block.fence.line,
          "The compiler also says `\(error.message)`. Fix the code, or add `does not compile: \(error.message)` to the comment."
        )
      }
  }

  /// The regions that the block refers to, below the imports of the files that they are from.
  private func context(of block: Block) throws -> String {
    let files = try block.context.map { try workspace.text($0.place.path) }
    let imports = files.flatMap { Imports(of: $0).declarations.map(\.text) }
    let regions = block.context.flatMap { place, region in
      ["#sourceLocation(file: \"\(place.path)\", line: \(region.line))"] + region.lines
    }
    return (imports + regions).joined(separator: "\n")
  }

  private static func list(_ errors: [Diagnostic]) -> String {
    errors.map { "`\($0.message)`" }.joined(separator: ", ")
  }
}
