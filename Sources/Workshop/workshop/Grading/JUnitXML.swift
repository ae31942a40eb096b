import CourseModel
import Foundation
import Toolchain

/// A report in the JUnit format, which CI systems read: one suite per exercise, one case per test.
struct JUnitXML {
  /// The person whose answers they are.
  let name: String
  /// The grades, in the order of the course.
  let grades: [Grade]
  /// What a person should look at; these become properties of the first suite.
  var warnings: [String] = []

  var text: String {
    let suites = grades.enumerated().flatMap { index, grade in
      ["  <testsuite\(counts(of: grade.tests, grade.title))>"] + (index == 0 ? properties : [])
        + grade.tests.flatMap { testCase($0, of: grade.exercise) } + ["  </testsuite>"]
    }
    let start = [
      #"<?xml version="1.0" encoding="UTF-8"?>"#,
      "<testsuites\(counts(of: grades.flatMap(\.tests), name))>",
    ]
    return (start + suites + ["</testsuites>"]).map { $0 + "\n" }.joined()
  }

  private var properties: [String] {
    if warnings.isEmpty { return [] }
    let own = warnings.map {
      "      <property\(attributes(["name": "warning", "value": $0]))/>"
    }
    return ["    <properties>"] + own + ["    </properties>"]
  }

  private func counts(of tests: [GradedTest], _ name: String) -> String {
    attributes([
      "name": name, "tests": "\(tests.count)",
      "failures": "\(tests.count { $0.status == .fail })",
      "errors": "\(tests.count { $0.status == .error })",
      "time": seconds(tests.reduce(0) { $0 + $1.seconds }),
    ])
  }

  private func testCase(_ test: GradedTest, of exercise: Exercise) -> [String] {
    let start = attributes([
      "name": test.name,
      "classname": "Chapter\(exercise.id.chapter)ExercisesTests.\(exercise.id.suite)",
      "file": exercise.tests, "time": seconds(test.seconds),
    ])
    var inner: [String] = []
    if test.status != .pass {
      let element = test.status == .fail ? "failure" : "error"
      let message = limited(test.message ?? "")
      let first = attributes(["message": String(message.prefix { !$0.isNewline })])
      inner.append("      <\(element)\(first)>\(escaped(message))</\(element)>")
    }
    if let output = test.output {
      inner.append("      <system-out>\(escaped(limitedOutput(output)))</system-out>")
    }
    return inner.isEmpty
      ? ["    <testcase\(start)/>"] : ["    <testcase\(start)>"] + inner + ["    </testcase>"]
  }

  /// A number of seconds with a point in every locale.
  private func seconds(_ time: Double) -> String {
    String(format: "%.3f", locale: Locale(identifier: "en_US_POSIX"), time)
  }

  private func attributes(_ values: KeyValuePairs<String, String>) -> String {
    values.map { name, value in
      // A parser would turn these characters into spaces.
      let text = escaped(value).replacing("\n", with: "&#10;").replacing("\t", with: "&#9;")
      return " \(name)=\"\(text)\""
    }.joined()
  }

  /// A text escaped for XML. Characters that XML 1.0 doesn't allow become U+FFFD.
  private func escaped(_ text: String) -> String {
    text.unicodeScalars.map { scalar in
      switch scalar.value {
      case 0x26: "&amp;"
      case 0x3C: "&lt;"
      case 0x3E: "&gt;"
      case 0x22: "&quot;"
      case 0x0D: "&#13;"
      case 0x09, 0x0A: String(scalar)
      case 0..<0x20, 0xFFFE, 0xFFFF: "\u{FFFD}"
      default: String(scalar)
      }
    }.joined()
  }
}
