import CourseModel
import Foundation
import Processes

/// Everything that the workshop asks of a Swift toolchain: a struct of closures, as chapter 3
/// teaches, with the real ones in `live` and others in tests.
///
/// This module is the only one that knows the package manager and the compiler: how they are called,
/// where their products are, and what their messages look like.
package struct Toolchain: Sendable {
  /// The package's targets; all of them, or those of one chapter and what the chapters share.
  package var describe: @Sendable (_ chapter: Int?) throws -> Manifest
  /// The ways to build and run the tests of exercises, the preferred one first.
  ///
  /// When one can't tell what becomes of an exercise, the next one is asked.
  package var ways: [TestWay]
  /// Builds the whole workspace with the exercises as they are, and returns the folder of its
  /// programs.
  package var buildPrograms: @Sendable () throws -> URL
  /// Type-checks a file of declarations that may import modules of the workspace, and returns the
  /// compiler's errors.
  package var typeCheck: @Sendable (_ code: String, _ imports: Set<String>) throws -> [Diagnostic]

  /// Memberwise: the implicit initializer is internal.
  package init(
    describe: @escaping @Sendable (Int?) throws -> Manifest, ways: [TestWay],
    buildPrograms: @escaping @Sendable () throws -> URL,
    typeCheck: @escaping @Sendable (String, Set<String>) throws -> [Diagnostic]
  ) {
    self.describe = describe
    self.ways = ways
    self.buildPrograms = buildPrograms
    self.typeCheck = typeCheck
  }
}

/// A way to build and run the tests of exercises.
package struct TestWay: Sendable {
  /// What a maintainer calls it: "direct" or "package".
  package let name: String
  /// Whether a build replaces what was built before, so that answers have to take turns.
  package var takesTurns = false
  /// Builds the tests of one exercise or of a chapter.
  package var build: @Sendable (TestBuild, @escaping BuildLog) throws -> TestBuild.Result
  /// Runs tests that `build` has built.
  package var run: @Sendable (TestBuild, TestRun.Options, @escaping BuildLog) throws -> TestRun
  /// Removes what a build has left, as far as it's this build's alone.
  package var clean: @Sendable (TestBuild) -> Void

  /// Memberwise: the implicit initializer is internal.
  package init(
    name: String, takesTurns: Bool = false,
    build: @escaping @Sendable (TestBuild, @escaping BuildLog) throws -> TestBuild.Result,
    run: @escaping @Sendable (TestBuild, TestRun.Options, @escaping BuildLog) throws -> TestRun,
    clean: @escaping @Sendable (TestBuild) -> Void = { _ in }
  ) {
    self.name = name
    self.takesTurns = takesTurns
    self.build = build
    self.run = run
    self.clean = clean
  }
}

/// What to build: the tests of a chapter's exercises, with answers from the staging folder.
package struct TestBuild: Hashable, Sendable {
  /// Where answers are staged, relative to the workspace's root: a folder of the same shape as
  /// Exercises.
  package static let answers = ".build/workshop/answers"

  /// The chapter.
  package let chapter: Int
  /// The only exercise to build; nil for all of the chapter that are staged.
  package let exercise: Exercise?
  /// How long a compiler may take; nil for no limit.
  package var timeout: Duration?

  /// Memberwise: the implicit initializer is internal.
  package init(chapter: Int, exercise: Exercise? = nil, timeout: Duration? = nil) {
    self.chapter = chapter
    self.exercise = exercise
    self.timeout = timeout
  }

  /// What became of a build.
  package enum Result: Sendable {
    case built
    /// The compiler's errors, with paths relative to the root, and all that was printed.
    case failed([Diagnostic], output: String)
    /// This way doesn't work here; another one has to be asked.
    case unavailable
  }

  /// The value of the manifest's variable `CHAPTER`.
  var selection: String { exercise.map(\.id.description) ?? String(chapter) }
  /// The folder of the staged answers, relative to the root.
  var answersFolder: String { "\(Self.answers)/Chapter\(chapter)" }
  /// The folder of the tests, relative to the root.
  var testsFolder: String { "Tests/Exercises/Chapter\(chapter)" }
}

/// A run of tests.
package struct TestRun: Sendable {
  /// How to run tests.
  package struct Options: Hashable, Sendable {
    /// A regular expression that the tests' identifiers match.
    package var filter: String
    /// Whether tests run at the same time.
    package var isParallel = true
    /// How long the run may go on without news of a test.
    package var timeout: Duration
    /// How much it may print, in bytes.
    package var outputLimit: UInt64
    /// How much memory it may use, in bytes; nil for as much as there is.
    package var memoryLimit: UInt64?

    /// Memberwise: the implicit initializer is internal.
    package init(
      filter: String, timeout: Duration, outputLimit: UInt64, memoryLimit: UInt64? = nil
    ) {
      self.filter = filter
      self.timeout = timeout
      self.outputLimit = outputLimit
      self.memoryLimit = memoryLimit
    }
  }

  /// How a run ended.
  package enum End: Hashable, Sendable {
    /// By itself; the library says whether a test failed.
    case exited(failed: Bool)
    /// In the middle of a test or after the last one, by a signal if that's known.
    case crashed(signal: Int32?)
    case timedOut
    case outputLimitExceeded
    case memoryLimitExceeded

    /// Whether the program has ended by itself.
    package var isExit: Bool {
      if case .exited = self { true } else { false }
    }

    /// Tells a crash by the tests that have started and not ended: the code of a failed test is also
    /// that of `swift test` when its test program dies.
    init(_ outcome: Command.Outcome, _ events: EventStream) {
      self =
        switch outcome.end {
        case .timedOut: .timedOut
        case .outputLimitExceeded: .outputLimitExceeded
        case .memoryLimitExceeded: .memoryLimitExceeded
        case .exit(0): .exited(failed: false)
        // Swift Testing's code for "no test found".
        case .exit(69): .exited(failed: false)
        case .exit where Self.signal(in: outcome.output) != nil:
          .crashed(signal: Self.signal(in: outcome.output))
        case .exit where events.isComplete: .exited(failed: true)
        case .exit: .crashed(signal: nil)
        case .signal(let number): .crashed(signal: number)
        }
    }

    /// The signal that has ended the test program, in the words of `swift test`.
    private static func signal(in output: String) -> Int32? {
      output.matches(of: /(?m)^error: .*unexpected signal code (\d+)/).last.flatMap {
        Int32($0.output.1)
      }
    }
  }

  /// What the testing library reported.
  package let events: EventStream
  /// How it ended.
  package let end: End
  /// The library's report, and what else came on the standard error.
  package let output: String
  /// What the tests and the answer printed on the standard output, up to `printLimit`.
  ///
  /// It is empty where `swift test` ran them: it mixes that with its own words and the library's.
  package let printed: String
  /// The stamps of the answers that the tests were built with, by the exercises' numbers; nil where
  /// there is no program that could tell, as in a test's double.
  package let stamps: [String: String]?
  /// What the tests show of the answer at work, up to `demonstrationLimit`; empty if they show nothing.
  package let demonstration: String

  /// How many bytes of what is printed are kept.
  package static let printLimit = 1 << 20
  /// How many bytes of a demonstration are kept.
  package static let demonstrationLimit = 1 << 16

  /// Memberwise: the implicit initializer is internal.
  package init(
    events: EventStream, end: End, output: String, printed: String = "",
    stamps: [String: String]? = nil, demonstration: String = ""
  ) {
    self.events = events
    self.end = end
    self.output = output
    self.printed = printed
    self.stamps = stamps
    self.demonstration = demonstration
  }
}
