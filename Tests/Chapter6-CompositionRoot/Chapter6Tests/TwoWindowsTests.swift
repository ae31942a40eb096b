import Foundation
import Navigation
import TestSupport
import Testing

@testable import Chapter6

/// A separate run of the program. Two over the same folder share only the files. A test types into
/// both in turn.
@MainActor
private final class Window {
  private let root: CompositionRoot
  private var screens: [any AppScreen] = []

  init(in folder: URL) throws {
    root = try makeRoot(.file, in: folder)
  }

  /// - Parameters:
  ///   - line: a line; nil shows the first screen.
  ///   - answers: the answers to its questions.
  /// - Returns: what is shown after that.
  @discardableResult
  func type(_ line: String? = nil, answers: String...) async throws -> String {
    var step = Step.home
    if let line, let top = screens.last { step = await top.read(line) }
    var rest = answers[...]
    while case .ask(_, _, let goOn) = step, let answer = rest.popFirst() {
      step = await goOn(answer)
    }
    switch step {
    case .stay: break
    case .say(let sentence): return sentence
    case .open(let screen): screens.append(screen)
    case .back: screens.removeLast()
    case .unknown where line == "back": screens.removeLast()
    case .ask, .unknown: return "unknown"
    case .home: screens = [await root.home()]
    }
    await screens.last?.appear()
    await screens.last?.settle()
    return screens.last?.body.text ?? ""
  }
}

@Suite("Two windows of the app") @MainActor
struct TwoWindowsTests {
  private func withWindows(_ body: (Window, Window, URL) async throws -> Void) async throws {
    try await withTemporaryFolder { folder in
      let (one, other) = (try Window(in: folder), try Window(in: folder))
      try await one.type()
      try await one.type("create", answers: "Ada", "x")
      try await other.type()
      try await body(one, other, folder)
    }
  }

  @Test("one rates and the other notes: both are kept, and are there as soon as it's drawn again")
  func together() async throws {
    try await withWindows { one, other, _ in
      for window in [one, other] { try await window.type("open a") }
      try await one.type("rate 3")
      #expect(try await other.type("note Vinyl.").contains("★★★☆☆ 3 of 5\nYour note: Vinyl.\n"))
      #expect(try await one.type("rate 1").contains("★☆☆☆☆ 1 of 5\nYour note: Vinyl.\n"))
      #expect(try await other.type("back").contains("A  Props Coffee Shop, 1 of 5\n"))
    }
  }

  @Test("who logs out in one cannot change anything in the other, which says so")
  func logOut() async throws {
    try await withWindows { one, other, folder in
      try await other.type("open a")
      try await one.type("profile")
      #expect(try await one.type("log out").hasPrefix("Coffee Shops\n"))
      #expect(
        try await other.type("rate 5") == """
          Ada is signed out
          You were signed out in another window, so your last command was ignored.
          Type ok, or press Return, to go on.

          """)
      // Only the commands that the screen names lead on.
      #expect(try await other.type("w") == "unknown")
      #expect(contents(of: folder) == ["accounts.json", "analytics.log"])
      // A script's answers to the next line aren't read as commands, and no password is printed.
      let shown = try await other.type("sign in", answers: "Ada", "hunter2")
      #expect(shown.hasPrefix("Coffee shops around you\n"))
    }
  }

  @Test("who has become someone else in one does so in the other, and is not logged out by it")
  func anotherAccount() async throws {
    try await withWindows { one, other, folder in
      try await other.type("profile")
      let map = try await one.type("create", answers: "Grace", "x")
      #expect(map.hasPrefix("Coffee shops around you\n"))
      #expect(
        try await other.type("log out").hasSuffix(
          "so your last command was ignored.\nGrace is signed in now.\nType ok, or press Return, to go on.\n"
        ))
      #expect(try files(in: folder)["session.json"]?.contains("Grace") == true)
      #expect(try await other.type("ok").hasPrefix("Coffee shops around you\n"))
      #expect(try await other.type("profile").hasPrefix("Grace\n"))
    }
  }

  @Test("while nobody can tell who is signed in, nothing is done, and the reason is said")
  func damaged() async throws {
    try await withWindows { one, _, folder in
      try await one.type("open a")
      let file = folder.appending(path: "session.json")
      try Data("{".utf8).write(to: file)
      let shown = try await one.type("rate 5")
      #expect(shown.contains("\(file.path), is damaged."))
      #expect(try files(in: folder)["visits.json"] == nil)
      // Signing in replaces it.
      #expect(try await one.type("sign in", answers: "Ada", "x").hasPrefix("Coffee shops around"))
    }
  }
}
