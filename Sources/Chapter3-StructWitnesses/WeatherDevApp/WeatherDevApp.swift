import TerminalUI
import WeatherFeature

/// The weather screen on its own, in every state it can be in. Nothing live is linked.
@main @MainActor
enum WeatherDevApp {
  static let arguments = PreviewChoice<WeatherPreviews>.arguments(
    "swift run WeatherDevApp", "Shows the weather screen with mocks.", first: .happyPath)

  static func main() async {
    switch arguments.valuesOrExit(.one(.happyPath)) {
    case .all: Terminal.standard.wrapping(atMost: 80).draw(await Gallery.everything())
    case .one(let preview): await Gallery(preview).run(on: .standard)
    }
  }
}
