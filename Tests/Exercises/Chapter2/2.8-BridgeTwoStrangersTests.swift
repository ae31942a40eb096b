import ClubAnalytics
import MemberLogin
import TestSupport
import Testing

@testable import Chapter2Exercises

@Suite(.exercise("2.8"), .serialized)
struct Exercise2_8 {
  @Test("each notice is counted before `noticed(_:)` returns")
  func countsAtOnce() {
    let delivered = CallRecorder<ReportLine>()
    let form = makeLoginForm(reportingTo: Analytics(deliver: delivered.record))
    let counts = (1...200).map { number in
      form.tap("button \(number)")
      return delivered.count
    }
    let late = zip(counts, 1...).first { $0 < $1 }
    let isInTime = late == nil
    #expect(
      isInTime,
      """
      200 buttons are tapped, and each tap is a notice. After notice \(late?.1 ?? 0), analytics \
      had counted \(late?.0 ?? 0). A notice should be counted before noticed(_:) returns. An \
      observer that does nothing counts nothing; one that starts a task counts late, in another \
      order, or never.
      """)
  }

  @Test("its name is the key, letter for letter")
  func keepsNames() {
    let buttons = ["Help", "forgot PIN", "Ærø_5", " in "]
    let keys = lines { form in buttons.forEach(form.tap) }.map(\.key)
    let expected = buttons.map { "login.tap.\($0)" }
    let isRight = keys == expected
    #expect(
      isRight,
      """
      The notices \(expected) should be counted under just these keys, and are counted under \
      \(keys). Reports that go back years are sorted by key, and their readers know the names that \
      login uses. Nothing is added, tidied up or left out.
      """)
  }

  @Test("each notice is counted once, in order, and nothing else is")
  func countsOnce() {
    let counted = lines { form in
      form.open()
      form.tap("Help")
      form.logIn("Ada", pin: "12", staysLoggedIn: false)
      form.tap("Help")
      form.tap("Help")
      form.logIn("Ada", pin: "1234", staysLoggedIn: false)
      form.answerSurvey([:])
    }
    let keys = counted.map(\.key)
    let expected = [
      "login.opened", "login.tap.Help", "login.attempted", "login.refused", "login.tap.Help",
      "login.tap.Help", "login.attempted", "login.granted", "login.survey",
    ]
    let isRight = keys == expected
    #expect(
      isRight,
      """
      A member opens the form, taps Help, types a wrong PIN, taps Help twice, logs in, and sends \
      the survey without an answer. That makes nine notices: \(expected). Analytics has counted \
      \(keys).
      """)
    guard isRight else { return }
    let rows = counted.map { line in
      ([line.key] + line.parameters.map { "\($0): \($1.plain)" }.sorted()).joined(separator: "  ")
    }
    demonstrate(
      """
      A member opens the form, taps Help, types a wrong PIN, taps Help twice more,
      logs in, and sends the survey without an answer. What analytics has counted,
      with parameters:
      \(rows.joined(separator: "\n"))
      """)
  }

  @Test(
    "all its details are the parameters, each with its value and type",
    arguments: [("Ada", "1234", true), ("", "", false), (" 12 ", "007", true)])
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
    let isRight = parameters == expected
    let missing = Set(expected.flatMap(\.keys)).subtracting(parameters.flatMap(\.keys)).sorted()
    let advice =
      missing.isEmpty
      ? "Each keeps its value, even an empty text or a zero, and its type: a "
        + "number is not a text, nor a flag a number."
      : "Missing: \(missing.joined(separator: ", ")). "
        + (member.isEmpty ? "An empty text, a zero and a false are values, too." : "")
    #expect(
      isRight,
      """
      "\(member)" logs in with \(pin.count) digits, and then a button "\(pin)" is tapped. The \
      parameters of the three events should be \(expected.listed), and they are \
      \(parameters.listed). \(advice)
      """)
    let survey = lines { form in
      form.answerSurvey([
        "Favourite \(member)": .text(pin), "cups": .number(-pin.count), "0": .flag(!staysLoggedIn),
        "pin": .text("Ada's"), "password": .text("fern"), "most": .number(.max), "": .number(.min),
      ])
    }.map(\.parameters)
    let answers: [[String: ReportValue]] = [
      [
        "Favourite \(member)": .string(pin), "cups": .integer(-pin.count),
        "0": .boolean(!staysLoggedIn), "pin": .string("Ada's"), "password": .string("fern"),
        "most": .integer(.max), "": .integer(.min),
      ]
    ]
    let isComplete = !isRight || survey == answers
    #expect(
      isComplete,
      """
      A survey is answered; this test made its questions up, and one of them is an empty text. The \
      parameters should be \(answers.listed), and they are \(survey.listed). Translate all details \
      as they are, and don't list names: a name that is new next week must arrive as well.
      """)
  }

  @Test("two forms report to their two analytics")
  func keepsAppsApart() {
    let (north, south) = (CallRecorder<ReportLine>(), CallRecorder<ReportLine>())
    let northern = makeLoginForm(reportingTo: Analytics(deliver: north.record))
    let southern = makeLoginForm(reportingTo: Analytics(deliver: south.record))
    northern.tap("A")
    southern.tap("B")
    northern.tap("C")
    let keys = [north, south].map { $0.calls.map(\.key) }
    let isRight = keys == [["login.tap.A", "login.tap.C"], ["login.tap.B"]]
    #expect(
      isRight,
      """
      Two forms report to two analytics. Buttons A and C are tapped on the first form, and B on \
      the second. The first analytics has counted \(keys[0]), the second \(keys[1]). Each form \
      needs an observer of its own, not one in a static.
      """)
  }

  @Test("the two modules do not know each other")
  func staysStrangers() throws {
    let modules = ["ClubAnalytics", "MemberLogin"]
    for module in modules {
      let strangers = Set(modules + ["Chapter2Exercises"]).subtracting([module])
      let imports = try couplings(in: sources(of: module), to: strangers)
      let hasNone = imports.isEmpty
      #expect(
        hasNone,
        """
        This test reads Sources/Chapter2-Protocols/\(module), and finds \(imports.quoted). \
        \(module) has to work without the other module and without this app. Take the import out \
        again; what connects the two belongs in your exercise's file.
        """)
    }
  }
}

/// What analytics has counted after the form was used.
private func lines(after use: (LoginForm) -> Void) -> [ReportLine] {
  let delivered = CallRecorder<ReportLine>()
  use(makeLoginForm(reportingTo: Analytics(deliver: delivered.record)))
  return delivered.calls
}

extension ReportValue {
  /// The value without its case.
  fileprivate var plain: String {
    switch self {
    case .string(let text): "\"\(text)\""
    case .integer(let number): "\(number)"
    case .boolean(let flag): "\(flag)"
    }
  }
}

extension [[String: ReportValue]] {
  /// For a sentence: the dictionaries with their names in order.
  fileprivate var listed: String {
    let texts = map { $0.map { "\($0): \($1)" }.sorted().joined(separator: ", ") }
    return isEmpty ? "missing" : texts.map { "[\($0)]" }.joined(separator: " ")
  }
}
