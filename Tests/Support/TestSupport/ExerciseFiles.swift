import Foundation
import SwiftSource

/// An exercise's files, as its tests need them.
struct ExerciseFiles: Sendable {
  /// The number, such as "3.4".
  let number: String
  private let root: URL
  private let environment: [String: String]

  /// - Parameter root: the folder that contains Exercises and Solutions.
  init(
    _ number: String, below root: URL = workspaceRoot,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) {
    self.number = number
    self.root = root
    self.environment = environment
  }

  private var chapter: String { "Chapter\(number.prefix { $0 != "." })" }

  /// The folder that the answers were compiled from.
  private var answers: String {
    environment["ANSWERS"].flatMap { $0.isEmpty ? nil : $0 } ?? "Exercises"
  }

  /// The answer's path relative to the root, such as "Exercises/Chapter3/3.4-TryAgain.swift"; its
  /// number, if there is no such file.
  var path: String { path(in: answers) ?? number }

  private func path(in folder: String) -> String? {
    exerciseFile(number, in: root.appending(path: folder)).map { "\(folder)/\($0)" }
  }

  private func text(_ path: String) -> String? {
    try? String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  /// Where the Book teaches what it needs, such as `Book/03-StructWitnesses.md, "Clients from
  /// clients"`. The task's header says it or, if the learner's file no longer has one, the reference
  /// answer's; nil if neither does.
  var placeToRead: String? {
    ["Exercises", "Solutions"].lazy.compactMap { path(in: $0).flatMap(text) }.compactMap(place)
      .first
  }

  /// Reads the comment that begins with the exercise's title, as the runner does.
  private func place(in text: String) -> String? {
    let header = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .drop { !$0.hasPrefix("// \(number) · ") }
      .prefix { $0.hasPrefix("//") }
    return header.lazy.compactMap { $0.wholeMatch(of: /\/\/ Read:\s+([^,]+, ".+")\s*/) }.first
      .map { String($0.1) }
  }

  // MARK: - Whether it has been begun

  /// Whether the answer still has the part that the page of mistakes shows under "Not begun".
  var isUntouched: Bool {
    let page = names(in: "Tests/Exercises/\(chapter)").first {
      $0.hasPrefix("\(number)-") && $0.hasSuffix("Mistakes.md")
    }
    guard let page = page.flatMap({ text("Tests/Exercises/\(chapter)/\($0)") }),
      let heading = page.firstRange(of: "\n## Not begun\n"),
      let start = page[heading.upperBound...].firstRange(of: "\n```swift\n")?.upperBound,
      let end = page[start...].firstRange(of: "\n```")?.lowerBound,
      let answer = path(in: answers).flatMap(text)
    else { return false }
    return answer.hasSuffix("\n\n\(page[start...end])")
  }

  /// The chapter's first exercise that hasn't been begun.
  private var next: String? {
    names(in: "Tests/Exercises/\(chapter)")
      .compactMap { $0.wholeMatch(of: /(\d+\.\d+)-\w+Tests\.swift/).map { String($0.1) } }
      .sorted { $0.compare($1, options: .numeric) == .orderedAscending }
      .first { ExerciseFiles($0, below: root, environment: environment).isUntouched }
  }

  /// Whether `swift test` should only say that it hasn't been begun. The next one is run all the same,
  /// and so is one that is asked for by itself.
  ///
  /// - Parameter filters: what `--filter` asks for.
  func isLeftOut(filters: [String] = filters(in: CommandLine.arguments)) -> Bool {
    filters.allSatisfy { $0.wholeMatch(of: /Chapter\d+(?:ExercisesTests)?/) != nil }
      && environment["CHAPTER"] != number && isUntouched && next != number
  }

  /// Whether the filters ask for it. An exercise's number means that exercise, though as a pattern it
  /// also matches the lines of others.
  func isAskedFor(filters: [String] = filters(in: CommandLine.arguments)) -> Bool {
    let numbers = filters.filter { $0.wholeMatch(of: /\d+\.\d+/) != nil }
    return numbers.isEmpty || numbers.count < filters.count || numbers.contains(number)
  }

  // MARK: - Whether it is solved

  /// How many tests its suite has.
  var countOfTests: Int {
    names(in: "Tests/Exercises/\(chapter)")
      .filter { $0.wholeMatch(of: /([\d.]+)-\w+(?:Tests|Traps)\.swift/)?.1 == number[...] }
      .compactMap { text("Tests/Exercises/\(chapter)/\($0)") }
      .map { TestFunction.all(in: $0).count }.reduce(0, +)
  }

  /// Keeps a copy of an answer that has passed all its tests, so that the runner counts it as solved
  /// for as long as it stays the same. An answer from another folder than Exercises doesn't count,
  /// nor does one that has been saved since this program was built.
  ///
  /// - Parameter built: when this program was built.
  func notePassed(built: Date? = programFile.flatMap { modificationDate(of: URL(filePath: $0)) }) {
    guard answers == "Exercises", let path = path(in: answers), let answer = text(path),
      let built, let saved = modificationDate(of: root.appending(path: path)), saved < built
    else { return }
    let state = environment["WORKSHOP_STATE"].map { URL(filePath: $0) }
    let folder = (state ?? root.appending(path: ".workshop")).appending(path: "passed")
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try? Data(answer.utf8).write(to: folder.appending(path: "\(number).swift"), options: .atomic)
  }

  private func names(in folder: String) -> [String] {
    let path = root.appending(path: folder).path
    return ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
  }
}

private func modificationDate(of file: URL) -> Date? {
  (try? FileManager.default.attributesOfItem(atPath: file.path))?[.modificationDate] as? Date
}

/// The file with this code: a program or, on a Mac, a test bundle's.
private var programFile: String? {
  #if canImport(Darwin)
    Bundle(for: ExerciseReport.self).executablePath
  #else
    Bundle.main.executablePath
  #endif
}
