import Foundation

/// Finds an exercise's file by its number.
///
/// - Parameters:
///   - number: the exercise's number, such as "3.4".
///   - answers: a folder that contains a folder for each chapter, such as Exercises or Solutions.
/// - Returns: the path in that folder, such as "Chapter3/3.4-Slowed.swift"; nil if there is none.
func exerciseFile(_ number: String, in answers: URL) -> String? {
  let chapter = "Chapter\(number.prefix { $0 != "." })"
  let files = try? FileManager.default.contentsOfDirectory(
    at: answers.appending(path: chapter), includingPropertiesForKeys: nil)
  // Copies that a file browser makes, such as "3.4-Slowed copy.swift", have a space in their names.
  return (files ?? []).map(\.lastPathComponent).sorted()
    .first { $0.hasPrefix("\(number)-") && $0.wholeMatch(of: /[\d.]+-\w+\.swift/) != nil }
    .map { "\(chapter)/\($0)" }
}
