import TestSupport
import Testing

/// Where a test fails and what it says.
struct Failure: Equatable, Sendable {
  /// The line, counted from the one that the test specifies.
  var line: Int
  var message: String
}

/// The failures that the body causes. They aren't failures of this test.
///
/// - Parameters:
///   - line: where to count lines from. By default, that's the line of this call.
///   - body: plays a script that fails.
@MainActor
func failures(
  from line: Int = #line, _ body: @MainActor () async -> Void
) async -> [Failure] {
  let seen = CallRecorder<Failure>()
  await withKnownIssue {
    await body()
  } matching: { issue in
    let place = (issue.sourceLocation?.line ?? 0) - line
    seen.record(Failure(line: place, message: issue.comments.map(\.rawValue).joined()))
    return true
  }
  return seen.calls
}
