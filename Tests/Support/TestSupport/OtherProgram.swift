import Foundation
import Testing

/// Whether the tests that a program is asked for are all in other programs.
///
/// Swift Build makes a program of each test target, and `swift test` starts all of them with the same
/// arguments, one after the other. Each one ends with a line such as "0 tests in 0 suites passed". After
/// `--filter Chapter3` the last of these lines should be that of chapter 3.
///
/// - Parameters:
///   - module: the test target that asks, such as "Chapter5ExercisesTests".
///   - arguments: the program's own arguments. Where one program has all tests, no argument is the
///     path of the module's, and the answer is no.
/// - Returns: true if every filter is the beginning of another chapter's name or of another exercise's
///   suite. Any other filter may match a test's name.
package func isLeftToOtherPrograms(module: Substring, arguments: [String]) -> Bool {
  let isAlone = arguments.contains {
    $0.hasSuffix("/\(module)-test-runner") || $0.contains("/\(module).xctest")
  }
  let reports = ["--xunit-output", "--event-stream-output-path", "--list-tests"]
  let chapter = module.wholeMatch(of: /Chapter(\d+)ExercisesTests/)?.1
  let filters = arguments.indices.compactMap { index -> Substring? in
    if arguments[index].hasPrefix("--filter=") { return arguments[index].dropFirst(9) }
    return index > 0 && arguments[index - 1] == "--filter" ? arguments[index][...] : nil
  }
  return isAlone && !filters.isEmpty && !arguments.contains { reports.contains($0) }
    && filters.allSatisfy { filter in
      let name = /(?:Chapter|Exercise)(\d+)(?:ExercisesTests|_\d+)?(?:[.\/][^|]*)?/
      let named = filter.wholeMatch(of: name)?.1
      // "Chapter1" also matches chapter 15.
      return named.map { chapter?.hasPrefix($0) != true } ?? false
    }
}

/// Ends the program without a word if it has no part in this run.
///
/// Traits are made when a program looks for its tests, before it says anything.
///
/// - Parameter fileID: that of a test's file, which begins with its module.
package func endIfLeftToOtherPrograms(fileID: String) {
  let module = fileID.prefix { $0 != "/" }
  if isLeftToOtherPrograms(module: module, arguments: CommandLine.arguments) { exit(0) }
}
