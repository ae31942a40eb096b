/// An exercise, identified by its files' names.
package struct Exercise: Hashable, Sendable {
  /// Its number.
  package let id: ExerciseID
  /// Its name in the files' names, such as "OverrideOneEndpoint".
  package let name: String

  /// The file's name, which is the same in Exercises and Solutions.
  package var fileName: String { "\(id)-\(name).swift" }
  /// The folder's name in Exercises, Solutions and Tests/Exercises, such as "Chapter3".
  package var folder: String { "Chapter\(id.chapter)" }
  /// The file that the learner edits.
  package var task: String { "Exercises/\(folder)/\(fileName)" }
  /// The reference answer.
  package var solution: String { "Solutions/\(folder)/\(fileName)" }
  /// The file with its contract: the tests that a learner reads first.
  package var tests: String { "Tests/Exercises/\(folder)/\(id)-\(name)Tests.swift" }
  /// The file with what else a wrong answer trips over. There may be none.
  package var traps: String { "Tests/Exercises/\(folder)/\(id)-\(name)Traps.swift" }
  /// The chapter's hints.
  package var hints: String { "Exercises/\(folder)/Hints.md" }
  /// The page of wrong answers, and of the task's original.
  package var mistakes: String { "Tests/Exercises/\(folder)/\(id)-\(name)Mistakes.md" }
  /// The page of right answers in styles other than the reference answer's.
  package var others: String { "Tests/Exercises/\(folder)/\(id)-\(name)Others.md" }
}

/// A chapter, identified by its folders.
package struct Chapter: Hashable, Sendable {
  /// Its number, from 1.
  package let number: Int
  /// The name of its folder in Sources after the number, such as "StructWitnesses".
  package let name: String
  /// Its exercises, in order of their numbers.
  package let exercises: [Exercise]

  /// The folder of its example code.
  package var sources: String { "Sources/Chapter\(number)-\(name)" }
  /// The Book's page.
  package var page: String { "Book/\(number < 10 ? "0" : "")\(number)-\(name).md" }
  /// The name as separate words, such as "Struct Witnesses".
  package var title: String { words(name).joined(separator: " ") }
}

/// Splits a name in camel case: "StructWitnesses" gives "Struct" and "Witnesses".
package func words(_ name: String) -> [String] {
  name.matches(of: /\p{Lu}\P{Lu}*|\P{Lu}+/).map { String($0.output) }
}
