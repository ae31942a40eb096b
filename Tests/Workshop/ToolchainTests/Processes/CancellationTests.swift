import Foundation
import TestSupport
import Testing
@testable import Toolchain

@Suite("Work that is ended", .blocking)
struct CancellationTests {
  private let runner = ProcessRunner(environment: ["PATH": "/usr/bin:/bin"])

  /// A script whose sleeper holds the pipe open, so that the pipe's end is the sleeper's.
  private let sleeper = ["-c", "(echo begun; sleep 1000) >fifo & wait"]

  private func makeFIFO(in folder: URL) throws -> URL {
    let fifo = folder.appendingPathComponent("fifo")
    try #require(mkfifo(fifo.path, 0o600) == 0)
    return fifo
  }

  @Test("a cancelled task ends its program with the programs that this one has started")
  func cancelled() async throws {
    try await withTemporaryFolder { folder in
      let fifo = try makeFIFO(in: folder)
      let work = Task {
        try await runner.cancellable { try $0.run(Command("sh", sleeper, in: folder)) }
      }
      let pipe = try FileHandle(forReadingFrom: fifo)
      #expect(try pipe.read(upToCount: 6) == Data("begun\n".utf8))
      work.cancel()
      #expect(try pipe.readToEnd() ?? Data() == Data())
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
