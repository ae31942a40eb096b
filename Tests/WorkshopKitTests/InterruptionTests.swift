import Foundation
import TestSupport
import Testing

@testable import WorkshopKit

@Suite("Work that is interrupted", .blocking)
struct InterruptionTests {
  @Test("its program is ended with the programs that this one has started")
  func ends() async throws {
    try await withTemporaryFolder { folder in
      let fifo = folder.appendingPathComponent("fifo").path
      try #require(mkfifo(fifo, 0o600) == 0)
      // The sleeper holds the pipe open, so its end is the pipe's.
      let work = Task {
        try await Interruption.ofTask {
          try Command("sh", ["-c", "(echo begun; sleep 1000) >fifo & wait"], in: folder).run()
        }
      }
      let pipe = try FileHandle(forReadingFrom: URL(fileURLWithPath: fifo))
      #expect(try pipe.read(upToCount: 6) == Data("begun\n".utf8))
      work.cancel()
      #expect(try pipe.readToEnd() ?? Data() == Data())
      await #expect(throws: CancellationError.self) { try await work.value }
    }
  }

  @Test("no program is started any more")
  func startsNone() async throws {
    try await withTemporaryFolder { folder in
      let reached = Gate()
      let work = Task {
        await reached.pass()
        return try await Interruption.ofTask {
          try Command("touch", ["trace"], in: folder).run()
        }
      }
      work.cancel()
      reached.open()
      await #expect(throws: CancellationError.self) { try await work.value }
      #expect(!FileManager.default.fileExists(atPath: folder.appendingPathComponent("trace").path))
    }
  }

  @Test("without a cancellation it returns what the work returns")
  func goesThrough() async throws {
    let outcome = try await Interruption.ofTask {
      try Command("echo", ["done"], in: FileManager.default.temporaryDirectory).run()
    }
    #expect(outcome.output == "done\n")
  }
}
