import CourseModel

/// The error when there's no suitable toolchain.
package enum ToolchainError: Error, Hashable, CustomStringConvertible {
  case missing(needed: String)
  case tooOld(needed: String, found: String)
  /// A Mac has only the Command Line Tools, with a compiler but without the testing library.
  case noTesting

  /// Recognizes the error in the output of a failed build; nil if it's another one.
  ///
  /// - Parameter outcome: the outcome of `swift build`.
  init?(_ outcome: Command.Outcome, needed: String) {
    // 127 is the exit code of env and shells for "no such program".
    if outcome.end == .exit(127) {
      self = .missing(needed: needed)
    } else if let match = outcome.output.firstMatch(
      of: /is using Swift tools version ([\d.]+) but the installed version is ([\d.]+)/)
    {
      self = .tooOld(needed: needed, found: String(match.2).withoutLastZero)
    } else if outcome.output.contains(
      /no such module 'Testing'|'TestingMacros\.\w+' could not be found/)
    {
      self = .noTesting
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
    case .noTesting:
      """
      This Swift has no testing library, so no exercise can be checked. On a Mac the Command Line \
      Tools aren't enough: install Xcode itself, and run
        sudo xcode-select -s /Applications/Xcode.app
      A toolchain from https://www.swift.org/install/ works, too.
      """
    }
  }
}

/// A build error outside the learner's files.
package enum BuildError: Error, Hashable, CustomStringConvertible {
  /// The workspace doesn't build; with the tools' output.
  case failed(String)
  case timedOut(after: Duration)
  /// The tests that ran weren't built with the answer that is being judged.
  case stale

  /// The first errors or, if the output has none, its end.
  package static func summary(of output: String) -> String {
    let errors = Diagnostic.errors(in: output).prefix(3)
    let crash = output.split(separator: "\n").first { $0.contains("Program crashed") }
    if errors.isEmpty, let crash { return "The build itself has crashed: \(crash)" }
    let linker = output.split(separator: "\n").filter {
      $0.contains(/multiple definition|duplicate symbol|undefined (reference|symbol)/)
    }
    if errors.isEmpty, !linker.isEmpty { return linker.prefix(3).joined(separator: "\n") }
    if errors.isEmpty {
      return output.split(separator: "\n").suffix(20).joined(separator: "\n")
    }
    return errors.flatMap { ["\($0)"] + $0.excerpt }.joined(separator: "\n")
  }

  /// A sentence that says what happened, and the tools' own messages.
  package var description: String {
    switch self {
    case .failed(let output) where output.contains("was compiled with module cache path"):
      """
      This folder was moved or renamed after it was built, so what was built no longer works. \
      Remove what was built, and try again: rm -rf .build
      """
    case .failed(let output) where output.contains("No space left on device"):
      """
      The disk is full, so nothing could be built. Make room, and try again. Your answers and your \
      progress are as they were.
      """
    case .failed(let output)
    where output.contains(/not a database|database disk image is malformed|disk I\/O error/):
      """
      The build's files in .build are damaged. Remove them, and try again: rm -rf .build/workshop
      """
    case .failed(let output):
      """
      The workspace does not build, and no exercise's file is the cause. `git status` shows what \
      differs from the original. The tools say:
      \(Self.summary(of: output))
      """
    case .stale:
      """
      The build said that it was done, but the tests that it made were not built from your file, so \
      there is no verdict. Is `swift` in PATH a script that loses the exit code? Have the tests been \
      edited (`git status` shows that)? If neither is the case, remove what was built, and try again: \
      rm -rf .build/workshop
      """
    case .timedOut(let limit):
      "Swift was still building after \(limit.inSeconds), and was stopped."
    }
  }
}

extension Workspace {
  /// The Swift version in the manifest's first line, such as "6.2".
  var neededSwift: String {
    (try? text("Package.swift"))?.firstMatch(of: /swift-tools-version:\s*([\d.]+)/)
      .map { String($0.1) } ?? "the one in Package.swift"
  }
}

extension String {
  /// A version such as "6.0.0" in its usual form, "6.0".
  fileprivate var withoutLastZero: String {
    split(separator: ".").count == 3 && hasSuffix(".0") ? String(dropLast(2)) : self
  }
}
