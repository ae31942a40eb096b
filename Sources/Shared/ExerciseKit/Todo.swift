/// What an exercise throws where its answer is still missing.
///
/// A stub throws it instead of trapping: a trap would end the test process, and the
/// results of all the other exercises with it.
package struct Todo: Error, Equatable, CustomStringConvertible {
  /// The exercise's number, such as "1.2".
  package let exercise: String

  /// - Parameter exercise: the exercise's number, such as "1.2".
  package init(_ exercise: String) {
    self.exercise = exercise
  }

  /// A sentence to the learner.
  package var description: String {
    "Exercise \(exercise) has a TODO left. Replace the line that throws Todo(\"\(exercise)\")."
  }
}
