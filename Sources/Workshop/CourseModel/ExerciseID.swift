/// An exercise's number, such as 3.2 for the second exercise of chapter 3.
package struct ExerciseID: Hashable, Comparable, Encodable, Sendable, LosslessStringConvertible {
  /// The chapter, from 1.
  package let chapter: Int
  /// The place in the chapter, from 1.
  package let number: Int

  /// The number in its usual form, such as "3.2".
  package var description: String { "\(chapter).\(number)" }

  /// The name of its test suite, such as "Exercise3_2".
  package var suite: String { "Exercise\(chapter)_\(number)" }

  /// Orders by chapter, then by place in the chapter.
  package static func < (left: Self, right: Self) -> Bool {
    (left.chapter, left.number) < (right.chapter, right.number)
  }
}

extension ExerciseID {
  /// - Parameter description: a text such as "3.2". The result is nil for anything else.
  package init?(_ description: String) {
    let parts = description.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 2, let chapter = Int(parts[0]), let number = Int(parts[1]),
      chapter > 0, number > 0
    else { return nil }
    self.init(chapter: chapter, number: number)
  }
}
