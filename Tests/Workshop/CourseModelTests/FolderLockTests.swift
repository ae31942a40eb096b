@testable import CourseModel
import Foundation
import TestSupport
import Testing
import WorkshopTestSupport

@Suite("The lock on a folder", .blocking)
struct FolderLockTests {
  @Test("a folder is free again when the thread that has it leaves it")
  func turns() throws {
    try withWorkspace(["x": ""]) { workspace in
      let order = CallRecorder<String>()
      let (waits, ended) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
      try withLock(on: workspace.root) {
        Thread.detachNewThread {
          try? withLock(on: workspace.root, whileWaiting: { _ in waits.signal() }) {
            order.record("the second enters")
          }
          ended.signal()
        }
        #expect(waits.wait(timeout: .now() + 20) == .success)
        order.record("the first leaves")
      }
      #expect(ended.wait(timeout: .now() + 20) == .success)
      #expect(order.calls == ["the first leaves", "the second enters"])
    }
  }
}
