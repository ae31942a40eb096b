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

  init(_ store: StoreChoice, in folder: URL) throws {
    root = try makeRoot(store, in: folder)
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
  nonisolated private static let onDisk = StoreChoice.built.filter { $0 != .memory }

  private func withWindows(
    _ store: StoreChoice, _ body: (Window, Window, URL) async throws -> Void
  ) async throws {
    try await withTemporaryFolder { folder in
      let (one, other) = (try Window(store, in: folder), try Window(store, in: folder))
      try await one.type()
      try await one.type("create", answers: "Ada", "x")
      try await other.type()
      try await body(one, other, folder)
    }
  }

  @Test("a rating in one is on the other's map as soon as that is drawn again", arguments: onDisk)
  func map(store: StoreChoice) async throws {
    try await withWindows(store) { one, other, _ in
      try await one.type("open a")
      for rating in [5, 2, 5] {
        try await one.type("rate \(rating)")
        try await other.type("w")
        #expect(try await other.type("s").contains("A  Props Coffee Shop, \(rating) of 5\n"))
      }
      try await other.type("open a")
      try await one.type("rate 1")
      #expect(try await other.type("back").contains("A  Props Coffee Shop, 1 of 5\n"))
      #expect(try await other.type("profile").contains("Props Coffee Shop  1 of 5\n"))
    }
  }

  @Test("one rates and the other notes: both are kept", arguments: onDisk)
  func together(store: StoreChoice) async throws {
    try await withWindows(store) { one, other, _ in
      for window in [one, other] { try await window.type("open a") }
      try await one.type("rate 3")
      try await other.type("note Vinyl.")
      let details = try await one.type("rate 4")
      #expect(details.contains("★★★★☆ 4 of 5\nYour note: Vinyl.\n"))
      #expect(try await other.type("note Loud.").contains("★★★★☆ 4 of 5\nYour note: Loud.\n"))
    }
  }

  @Test("who logs out in one cannot change anything in the other, which says so")
  func logOut() async throws {
    try await withWindows(.file) { one, other, folder in
      try await other.type("open a")
      try await one.type("profile")
      #expect(try await one.type("log out").hasPrefix("Coffee Shops\n"))
      for line in ["rate 5", "note x"] {
        let shown = try await other.type(line)
        #expect(
          shown == """
            Ada is signed out
            You were signed out in another window, so your last command was ignored.
            Type ok, or press Return, to go on.

            """)
        // Only the commands that the screen names lead on.
        #expect(try await other.type("w") == "unknown")
        #expect(try files(in: folder).keys.sorted() == ["accounts.json", "analytics.log"])
        try await other.type("back")
        // This is the first screen: nobody is signed in.
        #expect(try await other.type("ok") == "unknown")
        try await other.type("sign in", answers: "Ada", "x")
        try await other.type("open a")
        try await one.type()
        try await one.type("profile")
        try await one.type("log out")
      }
    }
  }

  @Test("who has become someone else in one does so in the other, and is not logged out by it")
  func somebodyElse() async throws {
    try await withWindows(.file) { one, other, folder in
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

  @Test("a script that is signed out meanwhile prints no password either", arguments: [[], ["w"]])
  func script(before: [String]) async throws {
    try await withWindows(.file) { one, other, _ in
      try await one.type("profile")
      try await one.type("log out")
      for line in before { #expect(try await other.type(line).hasPrefix("Ada is signed out")) }
      // Both lines after it answer questions, so they aren't read as commands.
      let shown = try await other.type("sign in", answers: "Ada", "hunter2")
      #expect(shown.hasPrefix("Coffee shops around you\n"))
    }
  }

  @Test("while nobody can tell who is signed in, nothing is done, and the reason is said")
  func damaged() async throws {
    try await withWindows(.file) { one, _, folder in
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
