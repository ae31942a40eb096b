import TerminalUI
import WeatherFeature

/// The previews that the command line asks for.
enum PreviewChoice: ArgumentValue {
  case all
  case one(WeatherPreviews)

  static var kind: String { "all, \(WeatherPreviews.kind)" }

  init?(argument: String) {
    if argument == "all" {
      self = .all
    } else if let preview = WeatherPreviews(argument: argument) {
      self = .one(preview)
    } else {
      return nil
    }
  }
}

struct Settings {
  var preview = PreviewChoice.one(.happyPath)
}

/// The weather screen alone, in every state that it can be in. Nothing live is linked.
@main @MainActor
enum WeatherDevApp {
  static let arguments = Arguments<Settings>(
    "swift run WeatherDevApp", "Shows the weather screen, made of mocks.",
    .option(
      "preview", "PREVIEW", \.preview,
      "Begin with this one: \(WeatherPreviews.kind) (happy-path); or print all."))

  static func main() async {
    switch arguments.valuesOrExit(Settings()).preview {
    case .all: Terminal.standard.wrapping(atMost: 80).draw(await Gallery.everything())
    case .one(let preview): await Gallery(preview).run(on: .standard)
    }
  }
}
