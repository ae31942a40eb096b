import ClubAnalytics
import Foundation
import MemberLogin
import SwiftSource
import TestSupport
import Testing

@testable import Chapter2Exercises

@Suite(.exercise("2.7"))
struct Exercise2_7 {
  @Test("the name is the key, letter for letter")
  func keepsNames() {
    let buttons = ["Help", "forgot PIN", "Ærø_5", " in "]
    let keys = lines { form in buttons.forEach(form.tap) }.map(\.key)
    let expected = buttons.map { "login.tap.\($0)" }
    let late = "By the time tap(_:) returns, nobody has told analytics. A task may do so too late."
    #expect(
      keys == expected,
      """
      The notices \(expected) should be counted under just these keys, and are counted under \
      \(keys). Reports that go back years are sorted by key, and whoever reads them knows the \
      names that login uses. Nothing is added, tidied up or left out. \(keys.isEmpty ? late : "")
      """)
  }

  @Test(
    "all details arrive, each with its value and type",
    arguments: [("Ada", "1234", true), ("", "", false), ("12", "007", true)])
  func keepsDetails(member: String, pin: String, staysLoggedIn: Bool) {
    let parameters = lines { form in
      form.logIn(member, pin: pin, staysLoggedIn: staysLoggedIn)
      form.tap(pin)
    }.map(\.parameters)
    let expected: [[String: ReportValue]] = [
      [
        "member": .string(member), "digits": .integer(pin.count),
        "staysLoggedIn": .boolean(staysLoggedIn),
      ],
      ["member": .string(member)],
      ["button": .string(pin)],
    ]
    #expect(
      parameters == expected,
      """
      "\(member)" logs in with \(pin.count) digits, and then a button "\(pin)" is tapped. The \
      parameters of the three events should be \(expected.listed), and they are \
      \(parameters.listed). An empty text, a zero and a false are values as well, and a number is \
      not a text.
      """)
  }

  @Test("each notice is counted once, in order, and nothing else is")
  func countsOnce() {
    let keys = lines { form in
      form.open()
      form.tap("Help")
      form.logIn("Ada", pin: "12", staysLoggedIn: false)
      form.tap("Help")
      form.logIn("Ada", pin: "1234", staysLoggedIn: false)
    }.map(\.key)
    let expected = [
      "login.opened", "login.tap.Help", "login.attempted", "login.refused", "login.tap.Help",
      "login.attempted", "login.granted",
    ]
    #expect(
      keys == expected,
      """
      A member opens the form, taps Help, fails, taps Help again and logs in. That makes seven \
      notices: \(expected). Analytics has counted \(keys).
      """)
  }

  @Test("a notice is counted at once")
  func countsAtOnce() {
    let delivered = CallRecorder<ReportLine>()
    let form = makeLoginForm(reportingTo: Analytics(deliver: delivered.record))
    let counts = (1...200).map { _ in
      form.open()
      return delivered.count
    }
    let late = zip(counts, 1...).first { $0 != $1 }
    #expect(
      late == nil,
      """
      After the notice number \(late?.1 ?? 0), analytics had counted \(late?.0 ?? 0). A notice \
      should be counted before noticed(_:) returns: in a task of its own, it may come late, in \
      another order, or never.
      """)
  }

  @Test("two apps have nothing in common")
  func keepsAppsApart() {
    let (north, south) = (CallRecorder<ReportLine>(), CallRecorder<ReportLine>())
    let northern = makeLoginForm(reportingTo: Analytics(deliver: north.record))
    let southern = makeLoginForm(reportingTo: Analytics(deliver: south.record))
    northern.tap("A")
    southern.tap("B")
    northern.tap("C")
    let keys = [north, south].map { $0.calls.map(\.key) }
    #expect(
      keys == [["login.tap.A", "login.tap.C"], ["login.tap.B"]],
      """
      Two forms report to two analytics. On the first, A and C are tapped, on the second B. The \
      first analytics has counted \(keys[0]), the second \(keys[1]). Each form needs an observer \
      of its own, not one in a static.
      """)
  }

  @Test("the two modules do not know each other")
  func staysStrangers() throws {
    let modules = ["ClubAnalytics", "MemberLogin"]
    for module in modules {
      let strangers = Set(modules + ["Chapter2Exercises"]).subtracting([module])
      let imports = try couplings(in: sources(of: module), to: strangers)
      #expect(
        imports.isEmpty,
        """
        This test reads Sources/Chapter2-Protocols/\(module), and finds \(imports.quoted). \
        \(module) has to work without the other module and without this app. Take the import out \
        again; what connects the two belongs in your exercise's file.
        """)
    }
  }
}

@Suite("The check that strangers stay strangers")
struct CouplingTests {
  @Test("an import of the other module is found, however it is written")
  func findsImports() {
    let text = "import Foundation\n@testable import Oars\nimport struct Boats.Skiff // for Oars"
    #expect(couplings(in: [text], to: ["Boats"]) == ["import struct Boats.Skiff"])
    #expect(couplings(in: ["", text], to: ["Oars"]) == ["@testable import Oars"])
  }

  @Test("a mention that imports nothing is not one")
  func passesMentions() {
    let text = "// import Oars\nlet plan = \"import Oars\"\n#if canImport(Oars)\n#endif"
    #expect(couplings(in: [text], to: ["Oars"]).isEmpty)
  }
}

/// The imports in a module's files that name what the module should not know.
private func couplings(in sources: [String], to strangers: Set<String>) -> [String] {
  sources.flatMap { Imports(of: $0).declarations }
    .filter { strangers.contains($0.module) }.map(\.text)
}

private func sources(of module: String) throws -> [String] {
  let folder = workspaceRoot.appending(path: "Sources/Chapter2-Protocols/\(module)")
  let files = try FileManager.default.contentsOfDirectory(
    at: folder, includingPropertiesForKeys: nil)
  return try files.filter { $0.pathExtension == "swift" }
    .map { try String(contentsOf: $0, encoding: .utf8) }
}

/// What analytics has counted after the form was used.
private func lines(after use: (LoginForm) -> Void) -> [ReportLine] {
  let delivered = CallRecorder<ReportLine>()
  use(makeLoginForm(reportingTo: Analytics(deliver: delivered.record)))
  return delivered.calls
}

extension [[String: ReportValue]] {
  /// For a sentence: the dictionaries with their names in order.
  fileprivate var listed: String {
    let texts = map { $0.map { "\($0): \($1)" }.sorted().joined(separator: ", ") }
    return isEmpty ? "missing" : texts.map { "[\($0)]" }.joined(separator: " ")
  }
}
