import TestSupport
import Testing

@testable import Chapter5Exercises

/// A fire house, as its reducers see it.
struct FireHouse: Equatable {
  var alarms = 0
  var engines = 0
}

enum FireCall: Equatable {
  case emergency
  case doorsOpen
  case enginesOut(Int)
  case phone
  case allClear
}

extension FireHouse {
  typealias Script = [ScriptStep<FireHouse, FireCall>]

  /// The reducer of this house: an emergency starts the siren, and has two answers, of which the first
  /// has one of its own. `allClear` stops the siren.
  static func reducer(_ house: inout FireHouse, _ call: FireCall) -> [InstantEffect<FireCall>] {
    switch call {
    case .emergency:
      house.alarms += 1
      return [.start("siren"), .answer { .doorsOpen }, .answer { .enginesOut(2) }]
    case .doorsOpen:
      return [.answer { .phone }]
    case .enginesOut(let count):
      house.engines += count
      return []
    case .phone:
      return []
    case .allClear:
      house.engines = 0
      return [.stop("siren")]
    }
  }

  /// A script that says all that this reducer does.
  static var wholeScript: Script {
    [
      .send(.emergency) { $0.alarms += 1 },
      .receive(.doorsOpen),
      .receive(.enginesOut(2)) { $0.engines = 2 },
      .receive(.phone),
      .send(.phone),
      .send(.allClear) { $0.engines = 0 },
    ]
  }

  /// What is reported when a script is played.
  static func reports(
    from house: FireHouse = FireHouse(), script: Script,
    reducer: InstantReducer<FireHouse, FireCall> = reducer
  ) -> ScriptReports {
    var texts: [String] = []
    strictAssert(reducer, from: house, script: script) { texts.append($0) }
    return ScriptReports(texts: texts)
  }
}

/// What `strictAssert` has reported.
struct ScriptReports: CustomStringConvertible {
  var texts: [String]

  /// Those of these words that no report mentions.
  func missing(_ words: [String]) -> [String] {
    words.filter { word in !texts.contains { $0.contains(word) } }
  }

  /// The reports as lines that are not too long, four at most.
  var lines: String {
    var lines: [String] = []
    for text in texts {
      lines.append("-")
      for word in text.split(separator: " ") {
        if lines[lines.count - 1].count + word.count > 70 { lines.append(" ") }
        lines[lines.count - 1] += " \(word)"
      }
    }
    return lines.prefix(4).joined(separator: "\n")
  }

  /// The reports as a part of a sentence, which has a full stop of its own.
  var description: String {
    let text = texts.isEmpty ? "nothing" : texts.joined(separator: " | ")
    return text.hasSuffix(".") ? String(text.dropLast()) : text
  }
}

/// A value that doesn't tell what it is: what is in it can't be read, and what can be read doesn't count.
struct SealedLetter: Equatable, CustomStringConvertible {
  var text: Int
  var stamp: String?

  init(_ text: Int = 0, stamp: String? = nil) {
    (self.text, self.stamp) = (text, stamp)
  }

  static func == (first: SealedLetter, second: SealedLetter) -> Bool {
    first.text == second.text
  }

  var description: String { (stamp.map { "\($0) " } ?? "") + "a sealed letter" }

  /// What is reported when a script is played against a reducer that puts each letter into the state,
  /// and has an answer to those with the text 2.
  static func reports(
    script: [ScriptStep<SealedLetter, SealedLetter>], answer: SealedLetter? = nil
  ) -> [String] {
    var texts: [String] = []
    let reducer: InstantReducer<SealedLetter, SealedLetter> = { state, letter in
      state = answer != nil && letter.text != 2 ? SealedLetter(5) : letter
      guard let answer, letter.text == 2 else { return [] }
      return [.answer { answer }]
    }
    strictAssert(reducer, from: SealedLetter(), script: script) { texts.append($0) }
    return texts
  }
}

/// Plays a script that does not agree with the reducer.
func expectReport(
  of words: [String], from house: FireHouse = FireHouse(), script: FireHouse.Script,
  _ situation: String, reducer: InstantReducer<FireHouse, FireCall> = FireHouse.reducer,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let reported = FireHouse.reports(from: house, script: script, reducer: reducer)
  let missing = reported.missing(words)
  #expect(
    missing.isEmpty,
    """
    \(situation) That should be reported, with \(words.count == 1 ? "this word" : "these words"): \
    \(words.quoted). \
    \(reported.texts.isEmpty
      ? "Nothing was reported." : "This was reported: \(reported). It lacks \(missing.quoted).")
    """, sourceLocation: sourceLocation)
}
