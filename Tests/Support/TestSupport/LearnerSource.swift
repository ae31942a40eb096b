import Foundation
import SwiftSource

/// The file that a learner edits, as code that a test can search.
///
/// A test should read the source only if running it can't show the fault: for example, if a default
/// argument is never used, or a global happens to be set. The test's failure then says that it
/// reads the file. Comments, the text of string literals, white space and line breaks are ignored.
/// See `SwiftCode`.
package struct LearnerSource: Sendable {
  /// The file to open, such as "Exercises/Chapter1/1.6-NoHiddenDefaults.swift".
  package let path: String
  private let lines: [String]
  private let code: [SwiftCode.Token]

  /// Reads an exercise's file from the folder named by the environment variable `ANSWERS`, as the
  /// package manifest does. The folder is relative to the package, or absolute, and defaults to
  /// "Exercises".
  ///
  /// - Parameter number: the exercise's number, such as "1.6".
  /// - Throws: ``Unreadable`` if there is no such text file.
  package static func load(_ number: String) throws -> LearnerSource {
    let answers = ProcessInfo.processInfo.environment["ANSWERS"] ?? ""
    return try load(number, from: answers.isEmpty ? "Exercises" : answers)
  }

  /// Reads an exercise's file from the folder `answers`, which is relative to the package, or
  /// absolute.
  static func load(_ number: String, from answers: String) throws -> LearnerSource {
    let folder = URL(filePath: answers, relativeTo: workspaceRoot)
    guard let file = exerciseFile(number, in: folder) else {
      throw Unreadable(path: "\(answers)/Chapter\(number.prefix { $0 != "." })/\(number)-….swift")
    }
    guard let text = try? String(contentsOf: folder.appending(path: file), encoding: .utf8) else {
      throw Unreadable(path: "\(answers)/\(file)")
    }
    return LearnerSource(text, path: "\(answers)/\(file)")
  }

  /// - Parameters:
  ///   - text: the whole file.
  ///   - path: the file's name in failure messages.
  package init(_ text: String, path: String) {
    self.path = path
    lines = text.split(
      omittingEmptySubsequences: false, whereSeparator: { $0 == "\n" || $0 == "\r\n" }
    )
    .map { $0.trimmingCharacters(in: .whitespaces) }
    code = SwiftCode(text).tokens
  }

  private init(_ code: some Sequence<SwiftCode.Token>, of file: LearnerSource) {
    path = file.path
    lines = file.lines
    self.code = Array(code)
  }

  /// Whether these tokens occur one after another: `"= .live"`, or `"ShopDatabase("`.
  package func mentions(_ tokens: String) -> Bool {
    !positions(of: tokens).isEmpty
  }

  /// The lines in which these tokens begin, without indentation, for quoting in a failure.
  package func lines(mentioning tokens: String) -> [String] {
    let numbers = positions(of: tokens).map { code[$0].line }
    return Set(numbers).sorted().map { lines[$0] }
  }

  /// The code between a declaration's braces, or `nil` if there is no such declaration.
  ///
  /// - Parameter declaration: the tokens that the declaration begins with, such as `"func
  ///   makeMap"`. If there are several, the first is used.
  package func body(of declaration: String) -> LearnerSource? {
    extent(of: declaration).map { LearnerSource(code[$0.braces].dropFirst().dropLast(), of: self) }
  }

  /// The code between the braces of a struct, a class, an actor or an enum.
  package func type(_ name: String) -> LearnerSource? {
    ["struct", "class", "actor", "enum"].lazy.compactMap { body(of: "\($0) \(name)") }.first
  }

  /// The file without one declaration, or all of it if there is no such declaration.
  package func without(_ declaration: String) -> LearnerSource {
    guard let extent = extent(of: declaration) else { return self }
    let after = code[extent.braces.upperBound...]
    return LearnerSource(code[..<extent.start] + after, of: self)
  }

  private func positions(of text: String) -> [Int] {
    let wanted = SwiftCode(text).tokens.map(\.text)
    guard !wanted.isEmpty else { return [] }
    return code.indices.filter { code[$0...].prefix(wanted.count).map(\.text) == wanted }
  }

  /// Where a declaration starts, and the range of its braces.
  private func extent(of declaration: String) -> (start: Int, braces: Range<Int>)? {
    guard let start = positions(of: declaration).first else { return nil }
    return code.body(from: start).map { (start, $0) }
  }
}

extension [String] {
  /// Lines of a source file for a sentence: each once, in backquotes.
  package var quoted: String {
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }.map { "`\($0)`" }.joined(separator: ", ")
  }
}

extension LearnerSource {
  /// The error when the learner's file isn't where it belongs.
  package struct Unreadable: Error, CustomStringConvertible {
    /// The file that couldn't be read.
    package let path: String

    /// A sentence for the learner.
    package var description: String {
      """
      This test reads your file, and \(path) cannot be read. If you renamed or moved it, put it \
      back where it was.
      """
    }
  }
}
