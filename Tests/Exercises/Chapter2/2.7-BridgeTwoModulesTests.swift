import ClubAnalytics
import Foundation
import MemberLogin
import TestSupport
import Testing

@testable import Chapter2Exercises

@Suite(.exercise("2.7"), .serialized)
struct Exercise2_7 {
  private let counted = CallRecorder<ReportLine>()
  private let form: LoginForm

  init() {
    form = makeLoginForm(reportingTo: Analytics(deliver: counted.record))
  }

  @Test("each notice is counted once and in order, before `noticed(_:)` returns")
  func countsAtOnce() {
    form.open()
    form.tap("Help")
    form.tap("Help")
    form.logIn("Ada", pin: "12", staysLoggedIn: false)
    #expect(
      counted.calls.map(\.key) == [
        "login.opened", "login.tap.Help", "login.tap.Help", "login.attempted", "login.refused",
      ],
      "Count each when it comes, even if two are equal. A task would count too late.")
  }

  @Test(
    "the event's key is the notice's name, letter for letter", arguments: ["Ærø_5", " in  ", ""])
  func keepsNames(button: String) {
    form.tap(button)
    #expect(
      counted.calls.map(\.key) == ["login.tap.\(button)"],
      "Reports that go back years are sorted by key: tidy nothing up.")
  }

  @Test("the event's parameters are the notice's details, each with its value and type")
  func keepsDetails() {
    form.answerSurvey(["cups": .number(0), "table": .text("007"), "again": .flag(false)])
    form.answerSurvey(["": .text(" ")])
    #expect(
      counted.calls.map(\.parameters) == [
        ["cups": .integer(0), "table": .string("007"), "again": .boolean(false)],
        ["": .string(" ")],
      ],
      "Translate all details as they are. Their names change every week.")
  }

  @Test("each of two forms reports to its own analytics")
  func keepsFormsApart() {
    let others = CallRecorder<ReportLine>()
    let other = makeLoginForm(reportingTo: Analytics(deliver: others.record))
    form.tap("A")
    other.tap("B")
    #expect(
      [counted, others].map { $0.calls.map(\.key) } == [["login.tap.A"], ["login.tap.B"]],
      "Each form needs an observer of its own, which stores that form's analytics.")
  }

  @Test(
    "the two modules don't know each other",
    arguments: ["ClubAnalytics": "MemberLogin", "MemberLogin": "ClubAnalytics"])
  func staysStrangers(module: String, stranger: String) throws {
    let file = "Sources/Chapter2-Protocols/\(module)/\(module).swift"
    let text = try String(contentsOf: workspaceRoot.appending(path: file), encoding: .utf8)
    #expect(!text.contains("import \(stranger)"), "What connects the two belongs in your file.")
  }
}
