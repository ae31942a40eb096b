import Testing

/// What a learner's test complains about, for exercises in which learners write the test.
///
/// The complaints aren't failures of the test that calls this.
///
/// - Parameters:
///   - test: the learner's test.
///   - subject: a version of the code under test, which may be right or wrong.
/// - Returns: the issues that the test records, in words; empty if it passes.
package func issues<Subject>(
  of test: (Subject) throws -> Void, about subject: Subject
) -> [String] {
  let issues = CallRecorder<String>()
  LearnersTest.$isRunning.withValue(true) {
    try? withKnownIssue(isIntermittent: true) {
      try test(subject)
    } matching: { issue in
      issues.record("\(issue)".replacing(/Issue recorded(?: \(error\))?: | \(error\)/, with: ""))
      return true
    }
  }
  return issues.calls
}

/// What a learner's asynchronous test complains about; otherwise the same.
package func issues<Subject>(
  of test: (Subject) async throws -> Void, about subject: Subject
) async -> [String] {
  let issues = CallRecorder<String>()
  await LearnersTest.$isRunning.withValue(true) {
    try? await withKnownIssue(isIntermittent: true) {
      try await test(subject)
    } matching: { issue in
      issues.record("\(issue)".replacing(/Issue recorded(?: \(error\))?: | \(error\)/, with: ""))
      return true
    }
  }
  return issues.calls
}

/// Tells an exercise's suite that an issue is a learner's test's own, and nothing to report.
enum LearnersTest {
  @TaskLocal static var isRunning = false
}
