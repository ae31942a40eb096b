import FavoritesFeature
import Foundation
import TestSupport
import Testing

@testable import Chapter4Exercises

@MainActor
@Suite(.exercise("4.3"), .serialized)
struct Exercise4_3 {
  @Test("the preview runs in the changed world, and its result is returned")
  func changesTheWorld() {
    inMock {
      var runs = 0
      let there = withWorld(german) {
        runs += 1
        return seen()
      }
      #expect(there == ["de_DE", "2 h", "60 s", "german"], "This is what the preview saw.")
      #expect(runs == 1, "The preview runs once.")
    }
  }

  @Test("afterwards the world is as it was before")
  func putsBack() {
    inMock {
      withWorld(german) {}
      #expect(seen() == mock, "Put back the whole value that was there: not yours, and not .live.")
    }
  }

  @Test("afterwards the world is as it was before, even if the preview throws")
  func putsBackAfterAnError() {
    inMock {
      #expect(throws: PowerCut.self, "The preview's error reaches the caller.") {
        try withWorld(german) { throw PowerCut() }
      }
      #expect(seen() == mock, "The preview has thrown. What puts back must be reached either way.")
    }
  }

  @Test("a change that throws halfway leaves no trace, and no preview begins")
  func leavesNoTrace() {
    inMock {
      var runs = 0
      #expect(throws: PowerCut.self, "The error of the change reaches the caller.") {
        try withWorld {
          german(&$0)
          throw PowerCut()
        } preview: {
          runs += 1
        }
      }
      #expect(seen() == mock, "The change has thrown. Remember the world before you change it.")
      #expect(runs == 0, "No preview begins in a world that is changed by half.")
    }
  }

  @Test("previews within previews start from the world around them")
  func nests() {
    inMock {
      var (inner, outer) = ([String](), [String]())
      withWorld(german) {
        inner = withWorld({ $0.now = { Date(timeIntervalSince1970: 120) } }, preview: seen)
        outer = seen()
      }
      #expect(inner == ["de_DE", "2 h", "120 s", "german"], "The inner preview changed the clock.")
      #expect(outer == ["de_DE", "2 h", "60 s", "german"], "The inner preview is over.")
      #expect(seen() == mock, "Each call remembers what it found.")
    }
  }
}
