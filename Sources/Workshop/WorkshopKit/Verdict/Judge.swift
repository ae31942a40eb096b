import Foundation

/// Builds a sheet of answers, runs its tests, and gives each exercise its verdict.
package struct Judge: Sendable {
  private let workspace: Workspace
  private let chapter: Int?
  private let timeout: Duration
  private let report: @Sendable (ToolNews) -> Void
  /// How long to wait for another check in the same folder.
  var patience = BusyError.patience
  private let collectsOutput: Bool
  /// How long the compiler may take before it counts as endless; nil for as long as it likes.
  var buildTimeout: Duration?

  /// - Parameters:
  ///   - workspace: the workspace that holds the course.
  ///   - chapter: the chapter that is built, or nil for all of them.
  ///   - timeout: how long one run of the tests may take before it counts as endless.
  ///   - collectsOutput: whether to find out what each test prints, which takes more runs.
  ///   - report: is told what the tools say while they run.
  package init(
    _ workspace: Workspace, chapter: Int?, timeout: Duration = .seconds(10),
    collectsOutput: Bool = false, report: @escaping @Sendable (ToolNews) -> Void = { _ in }
  ) {
    self.workspace = workspace
    self.chapter = chapter
    self.timeout = timeout
    self.report = report
    self.collectsOutput = collectsOutput
  }

  /// Judges a sheet.
  ///
  /// A file that does not compile would spoil the verdicts of all the others, because
  /// they share a module. So the reference answer takes its place, and the build goes on
  /// for the others.
  ///
  /// - Parameters:
  ///   - sheet: the answers of every exercise of the chapters that are built.
  ///   - exercises: those whose tests are run; nil for all on the sheet.
  ///   - observe: is told what became of each exercise's tests, one by one.
  /// - Returns: a verdict for each of them.
  /// - Throws: `BuildError` when the workspace does not build for a reason that lies
  ///   outside the answers; `ToolchainError` when there is no toolchain, or one that is too old;
  ///   `BusyError` when another check does not leave the build folder.
  package func verdicts(
    on sheet: AnswerSheet, for exercises: [Exercise]? = nil,
    observe: (Exercise, [TestObservation]) -> Void = { _, _ in }
  ) throws -> [Exercise: Verdict] {
    try judged(on: sheet, for: exercises, observe: observe).mapValues(\.verdict)
  }

  /// A verdict, and the text that it is about.
  struct Judged {
    let verdict: Verdict
    /// The file as it was when it was judged; nil if it could not be read. An editor may have saved
    /// another one meanwhile.
    let text: String?
  }

  /// Judges a sheet as `verdicts` does, and keeps what was judged.
  func judged(
    on sheet: AnswerSheet, for exercises: [Exercise]? = nil,
    observe: (Exercise, [TestObservation]) -> Void = { _, _ in }
  ) throws -> [Exercise: Judged] {
    let folder = workspace.url(AnswerSheet.folder).deletingLastPathComponent()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    var isTold = false
    // All checks lay their sheets in the same folder.
    return try withLock(
      on: folder,
      whileWaiting: { waited in
        try Interruption.current?.check()
        if !isTold { report(BusyError.waiting(for: "Another check")) }
        isTold = true
        if waited > patience { throw BusyError(owner: "Another check", waited: waited) }
      },
      {
        let before = sheet.files.mapValues { try? workspace.text($0) }
        let verdicts = try verdictsAlone(on: sheet, for: exercises, observe: observe)
        return Dictionary(
          uniqueKeysWithValues: verdicts.map { exercise, verdict in
            // What was run lies there as the compiler saw it; for the others, something stands in.
            let laid = try? workspace.text(AnswerSheet.path(of: exercise))
            return (
              exercise,
              Judged(verdict: verdict, text: verdict.hasRun ? laid : before[exercise] ?? nil)
            )
          })
      })
  }

  private func verdictsAlone(
    on sheet: AnswerSheet, for exercises: [Exercise]?,
    observe: (Exercise, [TestObservation]) -> Void
  ) throws -> [Exercise: Verdict] {
    var sheet = sheet
    let asked = exercises ?? Array(sheet.files.keys)
    var verdicts = setAsideUnreadable(&sheet)
    // One exercise is built alone: compiling its neighbours' tests would take most of the time.
    let only = chapter != nil && exercises?.count == 1 ? exercises?.first?.id : nil
    var builder = Builder(
      workspace: workspace, chapter: chapter, exercise: only, report: report,
      timeout: buildTimeout, patience: patience)
    while true {
      try sheet.lay(in: workspace)
      let result: Builder.Result
      do {
        result = try builder.build()
      } catch let error as BuildError where asked.count == 1 && verdicts.isEmpty {
        // Nobody else's file is new, so it is this one's fault.
        return [asked[0]: .notRun("With this file: \(error)")]
      }
      guard case .failed(let errors, let output) = result else { break }
      let broken = culprits(of: errors, on: sheet).filter { verdicts[$0.key] == nil }
      // Without its neighbours its tests may miss what they share, and that is not the learner's
      // fault.
      let isLearners = broken.values.contains {
        if case .doesNotCompile = $0 { true } else { false }
      }
      if builder.exercise != nil, !isLearners {
        builder.exercise = nil
        continue
      }
      guard !broken.isEmpty else {
        // An answer that was set aside is broken still if there was nothing to replace it.
        let missing = verdicts.keys.filter { !workspace.fileExists($0.solution) }
        guard let first = missing.min(by: { $0.id < $1.id }) else {
          throw BuildError.failed(output)
        }
        return untested(verdicts, of: asked, because: first)
      }
      for (exercise, verdict) in broken {
        verdicts[exercise] = verdict
        sheet.files[exercise] = standIn(for: exercise)
      }
      // Nobody is left whose tests could run. But whether a file is to blame when its tests do not
      // find what they call, only the reference answer tells, which they must find it in.
      if asked.allSatisfy({ verdicts[$0]?.needsNoStandIn ?? false }) { break }
    }
    var runner = TestRunner(builder, timeout: timeout, collectsOutput: collectsOutput)
    runner.report = report
    let runnable = asked.filter { verdicts[$0] == nil }.sorted { $0.id < $1.id }
    if !runnable.isEmpty {
      verdicts.merge(try runner.verdicts(of: runnable, observe: observe)) { earlier, _ in earlier }
    }
    return verdicts.filter { asked.contains($0.key) }
  }

  /// What can be said where nothing can be built, since an answer is broken and has no stand-in.
  private func untested(
    _ verdicts: [Exercise: Verdict], of exercises: [Exercise], because broken: Exercise
  ) -> [Exercise: Verdict] {
    let reason = Verdict.notRun(
      """
      \(broken.id) does not compile, and \(broken.solution), which would stand in for it while the \
      others are tested, is missing. Mend \(broken.task) first.
      """)
    return Dictionary(uniqueKeysWithValues: exercises.map { ($0, verdicts[$0] ?? reason) })
  }

  private func setAsideUnreadable(_ sheet: inout AnswerSheet) -> [Exercise: Verdict] {
    var verdicts: [Exercise: Verdict] = [:]
    for (exercise, path) in sheet.files {
      do {
        _ = try workspace.text(path)
      } catch {
        verdicts[exercise] = .unreadable(error as? WorkspaceError ?? .missing(path))
        sheet.files[exercise] = standIn(for: exercise)
      }
    }
    return verdicts
  }

  /// The reference answer, so that the others' verdicts can be had.
  private func standIn(for exercise: Exercise) -> String {
    workspace.fileExists(exercise.solution) ? exercise.solution : exercise.task
  }

  /// The answers that the errors lie in. Errors in the tests count only when no answer
  /// has any, since the tests are compiled after the answers.
  private func culprits(
    of errors: [Diagnostic], on sheet: AnswerSheet
  ) -> [Exercise: Verdict] {
    var own: [Exercise: [Diagnostic]] = [:]
    var seams: [Exercise: [Diagnostic]] = [:]
    for (exercise, source) in sheet.files {
      let given = AnswerSheet.given(exercise, before: source, in: workspace)
      own[exercise] = errors.filter { $0.path == AnswerSheet.path(of: exercise) }.map { error in
        var error = error
        error.path = source
        error.line -= given.count(where: \.isNewline)
        return error
      }
      // Its tests may have a file of their own beside them, such as "3.6-HutMast.swift".
      let tests = "Tests/\(exercise.folder)Tests/\(exercise.id)-"
      seams[exercise] = errors.filter { $0.path.hasPrefix(tests) }
    }
    let broken = own.filter { !$0.value.isEmpty }.mapValues(Verdict.doesNotCompile)
    if !broken.isEmpty { return broken }
    return seams.filter { !$0.value.isEmpty }.mapValues(Verdict.seamGone)
  }
}

extension Verdict {
  /// Whether it stands whatever becomes of the build with the reference answer instead.
  fileprivate var needsNoStandIn: Bool {
    switch self {
    case .doesNotCompile, .unreadable: true
    case .solved, .red, .crashed, .endless, .seamGone, .notRun: false
    }
  }
}
