import CounterFeature
import FavoritesFeature
import FileClient
import Foundation
import TerminalUI

/// The app. Here, and only here, the two worlds are chosen.
@MainActor
enum PrimeTime {
  struct Settings {
    var folder: String?
    var locale: KnownLocale?
    var isMocked = false

    /// What cannot be meant, as a sentence.
    var problem: String? {
      if folder == "" { return "--data-dir needs a folder. Write . for the one where you are." }
      return isMocked && folder != nil ? "With --mock no file is kept: leave out --data-dir." : nil
    }
  }

  static let arguments = Arguments<Settings>(
    "\(Chapter4.program) app",
    "Counts, knows primes and keeps favourites. Type help for what you can do then.",
    .option(
      "data-dir", "DIR", \.folder, "Keep the favourites in this folder (.workshop/prime-time)."),
    .option(
      "locale", "ID", \.locale, "Write numbers and times as there, such as de_DE (the system's)."),
    .flag("mock", \.isMocked, "Live in a small world that is always the same, and keeps no file."))

  static func run(_ words: ArraySlice<String>) async {
    let settings = arguments.valuesOrExit(Settings(), words: words)
    if let problem = settings.problem { arguments.refuse(problem) }
    compose(settings)
    await Session(terminal: .standard).run()
  }

  // snippet.compose
  /// Chooses both worlds, once, before anything reads them.
  private static func compose(_ settings: Settings) {
    CounterFeature.Current = settings.isMocked ? .mock : .live
    FavoritesFeature.Current = settings.isMocked ? .mock : .live
    if let folder = settings.folder {
      FavoritesFeature.Current.fileClient = .live(folder: URL(filePath: folder))
    }
    if let locale = settings.locale?.locale {
      CounterFeature.Current.locale = locale
      FavoritesFeature.Current.locale = locale
    }
  }
  // snippet.end
}
