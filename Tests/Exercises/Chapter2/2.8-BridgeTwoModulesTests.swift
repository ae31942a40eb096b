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
      observer that does nothing counts nothing; one that starts a task, or hands the \
      notice to a queue, counts late, in a different order, or never.
      """)
  }

  @Test("the event's key is the notice's name, letter for letter")
  func keepsNames() {
    let buttons = ["Help", "forgot PIN", "Ærø_5", " in ", "no  thanks", ""]
    let keys = lines { form in buttons.forEach(form.tap) }.map(\.key)
    let expected = buttons.map { "login.tap.\($0)" }
    let isRight = keys == expected
    #expect(
      isRight,
      """
      The notices \(expected) should be counted under exactly these keys, but are counted under \
      \(keys). Reports that go back years are sorted by key, and their readers know the names that \
      login uses. Nothing should be added, tidied up or left out.
      """)
    guard isRight else { return }
    let long = String(repeating: "terms and conditions ", count: 20)
    let key = lines { form in form.tap(long) }.first?.key ?? ""
    let isWhole = key == "login.tap.\(long)"
    #expect(
      isWhole,
      """
      A notice has a name of \(long.count + 10) characters. It is counted under a key of \
      \(key.count): "\(key)" The key should be the whole name, however long it is.
      """)
  }

  @Test(
    "each notice is counted once, in order, even if two are equal; nothing else is counted")
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
    var missing = expected
    for key in keys { missing.firstIndex(of: key).map { _ = missing.remove(at: $0) } }
    let wrong = keys.indices.first { !expected.indices.contains($0) || keys[$0] != expected[$0] }
    let difference =
      if keys.count >= expected.count {
        """
        Number \((wrong ?? 0) + 1) is "\(wrong.map { keys[$0] } ?? "")"\
        \(expected.dropFirst(wrong ?? 0).first.map { " instead of \"\($0)\"" } ?? ", one too many").
        """
      } else if keys == expected.enumerated().filter({ $0.offset != 5 }).map(\.element) {
        """
        One of the two taps on Help in a row is missing. Two equal notices are two notices: count \
        each when it comes.
        """
      } else if missing.allSatisfy(keys.contains) {
        """
        A second "\(missing.first ?? "")" is missing. Two equal notices make two: count each \
        when it comes.
        """
      } else {
        "\"\(missing.first { !keys.contains($0) } ?? "")\" is missing."
      }
    #expect(
      isRight,
      """
      A member opens the form, taps Help, types a wrong PIN, taps Help twice, logs in, and sends \
      the survey without an answer. That makes nine notices, and analytics has counted \
      \(keys.count). \(difference)
      """)
    guard isRight, countsLater() else { return }
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

  /// Members use one form after another, and for a long time.
  private func countsLater() -> Bool {
    let keys = lines { form in
      for _ in 1...2 {
        form.open()
        form.logIn("Ada", pin: "12", staysLoggedIn: false)
        form.logIn("Ada", pin: "1234", staysLoggedIn: true)
        form.answerSurvey(["cups": .number(2)])
      }
    }.map(\.key)
    let visit = ["opened", "attempted", "refused", "attempted", "granted", "survey"]
    let expected = (visit + visit).map { "login.\($0)" }
    let wrong = expected.indices.first { keys.dropFirst($0).first != expected[$0] }
    let isRight = keys == expected
    #expect(
      isRight,
      """
      A form is opened, a member's PIN is refused and then accepted, and the survey is answered. \
      Then all of that happens once more. That makes twelve notices, and analytics has counted \
      \(keys.count). Number \((wrong ?? 12) + 1) should be \
      \(wrong.map { "\"\(expected[$0])\"" } ?? "missing"). What happens a second time is counted a \
      second time.
      """)
    guard isRight else { return false }
    let taps = 3_000
    let count = lines { form in
      for _ in 1...taps { form.tap("Help") }
    }.count
    let isForLong = count == taps
    #expect(
      isForLong,
      """
      Help was tapped \(taps) times, and analytics has counted \(count) notices. Each is counted, \
      however many came before.
      """)
    return isForLong
  }

  @Test(
    "the event's parameters are the notice's details, all of them, each with its value and type")
  func keepsDetails() {
    for (member, pin, staysLoggedIn) in [
      ("Ada", "1234", true), ("", "", false), (" 12 ", "007", true),
    ]
    where !keepsDetails(of: member, pin: pin, staysLoggedIn: staysLoggedIn) { return }
    let text = String(repeating: "More milk, please. ", count: 30)
    let details = Dictionary(
      uniqueKeysWithValues: (1...60).map { ("question \($0)", LoginDetail.text(text + "\($0)")) })
    let parameters = lines { form in form.answerSurvey(details) }.first?.parameters ?? [:]
    let isComplete = parameters.count == details.count
    #expect(
      isComplete,
      """
      A survey has \(details.count) answers, and the event that is counted has \(parameters.count) \
      parameters. It should have one for each detail, however many there are.
      """)
    let own = parameters["question 1"]
    let isWhole =
      parameters
      == details.mapValues { detail -> ReportValue in
        if case .text(let text) = detail { .string(text) } else { .string("") }
      }
    let length = own?.plain.count ?? 2
    #expect(
      !isComplete || isWhole,
      """
      A survey's answers are texts of more than \(text.count) characters. One of them has \
      \(length - 2) as a parameter. Each detail keeps its value, however long it is.
      """)
  }

  private func keepsDetails(of member: String, pin: String, staysLoggedIn: Bool) -> Bool {
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
    let wrong = expected.indices.first { parameters.dropFirst($0).first != expected[$0] } ?? 0
    #expect(
      isRight,
      """
      \(wrong < 2
        ? "\"\(member)\" logs in with \(pin.count) digits." : "A button \"\(pin)\" is tapped.") \
      \(parameters.count == expected.count
        ? parameters[wrong].difference(from: expected[wrong])
        : "After this and a tap, analytics has counted \(parameters.count) events instead of 3.")
      """)
    let survey = lines { form in
      form.answerSurvey([
        "Favourite \(member)": .text(pin), "cups": .number(-pin.count), "0": .flag(!staysLoggedIn),
        "pin": .text("Ada's"), "password": .text("fern"), "most": .number(.max), "": .number(.min),
      ])
    }.map(\.parameters)
    let answers: [String: ReportValue] = [
      "Favourite \(member)": .string(pin), "cups": .integer(-pin.count),
      "0": .boolean(!staysLoggedIn), "pin": .string("Ada's"), "password": .string("fern"),
      "most": .integer(.max), "": .integer(.min),
    ]
    let isComplete = !isRight || survey == [answers]
    let answered = survey.first ?? [:]
    let difference =
      answered.isEmpty
      ? "None of the seven details has arrived: \"cups\" should be \(-pin.count), for instance."
      : answered.difference(from: answers)
    #expect(
      isComplete,
      """
      A survey is answered; this test made its questions up, and one of them is an empty string. \
      \(difference) Translate all details as they are, and don't list names: a name that is new \
      next week must arrive as well.
      """)
    return isRight && isComplete
  }

  @Test("each of two forms reports to its own analytics")
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
      needs an observer of its own, which stores that form's analytics. Put neither the observer nor \
      the analytics in a static or a global.
      """)
  }

  @Test("the two modules don't know each other")
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

