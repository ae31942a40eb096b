import TerminalUI
import WeatherFeature

/// The weather screen alone, in every state that it can be in. Nothing live is linked.
@main @MainActor
enum WeatherDevApp {
  static let arguments = PreviewChoice<WeatherPreviews>.arguments(
    "swift run WeatherDevApp", "Shows the weather screen, made of mocks.", first: .happyPath)

  static func main() async {
    switch arguments.valuesOrExit(.one(.happyPath)) {
    case .all: Terminal.standard.wrapping(atMost: 80).draw(await Gallery.everything())
    case .one(let preview): await Gallery(preview).run(on: .standard)
    }
  }
}
