import Foundation
import TerminalUI
import VisitStoreSQLite

/// The demo of chapter 6. Its modules know only each other's interfaces, and meet only in this
/// folder.
@main @MainActor
enum Chapter6 {
  static let arguments = Arguments<Settings>(
    "swift run Chapter6",
    "Rate coffee shops in Copenhagen. In the app, type help for a list of commands.",
    .option(
      "store", "STORE", \.store,
      """
      Where your visits are kept: \(StoreChoice.kind) (default: file). Each has its own visits; \
      memory forgets them when the program ends.
      """),
    .option(
      "data-dir", "DIR", \.folder,
      "Keep all files in this folder (default: .workshop/coffee-shops)."),
    .flag("graph", \.isGraphWanted, "Only draw the app's objects, with their lifetimes."),
    .argument("captive", \.story, "Only tell the story of a captive, and of its cure."))

  static func main() async {
    let settings = arguments.valuesOrExit(Settings())
    if settings.folder.isEmpty {
      arguments.refuse("--data-dir needs a folder, such as .")
    }
    if let story = settings.story {
      guard story == "captive" else { arguments.refuse("There's no story named '\(story)'.") }
      return Terminal.standard.draw(Screen(captiveStory()))
    }
    do {
      let root = try CompositionRoot(settings, clock: ContinuousClock(), now: { Date() })
      if settings.isGraphWanted { return Terminal.standard.draw(root.graph) }
      try await root.run(on: .standard)
    } catch let error as BuiltWithoutSQLite {
      let advice = "Build it with: swift run --traits SQLite Chapter6 --store sqlite"
      endProgram(.failure, message: "\(error) \(advice)")
    } catch {
      endProgram(.failure, message: "\(error)")
    }
  }
}

struct Settings {
  var store = StoreChoice.file
  var folder = ".workshop/coffee-shops"
  var isGraphWanted = false
  var story: String?
}

enum StoreChoice: String, ArgumentChoice { case file, memory, sqlite }
