import Foundation
import Testing

/// Whether all the tests that were asked for are in other programs.
///
/// Swift Build makes a program for each test target, and `swift test` starts all of them with the
/// same arguments, one after another. Each ends with a line such as "0 tests in 0 suites passed".
/// After `--filter Chapter3` the last such line should be that of chapter 3.
///
/// - Parameters:
///   - module: the test target that asks, such as "Chapter5ExercisesTests".
///   - arguments: this program's arguments. If one program has all tests, none of them is the path
///     of the module's own program, and the result is false.
/// - Returns: true if every filter begins with the name of another chapter or of an exercise's
///   suite in it. Any other filter might match one of this program's tests.
package func isLeftToOtherPrograms(module: Substring, arguments: [String]) -> Bool {
  let isAlone = arguments.contains {
    $0.hasSuffix("/\(module)-test-runner") || $0.contains("/\(module).xctest")
  }
  let reports = ["--xunit-output", "--event-stream-output-path", "--list-tests"]
  let chapter = module.wholeMatch(of: /Chapter(\d+)ExercisesTests/)?.1
  let filters = filters(in: arguments)
  return isAlone && !filters.isEmpty && !arguments.contains { reports.contains($0) }
    && filters.allSatisfy { filter in
      let name = /(?:Chapter|Exercise)(\d+)(?:ExercisesTests|_\d+)?(?:[.\/][^|]*)?|(\d+)\.\d+/
      let named = filter.wholeMatch(of: name).flatMap { $0.1 ?? $0.2 }
      // "Chapter1" also matches chapter 15.
      return named.map { chapter?.hasPrefix($0) != true } ?? false
    }
}

/// What `--filter` asks for.
func filters(in arguments: [String]) -> [String] {
  arguments.indices.compactMap { index in
    if arguments[index].hasPrefix("--filter=") { return String(arguments[index].dropFirst(9)) }
    return index > 0 && arguments[index - 1] == "--filter" ? arguments[index] : nil
  }
}

/// Silently ends the program if it has no part in this run.
///
/// Traits are created while a program collects its tests, before it prints anything.
///
/// - Parameter fileID: a test file's ID, which begins with its module.
package func endIfLeftToOtherPrograms(fileID: String) {
  let module = fileID.prefix { $0 != "/" }
  if isLeftToOtherPrograms(module: module, arguments: CommandLine.arguments) { exit(0) }
}
