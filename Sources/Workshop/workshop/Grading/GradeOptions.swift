/// The options of `grade`, besides the exercises.
struct GradeOptions: Sendable {
  /// A folder with one person's answers, or with a folder for each person of a class.
  var answers: String?
  /// The one person of the class to grade, by the name of their folder.
  var only: String?
  /// The file of results.json; for a class, a folder.
  var json: String?
  /// The file of the JUnit report; for a class, a folder.
  var junit: String?
  /// The file of the table of points.
  var csv: String?

  /// The files and folders of the reports.
  var reports: [String] { [json, junit, csv].compactMap(\.self) }
}
