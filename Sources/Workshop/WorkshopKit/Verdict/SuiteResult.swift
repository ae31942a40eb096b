/// What the event stream says of one exercise's suite.
struct SuiteResult {
  let exercise: Exercise
  let events: EventStream
  /// The identifiers of its tests in the order of their file.
  let tests: [String]

  init(of exercise: Exercise, in events: EventStream) {
    self.exercise = exercise
    self.events = events
    let prefix = "Chapter\(exercise.id.chapter)Tests.\(exercise.id.suite)/"
    tests = events.tests.filter { $0.key.hasPrefix(prefix) }
      .sorted { ($0.value.sourceLocation?.line ?? 0) < ($1.value.sourceLocation?.line ?? 0) }
      .map(\.key)
  }

  /// Whether every test came to an end.
  var isThrough: Bool {
    !tests.isEmpty && tests.allSatisfy { events.ended.contains($0) || events.skipped.contains($0) }
  }

  /// The names of the tests that did not end, those first that had started.
  var unfinished: [String] {
    let open = tests.filter { !events.ended.contains($0) && !events.skipped.contains($0) }
    return (open.filter(events.started.contains) + open.filter { !events.started.contains($0) })
      .map(displayName)
  }

  /// Assumes that the suite is through.
  var verdict: Verdict {
    guard !tests.isEmpty else {
      return .notRun(
        "There is no suite \(exercise.id.suite) with tests in \(exercise.tests). "
          + "`git checkout -- \(exercise.tests)` brings it back.")
    }
    if let skipped = tests.first(where: { events.skipped.contains($0) }) {
      return .notRun("The test \"\(displayName(skipped))\" was skipped; all of them must run.")
    }
    if let missing = tests.first(where: { !events.ended.contains($0) }) {
      return .notRun(
        "The test \"\(displayName(missing))\" did not run to its end. Does something in the exercise end the program?"
      )
    }
    let failures = tests.flatMap(failures)
    let failed = tests.filter { events.issues[$0] != nil }
    return failures.isEmpty
      ? .solved(tests: tests.count) : .red(failures, passed: tests.count - failed.count)
  }

  /// The cases of one test run in any order; sorted, the same answer tells the same first.
  func failures(of test: String) -> [Failure] {
    (events.issues[test] ?? []).map { failure(of: test, $0) }.sorted { left, right in
      (left.line, left.text) < (right.line, right.text)
    }
  }

  func displayName(_ test: String) -> String {
    events.tests[test]?.displayName ?? events.tests[test]?.name ?? test
  }

  private func failure(of test: String, _ issue: EventStream.Record.Payload) -> Failure {
    let messages = issue.messages ?? []
    let details = messages.filter { $0.symbol == "details" }.map(\.text)
    let location = issue.issue?.sourceLocation
    return Failure(
      test: displayName(test),
      sentences: details.filter { !$0.hasPrefix("Read: ") },
      expectation: messages.first { $0.symbol != "details" && $0.text != "Issue recorded" }?.text
        ?? "",
      reading: details.first { $0.hasPrefix("Read: ") },
      file: String(location?.fileID.split(separator: "/").last ?? ""), line: location?.line ?? 0)
  }
}
