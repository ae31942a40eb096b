/// What became of one test, for whoever wants more than the suite's verdict.
package struct TestObservation: Hashable, Sendable {
  /// The identifier in the event stream, up to the function's parentheses; a filter for this
  /// test alone.
  let id: String
  /// The display name.
  package let name: String
  /// The line of its `@Test`, from 1.
  package let line: Int
  /// How long it took, in seconds.
  package let seconds: Double
  /// Whether it was skipped.
  let isSkipped: Bool
  /// What failed in it; empty if it passed.
  package let failures: [Failure]
  /// What it printed; nil if nothing, or if nobody wanted to know.
  package var output: String?
}

extension SuiteResult {
  /// The tests that came to their end or were skipped, in the order of their file.
  var observations: [TestObservation] {
    tests.filter { events.ended.contains($0) || events.skipped.contains($0) }.map { test in
      let payload = events.tests[test]
      return TestObservation(
        id: test.split(separator: "/").prefix(2).joined(separator: "/"), name: displayName(test),
        line: payload?.sourceLocation?.line ?? 0, seconds: events.durations[test] ?? 0,
        isSkipped: events.skipped.contains(test), failures: failures(of: test))
    }
  }
}
