import CounterFeature
import FavoritesFeature
import FileClient
import Foundation
import TerminalUI

/// The app. This is the only place that chooses the two worlds.
@MainActor
enum PrimeTime {
  struct Settings {
    var folder: String?
    var locale: KnownLocale?
    var isMocked = false

    /// What is wrong with the settings, as a sentence; nil if nothing is.
    var problem: String? {
      if folder == "" { return "--data-dir needs a folder. Write . for the current one." }
      return isMocked && folder != nil ? "--mock keeps no file: leave out --data-dir." : nil
    }
  }

  static let arguments = Arguments<Settings>(
    "\(Chapter4.program) app",
    "Counts, knows primes and keeps favourites. Type help for a list of commands.",
    .option(
      "data-dir", "DIR", \.folder,
      "Keep the favourites in this folder (default: .workshop/prime-time)."),
    .option(
      "locale", "ID", \.locale,
      "Write numbers and times in this locale, such as de_DE (default: the system's)."),
    .flag("mock", \.isMocked, "Use a small world that is always the same and keeps no file."))

  static func run(_ words: ArraySlice<String>) async {
    let settings = arguments.valuesOrExit(Settings(), words: words)
    if let problem = settings.problem { arguments.refuse(problem) }
    compose(settings)
    let session = Session(terminal: .standard)
    await session.run()
    if session.isFailedScript { endProgram(.failure) }
  }

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
}
