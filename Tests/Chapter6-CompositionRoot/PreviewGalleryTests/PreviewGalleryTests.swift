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
  nonisolated static let devApps: [DevApp] = [
    DevApp("Map") { MapDevApp.arguments }, DevApp("Details") { DetailsDevApp.arguments },
    DevApp("Onboarding") { OnboardingDevApp.arguments },
    DevApp("Profile") { ProfileDevApp.arguments },
  ]

  @Test("--help lists all of them, and each can be named", arguments: devApps)
  func names(app: DevApp) throws {
    for name in app.names {
      #expect(app.usage().contains(" \(name)"))
      #expect(try app.read(name) == name)
    }
    #expect(app.usage().contains("or all, to print them all."))
    #expect(try app.read("all") == "all")
  }

  @Test("a mistyped name is answered with the nearest, and with the others", arguments: devApps)
  func mistyped(app: DevApp) throws {
    let meant = try #require(app.names.last)
    let error = #expect(throws: ArgumentsError.self) { _ = try app.read("\(meant)e") }
    let sentence = try #require(error?.description)
    #expect(sentence.hasPrefix("--preview needs all, \(app.names[0])"))
    #expect(sentence.hasSuffix(" or \(meant), not '\(meant)e'. Did you mean '\(meant)'?"))
  }

  @Test(
    "all of them are printed, each below its name, and no two look the same", arguments: devApps)
  func everything(app: DevApp) async throws {
    let parts = await app.everything().text.components(separatedBy: "--- ").dropFirst().map {
      $0.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    }
    #expect(parts.map { $0[0] } == app.names)
    let pictures = parts.map { $0[1].split(separator: "\n").joined(separator: "\n") }
    #expect(Set(pictures).count == app.names.count)
    #expect(pictures.allSatisfy { $0.contains { $0.isLetter } })
  }

  /// A text that each preview shows and no other preview of its app does.
  nonisolated static let signs: [[String: String]] = [
    [
      "town": "A  The Yellow Cup, 5 of 5", "crowded": "3  Left Door; Middle Door; Right Door\n",
      "empty": "There are no coffee shops in this part of town.", "loading": "\nLoading…",
      "failed": "The map couldn't be updated. This preview can't load the shops.",
      "long-names": "The Second Best Coffee in All of Copenhagen, 4 of 5",
    ],
    [
      "rated": "Your rating: ★★★★☆ 4 of 5\nYour note: Half", "noted": "none yet\nYour note: Opens",
      "unrated": "Early Bird\nStation Square\nYour rating: none yet\nYour note: none yet",
      "long": "★★★★★ 5 of 5\nYour note: Two hours", "loading": "Loading…",
      "unsaved": "> rate 4\nThere isn't enough disk space to save this.",
      "unknown": "There is no coffee shop",
    ],
    [
      "friendly": "> create\nSigned in\nIn the app, this is another",
      "refusing": "> create\nYou can't be signed in.",
    ],
    [
      "regular": "Ada\nRegular, 3 shops visited\nThe Yellow Cup       5 of 5  V",
      "connoisseur": "Connoisseur, 5 shops",
      "noted": "Early Bird  not rated  Opens at six, says a neighbour.",
      "newcomer": "Grace\nGuest, 0 shops visited",
      "loading": "Ada\nLoading…", "unreadable": "Ada\nYour shops can't be shown. The file",
      "locked-in": "> log out\nYou cannot be logged out.",
    ],
  ]

  @Test("each shows what its name says", arguments: zip(devApps, signs))
  func signs(app: DevApp, signs: [String: String]) async {
    #expect(signs.keys.sorted() == app.names.sorted())
    for part in await app.everything().text.components(separatedBy: "--- ").dropFirst() {
      let lines = part.split(separator: "\n")
      let sign = signs[String(lines[0])] ?? "nothing"
      #expect(lines.dropFirst().joined(separator: "\n").contains(sign.drop { $0 == "\n" }))
    }
  }

  @Test("in a pipe all are printed, and nothing is asked", arguments: devApps)
  func everythingInAPipe(app: DevApp) async throws {
    let output = CallRecorder<String>()
    try await app.show("all", .scripted(["next"], output: output))
    #expect(await output.calls.joined() == app.everything().text)
  }

  @Test(
    "at a terminal next leads through all of them, and no word is cut",
    arguments: devApps, [(60, 24), (80, 24), (120, 40)])
  func next(app: DevApp, window: (columns: Int, rows: Int)) async throws {
    let person = TestTerminal(columns: window.columns, rows: window.rows)
    let showing = Task { try await app.show(app.names[0], person.terminal) }
    let words = Self.words(on: await app.everything().text)
    for (index, name) in app.names.enumerated() {
      let position = "(Preview \(index + 1) of \(app.names.count): \(name)"
      #expect(await eventually { Self.unwrapped(person.screen).contains(position) })
      if name != "loading" { #expect(await person.misses("Loading…")) }
      // On a busy machine, a line may take so long that the loop says so.
      #expect(await person.misses("One moment…"))
      #expect(Self.words(on: person.screen).subtracting(words) == [])
      person.type("next\n")
    }
    person.endInput()
    try await showing.value
    #expect(person.scrolledAway == 0)
  }
}

extension PreviewGalleryTests {
  private nonisolated static func unwrapped(_ text: String) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// A window's words, without those of the gallery and the loop, and without the rows of the map,
  /// which depend on the window.
  private static func words(on screen: String) -> Set<Substring> {
    let text = unwrapped(screen)
      .replacing(/\((?:Preview|\d+ more lines?:)[^)]*\)/, with: "")
      .replacing("Type help for a list of commands.", with: "")
      .replacing(/\d+ more: zoom in/, with: "")
    // A window leaves out ", not rated", but a pipe shows it.
    return Set(
      text.replacing(",", with: "").split(separator: " ")
        .filter { $0 != ">" && !$0.contains("·") })
  }

  @Test("a preview takes the lines of its screen, and another feature has only its place")
  func lines() async throws {
    let shown = try await play(
      MapPreviews.town, ["open b", "back", "open b", "next", "back", "w", "next x", "x", "help"])
    let titles = ["town", "crowded"].enumerated().map {
      "Coffee shops around you  (Preview \($0.offset + 1) of 6: \($0.element))\n"
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

  @Test("arrow keys lead from one to the next where the screen has no use for them")
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
    #expect(await person.sees("Preview 3 of 6: empty"))
    person.press(.right)
    person.type(">")
    #expect(await person.sees("Preview 4 of 6: loading"))
    person.type("<<")
    #expect(await person.sees("Preview 2 of 6: crowded"))
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

/// A dev app, whichever feature it shows.
struct DevApp: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let names: [String]
  let usage: @MainActor @Sendable () -> String
  /// Reads `--preview NAME`.
  let read: @MainActor @Sendable (_ name: String) throws -> String
  let show: @MainActor @Sendable (_ name: String, Terminal) async throws -> Void
  let everything: @MainActor @Sendable () async -> Screen

  init<Preview: ScreenPreviews>(
    _ feature: String,
    arguments: @escaping @MainActor @Sendable () -> Arguments<PreviewChoice<Preview>>
  ) {
    let read = { @MainActor @Sendable (name: String) in
      try arguments().values(from: ["--preview", name], defaults: .all)
    }
    testDescription = feature
    names = Preview.words
    usage = {
      arguments().usage.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
    self.read = { name in
      switch try read(name) {
      case .all: "all"
      case .one(let preview): preview.rawValue
      }
    }
    show = { try await PreviewGallery.show(read($0), on: $1) }
    everything = { await PreviewGallery<Preview>.everything() }
  }
}
