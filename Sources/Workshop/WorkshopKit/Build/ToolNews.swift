/// What there is to tell while the tools run.
package enum ToolNews: Hashable, Sendable {
  /// A line that a tool has printed.
  case output(String)
  /// Somebody else uses the build folder, and we wait: a sentence.
  case waiting(String)
}

/// Two builds in one folder would disturb each other, so the second one waits, but not for ever.
package struct BusyError: Error, Hashable, CustomStringConvertible {
  /// How long to wait for somebody else's build.
  static let patience = Duration.seconds(120)

  /// Who has the folder: "Another check".
  let owner: String
  /// How long we have waited.
  let waited: Duration

  /// What to tell at the beginning.
  static func waiting(for owner: String) -> ToolNews {
    .waiting("\(owner) is running in this folder. Waiting for it to end; Ctrl-C gives up.")
  }

  /// A sentence that says what to do.
  package var description: String {
    "\(owner) has been running in this folder for \(Int(waited.seconds)) s, and nothing was "
      + "checked. End it, or try again when it has ended."
  }
}

/// The toolchain that the workshop needs is not there.
package enum ToolchainError: Error, Hashable, CustomStringConvertible {
  case missing(needed: String)
  case tooOld(needed: String, found: String)

  /// Reads it from the words of a build that failed.
  ///
  /// - Parameters:
  ///   - outcome: how `swift build` ended.
  ///   - needed: the version that the manifest asks for.
  init?(_ outcome: Command.Outcome, needed: String) {
    // The code with which env and shells say that there is no such program.
    if outcome.end == .exit(127) {
      self = .missing(needed: needed)
    } else if let match = outcome.output.firstMatch(
      of: /is using Swift tools version ([\d.]+) but the installed version is ([\d.]+)/)
    {
      self = .tooOld(needed: needed, found: String(match.2).withoutLastZero)
    } else {
      return nil
    }
  }

  /// A sentence that says what to do.
  package var description: String {
    switch self {
    case .missing(let needed):
      "There is no `swift` in PATH. The workshop needs Swift \(needed) or later; "
        + "https://www.swift.org/install/ has it."
    case .tooOld(let needed, let found):
      "The `swift` in PATH is Swift \(found). The workshop needs Swift \(needed) or later; "
        + "https://www.swift.org/install/ has it."
    }
  }
}

extension Workspace {
  /// The version of Swift that the manifest asks for in its first line, such as "6.2".
  var neededSwift: String {
    (try? text("Package.swift"))?.firstMatch(of: /swift-tools-version:\s*([\d.]+)/)
      .map { String($0.1) } ?? "6.2"
  }
}

extension String {
  /// "6.0.0" as people say it: "6.0".
  fileprivate var withoutLastZero: String {
    split(separator: ".").count == 3 && hasSuffix(".0") ? String(dropLast(2)) : self
  }
}
