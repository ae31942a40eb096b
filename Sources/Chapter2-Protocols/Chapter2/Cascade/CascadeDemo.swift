import Foundation
import TerminalUI

/// Shows what breaks in each version of the login when the function that takes events changes.
enum CascadeDemo {
  static let arguments = Arguments<Void>(
    "swift run Chapter2 cascade",
    """
    Changes the function that takes events in a copy of each version, and shows what the compiler \
    then rejects. It needs the Swift compiler, and takes a few seconds.
    """)

  static func run(_ words: ArraySlice<String>) async {
    arguments.valuesOrExit((), words: words)
    let terminal = Terminal.standard.wrapping(atMost: UsageText.columns)
    do {
      let cascades = try ProgressLine(on: terminal, step: "Compiling three copies").during {
        try Cascade.all(
          in: workshop, compiler: Compiler(environment: ProcessInfo.processInfo.environment))
      }
      terminal.draw(screen(cascades))
    } catch {
      endProgram(.failure, message: "\(error)")
    }
  }

  /// The folder that contains the `Sources` that the program was built from.
  private static var workshop: URL {
    var folder = URL(filePath: #filePath)
    for _ in 1...5 { folder.deleteLastPathComponent() }
    return folder
  }

  static func screen(_ cascades: [Cascade]) -> Screen {
    let growing = cascades.filter(\.growsWithSenders).map { "version \($0.version)" }
    let width = cascades.flatMap(\.files).map(\.path.count).max() ?? 0
    return Screen {
      "Analytics adds a parameter to the function that takes"
      "events. In a copy of each version, the compiler rejects:"
      for cascade in cascades {
        ""
        Line(
          """
          version \(cascade.version): \(count(cascade.files.count, "file")), \
          \(count(cascade.files.map(\.errors).reduce(0, +), "error"))
          """, .bold)
        for file in cascade.files {
          Line("  \(file.path)").padded(to: width + 4) + Line("\(file.errors)")
          Line("    \(file.message)", .dim)
        }
      }
      ""
      "Each additional feature that sends events adds a file to"
      Line("the lists of \(growing.isEmpty ? "none" : growing.joined(separator: " and ")).")
    }
  }

  private static func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }
}
