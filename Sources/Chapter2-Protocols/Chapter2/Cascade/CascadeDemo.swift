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
      let workbench = try Workbench(in: FileManager.default.temporaryDirectory)
      let watch = SignalWatch([SIGINT, SIGTERM, SIGHUP])
      Thread.detachNewThread {
        let signal = watch.wait()
        workbench.end()
        terminal.clearStatus()
        watch.stop()
        kill(getpid(), signal)
      }
      let cascades = try ProgressLine(on: terminal, step: "Compiling three copies").during {
        defer { workbench.end() }
        return try Cascade.all(
          in: try workshop(),
          compiler: Compiler(
            environment: ProcessInfo.processInfo.environment, workbench: workbench),
          folder: workbench.folder)
      }
      terminal.draw(screen(cascades))
    } catch is CancellationError {
      // The signal that ended the work ends the program, too.
      while true { try? await Task.sleep(for: .seconds(1)) }
    } catch {
      endProgram(.failure, message: "\(error)")
    }
  }

  /// The folder with the sources: where the program was built, or else the current folder or one
  /// above it, since a clone may have been moved.
  static func workshop(
    builtAt file: String = #filePath, current: String = FileManager.default.currentDirectoryPath
  ) throws(NoSources) -> URL {
    var built = URL(filePath: file)
    for _ in 1...4 { built.deleteLastPathComponent() }
    var places = [built]
    var place = URL(filePath: current)
    while place.path != "/" {
      places.append(place)
      place.deleteLastPathComponent()
    }
    let found = places.first {
      FileManager.default.fileExists(
        atPath: $0.appending(path: "Sources/Chapter2-Protocols/Login1").path)
    }
    guard let found else { throw NoSources(path: built.path) }
    return found
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
