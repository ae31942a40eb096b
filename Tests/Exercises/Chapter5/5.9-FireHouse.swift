@testable import Chapter5Exercises

/// A fire house, as its plans see it.
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
  typealias Script = [DrillStep<FireHouse, FireCall>]

  /// The plan of this house: an emergency starts the siren, and has two answers, of which the first has
  /// one of its own. `allClear` stops the siren.
  static func plan(_ house: inout FireHouse, _ call: FireCall) -> [DrillEffect<FireCall>] {
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

  /// A script that says all that this plan does.
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
    plan: DrillPlan<FireHouse, FireCall> = plan
  ) -> DrillReports {
    var texts: [String] = []
    drill(plan, from: house, script: script) { texts.append($0) }
    return DrillReports(texts: texts)
  }
}

/// What a drill has reported.
struct DrillReports: CustomStringConvertible {
  var texts: [String]

  /// Those of these words that no report mentions.
  func missing(_ words: [String]) -> [String] {
    words.filter { word in !texts.contains { $0.contains(word) } }
  }

  /// The reports as a part of a sentence, which has a full stop of its own.
  var description: String {
    let text = texts.isEmpty ? "nothing" : texts.joined(separator: " | ")
    return text.hasSuffix(".") ? String(text.dropLast()) : text
  }
}
