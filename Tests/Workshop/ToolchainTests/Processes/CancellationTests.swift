import Foundation
import TestSupport
import Testing
import WorkshopTestSupport
@testable import Toolchain

@Suite("Work that is ended", .blocking)
struct CancellationTests {
  private let runner = ProcessRunner(environment: ["PATH": "/usr/bin:/bin"])

  @Test("a cancelled task ends its program with the programs that this one has started")
  func cancelled() async throws {
    try await withTemporaryFolder { folder in
      let pipe = try HeldPipe(in: folder)
      let sleeper = "(echo begun; sleep 1000) >\(quoted(pipe.path)) & wait"
      let work = Task {
        try await runner.cancellable { try $0.run(Command("sh", ["-c", sleeper], in: folder)) }
      }
      #expect(pipe.says("begun\n"))
      work.cancel()
      #expect(pipe.isLeft())
      await #expect(throws: CancellationError.self) { try await work.value }
      // The runner itself goes on.
      let next = try runner.run(Command("true", in: folder))
      #expect(next.succeeded)
    }
  }

  @Test("no program is started any more")
  func startsNone() async throws {
    try await withTemporaryFolder { folder in
      let reached = Gate()
      let work = Task {
        await reached.pass()
        return try await runner.cancellable { try $0.run(Command("touch", ["trace"], in: folder)) }
      }
      work.cancel()
      reached.open()
      await #expect(throws: CancellationError.self) { try await work.value }
      #expect(!FileManager.default.fileExists(atPath: folder.appendingPathComponent("trace").path))
    }
  }
}
