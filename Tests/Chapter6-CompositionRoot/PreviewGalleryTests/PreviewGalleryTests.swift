import DetailsUI
import MapUI
import Navigation
import OnboardingUI
import ProfileUI
import TerminalUI
import TestSupport
import Testing

@testable import DetailsDevApp
@testable import MapDevApp
@testable import OnboardingDevApp
@testable import PreviewGallery
@testable import ProfileDevApp

@MainActor @Suite("The previews in the dev apps")
struct PreviewGalleryTests {
  @Test("all of them are printed, each below its name, and no two look the same")
  func everything() async throws {
    try await everything(in: MapDevApp.arguments)
    try await everything(in: DetailsDevApp.arguments)
    try await everything(in: OnboardingDevApp.arguments)
    try await everything(in: ProfileDevApp.arguments)
  }

  private func everything<Preview: ScreenPreviews>(
    in devApp: Arguments<PreviewChoice<Preview>>
  ) async throws {
    let output = CallRecorder<String>()
    let choice = try devApp.values(from: ["--preview", "all"], defaults: .all)
    try await PreviewGallery.show(choice, on: .scripted(["next"], output: output))
    let parts = output.calls.joined().components(separatedBy: "--- ").dropFirst().map {
      $0.split(separator: "\n", maxSplits: 1).map(String.init)
    }
    #expect(parts.map { $0[0] } == Preview.words)
    #expect(Set(parts.map { $0[1] }).count == Preview.words.count)
    #expect(parts.allSatisfy { $0[1].contains(where: \.isLetter) })
  }

  @Test("a preview takes the lines of its screen, and another feature has only its place")
  func lines() async throws {
    let shown = try await play(
      MapPreviews.town, ["open b", "back", "open b", "next", "back", "w", "next x", "x", "help"])
    let titles = ["town", "crowded"].enumerated().map {
      "Coffee shops around you  (Preview \($0.offset + 1) of 5: \($0.element))\n"
    }
    #expect(shown.hasPrefix(titles[0]))
    #expect(shown.contains("\n> open b\nDetails of "))
    #expect(
      shown.contains("another feature's screen. Type back to leave it.\n\n> back\n\(titles[0])"))
    #expect(shown.contains("\n> next\n\(titles[1])"))
    #expect(shown.contains("\n> back\n\(titles[0])"))
    #expect(shown.contains("> next x\n'next' takes no argument.\n"))
    #expect(shown.contains("> x\nThere's no command 'x'."))
    #expect(shown.contains(/\nnext +show the next preview\nback +show the one before\n/))
  }

  @Test("where the app starts again, the preview does so after what comes there")
  func home() async throws {
    let shown = try await play(OnboardingPreviews.friendly, ["create", "Ada", "secret", "back"])
    #expect(
      shown.contains(
        """

        Signed in  (Preview 1 of 2: friendly)
        In the app, this is another feature's screen. Type back to leave it.

        > back
        Coffee Shops  (
        """))
    #expect(!shown.contains("secret"))
  }

  @Test("arrow keys lead from one to the next")
  func arrows() async throws {
    let person = TestTerminal()
    let showing = Task {
      try await PreviewGallery.show(.one(DetailsPreviews.rated), on: person.terminal)
    }
    #expect(await person.sees("Preview 1 of 7: rated"))
    person.press(.right)
    #expect(await person.sees("Preview 2 of 7: unrated"))
    person.press(.left, .left)
    #expect(await person.sees("Preview 7 of 7: unknown"))
    person.endInput()
    try await showing.value
  }

  @Test("the map has use for them, so that < and > lead on")
  func angles() async throws {
    let person = TestTerminal(columns: 80, rows: 60)
    let showing = Task {
      try await PreviewGallery.show(.one(MapPreviews.empty), on: person.terminal)
    }
    #expect(await person.sees("Preview 3 of 5: empty"))
    person.press(.right)
    person.type(">")
    #expect(await person.sees("Preview 4 of 5: loading"))
    person.endInput()
    try await showing.value
  }

  private func play<Preview: ScreenPreviews>(
    _ preview: Preview, _ lines: [String]
  ) async throws -> String {
    let output = CallRecorder<String>()
    try await PreviewGallery.show(.one(preview), on: .scripted(lines, output: output))
    return output.calls.joined()
  }
}
