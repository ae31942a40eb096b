import Cascade
import Foundation
import TerminalUI

/// What breaks in each version of the login when the signature of an event changes.
enum CascadeDemo {
  static let arguments = Arguments<Void>(
    "swift run Chapter2 cascade",
    "Reads the sources of the three logins, and says what a new signature of an event can break.")

  static func run(_ words: ArraySlice<String>) async {
    arguments.valuesOrExit((), words: words)
    do {
      let chapter = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      let cascades = try LoginVersion.all.map { ($0, try $0.cascade(in: chapter)) }
      Terminal.standard.draw(screen(cascades))
    } catch {
      endProgram(.failure, message: "\(error)")
    }
  }

  private static func screen(_ cascades: [(version: LoginVersion, cascade: Cascade)]) -> Screen {
    let touched = cascades.filter { $0.cascade.others.contains($0.version.feature) }
    let growing = touched.map { "version \($0.version.number)" }.joined(separator: ", ")
    return Screen {
      "When analytics changes the signature of an event, these must be looked at:"
      ""
      for (version, cascade) in cascades {
        let names = ["\(cascade.declaring) (declares it)"] + cascade.others
        Line("version \(version.number)  \(names.joined(separator: ", "))")
      }
      ""
      "Each further feature that sends events adds itself to: \(growing.isEmpty ? "none" : growing)."
    }
  }
}
