import CourseModel
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
    describe: { _ in throw UnexpectedCall(name: "describe") },
    build: { _, _ in throw UnexpectedCall(name: "build") },
    buildPrograms: { throw UnexpectedCall(name: "buildPrograms") },
    typeCheck: { _, _ in throw UnexpectedCall(name: "typeCheck") })

  /// A toolchain that only builds tests, without compiling anything.
  ///
  /// - Parameter build: what becomes of a build.
  package static func building(
    _ build: @escaping @Sendable (Exercise) throws -> TestBuild
  ) -> Toolchain {
    var toolchain = Toolchain.unused
    toolchain.build = { exercise, _ in try build(exercise) }
    return toolchain
  }

  /// A toolchain whose builds succeed.
  ///
  /// - Parameter run: what becomes of each run of an exercise's tests.
  package static func running(
    _ run: @escaping @Sendable (Exercise) throws -> TestRun
  ) -> Toolchain {
    .building { exercise in .built { _, _ in try run(exercise) } }
  }
}
