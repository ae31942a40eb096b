import Foundation
import Testing

extension Trait where Self == IssueHandlingTrait {
  /// Ends every failure of an exercise's suite with the place to read, taken from the header of the
  /// exercise's file when the failure happens.
  ///
  /// If the program was asked for another chapter's tests, this ends it. Otherwise it also tells
  /// the runner which answer the tests were built with.
  ///
  /// - Parameters:
  ///   - number: the exercise's number, such as "3.4".
  ///   - fileID: the ID of the suite's file.
  package static func exercise(_ number: String, fileID: String = #fileID) -> Self {
    endIfLeftToOtherPrograms(fileID: fileID)
    reportStamp(ofExercise: number)
    return .compactMapIssues { issue in
      // The trait handles an issue twice, once for the test and once for its suite.
      guard !issue.comments.contains(where: { $0.rawValue.hasPrefix("Read: ") }),
        let lesson = Lesson(ofExercise: number, below: workspaceRoot)
      else { return issue }
      var issue = issue
      issue.comments.append(Comment(rawValue: "Read: \(lesson.place)"))
      return issue
    }
  }
}

/// Where the Book teaches what an exercise needs.
struct Lesson {
  /// The page and the heading, such as `Book/03-StructWitnesses.md, "Clients from clients"`.
  let place: String

  /// Reads the task's header or, if the learner's file no longer has one, the reference answer's;
  /// nil if neither says where to read.
  ///
  /// - Parameters:
  ///   - number: the exercise's number, such as "3.4".
  ///   - root: the folder that contains Exercises and Solutions.
  init?(ofExercise number: String, below root: URL) {
    let lesson = ["Exercises", "Solutions"].lazy.compactMap { folder -> Lesson? in
      let answers = root.appending(path: folder)
      guard let file = exerciseFile(number, in: answers),
        let text = try? String(contentsOf: answers.appending(path: file), encoding: .utf8)
      else { return nil }
      return Lesson(ofExercise: number, in: text)
    }.first
    guard let lesson else { return nil }
    self = lesson
  }

  /// Reads the comment that begins with the exercise's title, as the runner does.
  private init?(ofExercise number: String, in text: String) {
    let header = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .drop { !$0.hasPrefix("// \(number) · ") }
      .prefix { $0.hasPrefix("//") }
    let places = header.lazy.compactMap { $0.wholeMatch(of: /\/\/ Read:\s+([^,]+, ".+")\s*/)?.1 }
    guard let place = places.first else { return nil }
    self.place = String(place)
  }
}
