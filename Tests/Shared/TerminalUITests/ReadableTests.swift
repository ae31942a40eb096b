import Foundation
import TestSupport
import Testing

@testable import TerminalUI

@Suite("Waiting for what can be read", .blocking)
struct ReadableTests {
  let one = Pipe()
  let other = Pipe()

  var descriptors: [Int32] {
    [one, other].map { $0.fileHandleForReading.fileDescriptor }
  }

  @Test("names the file with something to read, whichever call is asked")
  func data() throws {
    try other.fileHandleForWriting.write(contentsOf: Data("a".utf8))
    #expect(waitUntilReadable(descriptors) == [false, true])
    #expect(selectReadable(descriptors) == [false, true])
    try one.fileHandleForWriting.write(contentsOf: Data("b".utf8))
    #expect(waitUntilReadable(descriptors) == [true, true])
    #expect(selectReadable(descriptors) == [true, true])
  }

  @Test(
    "waits", arguments: [waitUntilReadable, selectReadable] as [@Sendable ([Int32]) -> [Bool]?])
  func waits(readable: @Sendable ([Int32]) -> [Bool]?) throws {
    let (begun, writeEnd) = (DispatchSemaphore(value: 0), one.fileHandleForWriting)
    Thread.detachNewThread {
      begun.wait()
      try? writeEnd.write(contentsOf: Data("a".utf8))
    }
    begun.signal()
    #expect(readable(descriptors) == [true, false])
  }

  @Test("a file at its end can be read")
  func end() throws {
    try one.fileHandleForWriting.close()
    #expect(waitUntilReadable(descriptors) == [true, false])
    #expect(selectReadable(descriptors) == [true, false])
  }

  @Test("each bit of a set is one descriptor's", arguments: [7, 8, 31, 32, 63, 64, 200])
  func bits(least: Int32) throws {
    let copy = fcntl(descriptors[0], F_DUPFD_CLOEXEC, least)
    defer { close(copy) }
    try #require(copy >= least)
    try one.fileHandleForWriting.write(contentsOf: Data("a".utf8))
    #expect(selectReadable([descriptors[1], copy]) == [false, true])
    #expect(selectReadable([copy, descriptors[1]]) == [true, false])
  }

  @Test("where a file is not open, poll says so, and select does not answer")
  func notOpen() throws {
    // Other tests open files meanwhile, and the system gives them the smallest number that is free.
    let closed = fcntl(descriptors[0], F_DUPFD_CLOEXEC, 900)
    try #require(closed >= 900)
    close(closed)
    #expect(selectReadable([closed, descriptors[1]]) == nil)
    #expect(waitUntilReadable([closed, descriptors[1]]) == [true, false])
  }

  @Test("a descriptor that fits into no set is not asked about", arguments: [-1, 1_024, .max])
  func tooHigh(descriptor: Int32) {
    #expect(selectReadable([descriptor]) == nil)
  }
}
