/// An exercise, as its files' names tell it.
package struct Exercise: Hashable, Sendable {
  /// Its number.
  package let id: ExerciseID
  /// Its name as the files have it: "OverrideOneEndpoint".
  package let name: String

  /// The file's name, the same in Exercises and in Solutions.
  package var fileName: String { "\(id)-\(name).swift" }
  /// The folder's name in Exercises, Solutions and Tests/Exercises: "Chapter3".
  package var folder: String { "Chapter\(id.chapter)" }
  /// What the learner edits.
  package var task: String { "Exercises/\(folder)/\(fileName)" }
  /// The reference answer.
  package var solution: String { "Solutions/\(folder)/\(fileName)" }
  /// What decides.
  package var tests: String { "Tests/Exercises/\(folder)/\(id)-\(name)Tests.swift" }
  /// The chapter's hints.
  package var hints: String { "Exercises/\(folder)/Hints.md" }
  /// The folder of wrong answers.
  package var attempts: String { "Tests/Exercises/\(folder)/WrongAnswers/\(id)" }
  /// The folder of correct answers in another style than the reference answer's.
  package var alternatives: String { "Tests/Exercises/\(folder)/CorrectAnswers/\(id)" }

  /// The exercise under another number or name; nil keeps the one that it has.
  package func renamed(id: ExerciseID? = nil, name: String? = nil) -> Exercise {
    Exercise(id: id ?? self.id, name: name ?? self.name)
  }
}

/// A chapter, as the folders tell it.
package struct Chapter: Hashable, Sendable {
  /// From 1.
  package let number: Int
  /// The name of its folder in Sources after the number: "StructWitnesses".
  package let name: String
  /// In order of their numbers.
  package let exercises: [Exercise]

  /// The folder of its example code.
  package var sources: String { "Sources/Chapter\(number)-\(name)" }
  /// The Book's page.
  package var page: String { "Book/\(number < 10 ? "0" : "")\(number)-\(name).md" }
  /// The name as words: "Struct Witnesses".
  package var title: String { words(name).joined(separator: " ") }
}

/// Splits a name in camel case: "StructWitnesses" gives "Struct" and "Witnesses".
package func words(_ name: String) -> [String] {
  name.matches(of: /\p{Lu}\P{Lu}*|\P{Lu}+/).map { String($0.output) }
}
