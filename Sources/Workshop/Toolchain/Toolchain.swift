import CourseModel
import Foundation

/// Everything that the workshop needs from a Swift toolchain, as a struct of closures like those in
/// chapter 3. The real closures are in `live`; tests use others.
///
/// This module is the only one that knows how to call the package manager and the compiler, where
/// their products are, and what their output looks like; only Judging reads their messages, too.
package struct Toolchain: Sendable {
  /// Returns the package's targets: all of them, or those of one chapter and the shared ones.
  package var describe: @Sendable (_ chapter: Int?) throws -> Manifest
  /// The ways to build and run the tests of exercises, the preferred one first.
  ///
  /// If one can't give a verdict, the next one is tried.
  package var ways: [TestWay]
  /// Builds the whole workspace with the exercises as they are, and returns the folder with its
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
  /// The name for maintainers: "direct" or "package".
  package let name: String
  /// Whether a build replaces the previous one, so that answers have to take turns.
  package var takesTurns = false
  /// Builds the tests of an exercise.
  package var build: @Sendable (TestBuild, @escaping BuildLog) throws -> TestBuild.Result
  /// Runs tests that `build` has built.
  package var run: @Sendable (TestBuild, TestRun.Options, @escaping BuildLog) throws -> TestRun
  /// Removes what belongs to this build alone.
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

/// What to build: an exercise's tests, with the answer from the staging folder.
package struct TestBuild: Hashable, Sendable {
  /// The folder of staged answers, relative to the workspace's root, with the layout of Exercises.
  package static let answers = ".build/workshop/answers"

  /// The exercise.
  package let exercise: Exercise
  /// The time limit for a compiler; nil for none.
  package var timeout: Duration?

  /// Memberwise: the implicit initializer is internal.
  package init(_ exercise: Exercise, timeout: Duration? = nil) {
    self.exercise = exercise
    self.timeout = timeout
  }

  /// The result of a build.
  package enum Result: Sendable {
    case built
    /// The compiler's errors, with paths relative to the root, and the whole output.
    case failed([Diagnostic], output: String)
    /// This way doesn't work here, so another one has to be tried.
    case unavailable
  }

  /// The value of the manifest's variable `CHAPTER`.
  var selection: String { "\(exercise.id)" }
  /// The chapter's number.
  package var chapter: Int { exercise.id.chapter }
  /// The folder of the staged answers, relative to the root.
  var answersFolder: String { "\(Self.answers)/Chapter\(chapter)" }
  /// The folder of the tests, relative to the root.
  var testsFolder: String { "Tests/Exercises/Chapter\(chapter)" }
}

/// A run of tests.
package struct TestRun: Sendable {
  /// How to run tests.
  package struct Options: Hashable, Sendable {
    /// A regular expression for the tests' identifiers.
    package var filter: String
    /// Whether tests run at the same time.
    package var isParallel = true
    /// How long the run may go on without an event from a test.
    package var timeout: Duration
    /// The maximum output in bytes.
    package var outputLimit: UInt64
    /// The maximum memory in bytes; nil for no limit.
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
    /// By itself; the library reports whether a test failed.
    case exited(failed: Bool)
    /// In the middle of a test or after the last one; with the signal, if that's known.
    case crashed(signal: Int32?)
    case timedOut
    case outputLimitExceeded
    case memoryLimitExceeded

    /// Whether the program has ended by itself.
    package var isExit: Bool {
      if case .exited = self { true } else { false }
    }

    /// Recognizes a crash by tests that have started but not finished, because `swift test` returns
    /// the same exit code if a test fails and if its test program dies.
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

    /// The signal that ended the test program, from the output of `swift test`.
    private static func signal(in output: String) -> Int32? {
      output.matches(of: /(?m)^error: .*unexpected signal code (\d+)/).last.flatMap {
        Int32($0.output.1)
      }
    }
  }

  /// The testing library's report.
  package let events: EventStream
  /// How it ended.
  package let end: End
  /// The library's log, and everything else on the standard error.
  package let output: String
  /// The standard output of the tests and the answer, up to `printLimit`.
  ///
  /// It's empty if `swift test` ran them, because that mixes it with its own output and the
  /// library's.
  package let printed: String
  /// The stamps of the answers that the tests were built with, by exercise number; nil if there's
  /// no real program, as in a test double.
  package let stamps: [String: String]?
  /// The tests' demonstration of the answer, up to `demonstrationLimit`; empty if there is none.
  package let demonstration: String

  /// The number of bytes of output that are kept.
  package static let printLimit = 1 << 20
  /// The number of bytes of a demonstration that are kept.
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