extension ReportValue {
  /// The value and its type, as a sentence shows them.
  fileprivate var described: String {
    switch self {
    case .string: "the string \(plain)"
    case .integer: "the integer \(plain)"
    case .boolean: "the boolean \(plain)"
    }
  }

  fileprivate var isString: Bool { if case .string = self { true } else { false } }
  fileprivate var isEmpty: Bool { [.string(""), .integer(0), .boolean(false)].contains(self) }

  fileprivate func hasType(of other: ReportValue) -> Bool {
    switch (self, other) {
    case (.string, .string), (.integer, .integer), (.boolean, .boolean): true
    default: false
    }
  }
}

extension [String: ReportValue] {
  /// The first difference, with what it usually means, in sentences.
  fileprivate func difference(from wanted: Self) -> String {
    for (name, value) in wanted.sorted(by: { $0.key < $1.key }) where self[name] == nil {
      let advice = value.isEmpty ? " An empty text, a zero and a false are values, too." : ""
      return "Its parameter \"\(name)\" is missing. It should be \(value.described).\(advice)"
    }
    for (name, value) in wanted.sorted(by: { $0.key < $1.key }) {
      guard let own = self[name], own != value else { continue }
      let advice =
        if own.hasType(of: value) {
          "Each detail keeps its value."
        } else if value.isString {
          "Each detail keeps its type: a text of digits is still a text."
        } else {
          "Each detail keeps its type: a number is not a text, nor a flag a number."
        }
      return """
        Its parameter "\(name)" should be \(value.described), but is \(own.described). \(advice)
        """
    }
    let added = keys.filter { wanted[$0] == nil }.sorted().first ?? ""
    return "It has a parameter \"\(added)\", which isn't one of the notice's details."
  }
}
