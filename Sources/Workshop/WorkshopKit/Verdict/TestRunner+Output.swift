/// What tests print.
extension TestRunner {
  /// Adds to each test what it writes to its standard output.
  ///
  /// Tests run at once, in one process, and nothing in its output says whose a line is. So where
  /// anything is printed at all, each test runs once more, alone. The library's own report goes to
  /// the standard error. On Apple platforms `swift test` writes into the output, too; there it is
  /// not collected.
  func withOutput(
    _ observations: [Exercise: [TestObservation]]
  ) throws -> [Exercise: [TestObservation]] {
    #if os(macOS)
      return observations
    #else
      let through = observations.filter { !$0.value.isEmpty }
      let ids = through.values.flatMap { $0.map(\.id) }
      guard !ids.isEmpty, try !printed(by: ids).isEmpty else { return observations }
      var observations = observations
      for (exercise, tests) in through where try !printed(by: tests.map(\.id)).isEmpty {
        observations[exercise] = try tests.map { test in
          var test = test
          let text = try printed(by: [test.id])
          test.output = text.isEmpty ? nil : text
          return test
        }
      }
      return observations
    #endif
  }

  private func printed(by tests: [String]) throws -> String {
    let patterns = tests.map { test in
      test.map { $0.isLetter || $0.isNumber || "_/".contains($0) ? "\($0)" : "\\\($0)" }.joined()
    }
    var command = try command([
      "--no-parallel", "--filter", "^(\(patterns.joined(separator: "|")))/",
    ])
    command.arguments =
      ["-c", "exec \"$0\" \"$@\" 2>/dev/null", command.program] + command.arguments
    command.program = "/bin/sh"
    command.outputLimit = UInt64(Self.megabytes) << 20
    return try command.run().output
  }
}
