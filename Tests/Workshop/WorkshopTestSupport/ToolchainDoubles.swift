import Toolchain

/// A call that a test has not provided for.
package struct UnexpectedCall: Error {
  /// What was called.
  package let name: String

  /// - Parameter name: what was called.
  package init(name: String) {
    self.name = name
  }
}

extension Toolchain {
  /// A toolchain that refuses to do anything: for what must not ask one, and to start from.
  package static let unused = Toolchain(
    describe: { _ in throw UnexpectedCall(name: "describe") }, ways: [],
    buildPrograms: { throw UnexpectedCall(name: "buildPrograms") },
    typeCheck: { _, _ in throw UnexpectedCall(name: "typeCheck") })

  /// A toolchain that only builds and runs tests.
  ///
  /// - Parameter ways: how, the preferred way first.
  package static func testing(_ ways: TestWay...) -> Toolchain {
    var toolchain = Toolchain.unused
    toolchain.ways = ways
    return toolchain
  }
}

extension TestWay {
  /// A way that compiles nothing and starts nothing.
  ///
  /// - Parameters:
  ///   - name: what a maintainer calls it.
  ///   - build: what becomes of a build; it succeeds if this is left out.
  ///   - run: what becomes of a run.
  package static func double(
    _ name: String = "double",
    build: @escaping @Sendable (TestBuild) throws -> TestBuild.Result = { _ in .built },
    run: @escaping @Sendable (TestBuild, TestRun.Options) throws -> TestRun = { _, _ in
      throw UnexpectedCall(name: "run")
    }
  ) -> TestWay {
    TestWay(name: name, build: { request, _ in try build(request) }) { request, options, _ in
      try run(request, options)
    }
  }
}
