import Foundation
import Navigation
import TerminalUI

/// The demo of chapter 6. Its modules know each other by interfaces, and meet in this folder only.
@main @MainActor
enum Chapter6 {
  static let arguments = Arguments<Settings>(
    "swift run Chapter6", "Rates coffee shops of Copenhagen. Type help for what you can do then.",
    .option("store", "STORE", \.store, "Where your visits are: \(StoreChoice.kind) (file)."),
    .option("data-dir", "DIR", \.folder, "Keep all files in this folder (.workshop/coffee-shops)."),
    .flag("graph", \.isGraphWanted, "Draw the objects of the app with their lifetimes, and end."))

  static func main() async {
    let settings = arguments.valuesOrExit(Settings())
    if settings.folder.isEmpty {
      arguments.refuse("--data-dir needs a folder, such as .")
    }
    do {
      let root = try CompositionRoot(settings, clock: ContinuousClock(), now: { Date() })
      if settings.isGraphWanted { return Terminal.standard.draw(root.graph) }
      try await Navigator(terminal: .standard, home: root.home).run()
    } catch {
      endProgram(.failure, message: "\(error)")
    }
  }
}

struct Settings {
  var store = StoreChoice.file
  var folder = ".workshop/coffee-shops"
  var isGraphWanted = false
}

enum StoreChoice: String, ArgumentChoice { case file, memory, sqlite }
