import Foundation
import SwiftSource

/// Code that compiles and works on the machine that runs the tests, but not on another system that
/// the workshop supports. No compiler or test here would notice, so the rules search the source
/// text.
enum Portability: CaseIterable {
  case systemLibrary, systemImport, otherSystems, symbolicLinks, resource, locale, buildFolder
  case temporaryFolder, tooNew

  /// Exceptions to a rule, as beginnings of paths. Remove them when their files are fixed.
  static let notYet: [Portability: [String]] = [:]

  /// What is wrong, and what to write instead.
  var advice: String {
    switch self {
    case .systemLibrary:
      """
      The C library has two names. Give this #if a branch each for canImport(Glibc) and \
      canImport(Darwin).
      """
    case .systemImport:
      """
      The C library has another name on other systems. Import Foundation, which brings it along \
      everywhere.
      """
    case .otherSystems:
      """
      Linux gets nothing here. Write an #else, with a comment in it if there is nothing to do.
      """
    case .symbolicLinks:
      """
      On macOS resolvingSymlinksInPath takes "/private" away, and the result differs from the \
      paths that other programs print. Use realpath(3).
      """
    case .resource:
      """
      Not every builder puts resources there. Write Bundle.module.resource("name"), of \
      Basics.
      """
    case .locale:
      """
      This follows the region that a Mac is set to. Write .formatted(.number.locale(…)).
      """
    case .buildFolder:
      """
      Not every version of SwiftPM builds there. Ask swift build --show-bin-path.
      """
    case .temporaryFolder:
      """
      On macOS, Foundation does not ask this variable for the temporary folder. Use \
      FileManager.default.temporaryDirectory, or a variable of our own.
      """
    case .tooNew:
      """
      macOS 15 does not have this yet. Do it with what came before, as Package.swift promises.
      """
    }
  }

  /// A use of something that isn't portable.
  struct Finding: Equatable, CustomStringConvertible {
    /// What is wrong.
    let rule: Portability
    /// The file, relative to the package's folder.
    let path: String
    /// The line, from 1.
    let line: Int

    var description: String { "\(path):\(line): \(rule.advice)" }
  }

  /// Searches a Swift file.
  ///
  /// - Parameters:
  ///   - text: the whole file.
  ///   - path: the file, relative to the package's folder.
  static func findings(in text: String, path: String) -> [Finding] {
    // Most files contain none of these, so this check saves a lot of time.
    guard signs.contains(where: text.contains) else { return [] }
    let code = SwiftCode(text).lines
    let lines = zip(code, text.split(separator: "\n", omittingEmptySubsequences: false))
    let findsResources = text.contains("url(forResource")
    let words = zip(1..., lines).flatMap { number, line in
      rules(brokenBy: line.0, as: line.1).map { Finding(rule: $0, path: path, line: number) }
    }
    .filter { !($0.rule == .resource && findsResources) }
    let conditions = Conditions(code).findings.map { Finding(rule: $1, path: path, line: $0) }
    return (words + conditions).filter { finding in
      !notYet[finding.rule, default: []].contains(where: path.hasPrefix)
    }
    .sorted { $0.line < $1.line }
  }

  /// Only files that contain one of these are examined further.
  private static let signs =
    ["#if", "resolvingSymlinksInPath", "bundleURL", ".formatted(", "/debug", "TMPDIR"]
    + systemLibraries.map { "import \($0)" } + newNames

  /// The names of the C library.
  private static let systemLibraries = ["Glibc", "Darwin"]

  /// Names introduced after macOS 15.
  private static let newNames = [
    "Observations", "InlineArray", "Span", "RawSpan", "MutableSpan", "MutableRawSpan", "OutputSpan",
    "OutputRawSpan", "UTF8Span", "Attachment", "Task.immediate", "Test.cancel", "isolated deinit",
  ]

  /// - Parameters:
  ///   - code: a line without its comments and string literals.
  ///   - text: the whole line.
  private static func rules(brokenBy code: String, as text: Substring) -> [Portability] {
    guard signs.contains(where: text.contains) else { return [] }
    var rules: [Portability] = []
    if systemLibraries.contains(where: { isNamed("import \($0)", in: code) }) {
      rules.append(.systemImport)
    }
    if code.contains("resolvingSymlinksInPath") { rules.append(.symbolicLinks) }
    if code.contains("bundleURL.appending") { rules.append(.resource) }
    if code.contains(/\.formatted\(\s*\)/) { rules.append(.locale) }
    if newNames.contains(where: { isNamed($0, in: code) }) { rules.append(.tooNew) }
    // The code doesn't contain string literals, so these rules search the text.
    if !text.trimmingPrefix(while: \.isWhitespace).hasPrefix("//") {
      if text.contains(/"[^"]*\/debug(?![a-z])/) { rules.append(.buildFolder) }
      if text.contains(/"TMPDIR["=]/) { rules.append(.temporaryFolder) }
    }
    return rules
  }

  /// Whether a name occurs as a whole word.
  private static func isNamed(_ name: String, in code: String) -> Bool {
    func isPartOfName(_ character: Character?) -> Bool {
      character.map { $0.isLetter || $0.isNumber || $0 == "_" } ?? false
    }
    return code.ranges(of: name).contains { range in
      !isPartOfName(code[..<range.lowerBound].last)
        && !isPartOfName(code[range.upperBound...].first)
    }
  }
}

/// The `#if`s of a file.
private struct Conditions {
  private struct Chain {
    let line: Int
    var conditions: [Substring]
    var hasElse = false
  }

  private(set) var findings: [(line: Int, rule: Portability)] = []
  private var open: [Chain] = []

  init(_ code: [String]) {
    for (number, line) in zip(1..., code) {
      let line = line.drop(while: \.isWhitespace)
      if line.hasPrefix("#if ") {
        open.append(Chain(line: number, conditions: [line]))
      } else if line.hasPrefix("#elseif "), !open.isEmpty {
        open[open.count - 1].conditions.append(line)
      } else if line.hasPrefix("#else"), !open.isEmpty {
        open[open.count - 1].hasElse = true
      } else if line.hasPrefix("#endif"), let chain = open.popLast() {
        findings += Self.rules(brokenBy: chain).map { (chain.line, $0) }
      }
    }
  }

  /// Systems and modules that Linux doesn't have.
  private static let ofApple = [
    "macOS", "iOS", "tvOS", "watchOS", "visionOS", "Darwin", "Network", "AppKit", "Combine",
    "OSLog", "os",
  ]

  private static func rules(brokenBy chain: Chain) -> [Portability] {
    let conditions = chain.conditions.joined()
    if conditions.contains("canImport(Glibc)") {
      return conditions.contains("canImport(Darwin)") ? [] : [.systemLibrary]
    }
    let isOfApple = ofApple.contains { conditions.contains("(\($0))") }
    return isOfApple && !chain.hasElse && chain.conditions.count == 1 ? [.otherSystems] : []
  }
}
