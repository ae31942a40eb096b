import CourseModel
import Foundation

/// A report in the JUnit format, which CI systems read: a suite for each exercise, a case for each
/// test. Warnings are properties of the first suite.
struct JUnitXML {
  let sheet: GradeSheet

  var text: String {
    let suites = sheet.grades.enumerated().map { index, grade in
      suite(grade, warnings: index == 0 ? sheet.warnings : [])
    }
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
      + element("testsuites", ["name": sheet.name], lines(suites)) + "\n"
  }

  private func suite(_ grade: Grade, warnings: [String]) -> String {
    let properties = warnings.map { element("property", ["name": "warning", "value": $0]) }
    return element(
      "testsuite",
      [
        "name": grade.title, "tests": "\(grade.tests.count)",
        "failures": "\(grade.tests.count { $0.status == .fail })",
        "errors": "\(grade.tests.count { $0.status == .error })",
        "time": seconds(grade.tests.reduce(0) { $0 + $1.seconds }),
      ],
      lines(
        (warnings.isEmpty ? [] : [element("properties", [:], lines(properties))])
          + grade.tests.map { testCase($0, of: grade.exercise) }))
  }

  private func testCase(_ test: GradedTest, of exercise: Exercise) -> String {
    var parts: [String] = []
    if test.status != .pass, let message = test.message {
      parts.append(
        element(
          test.status == .fail ? "failure" : "error",
          ["message": String(message.prefix { !$0.isNewline })], escaped(message)))
    }
    if let output = test.output { parts.append(element("system-out", [:], escaped(output))) }
    return element(
      "testcase",
      [
        "name": test.name,
        "classname": "Chapter\(exercise.id.chapter)ExercisesTests.\(exercise.id.suite)",
        "file": exercise.tests, "time": seconds(test.seconds),
      ], lines(parts))
  }

  private func seconds(_ time: Double) -> String { String(format: "%.3f", time) }

  private func lines(_ parts: [String]) -> String {
    parts.isEmpty ? "" : "\n\(parts.joined(separator: "\n"))\n"
  }

  /// - Parameter content: what's inside, already escaped.
  private func element(
    _ name: String, _ attributes: KeyValuePairs<String, String>, _ content: String = ""
  ) -> String {
    let start = name + attributes.map { " \($0)=\"\(escaped($1))\"" }.joined()
    return "<\(start)>\(content)</\(name)>"
  }

  /// A text escaped for XML. Characters that XML 1.0 doesn't allow become U+FFFD.
  private func escaped(_ text: String) -> String {
    text.unicodeScalars.map { scalar in
      switch scalar {
      case "&": "&amp;"
      case "<": "&lt;"
      case ">": "&gt;"
      case "\"": "&quot;"
      case "\t", "\n", "\r": String(scalar)
      case "\0"..<" ", "\u{FFFE}", "\u{FFFF}": "\u{FFFD}"
      default: String(scalar)
      }
    }.joined()
  }
}
