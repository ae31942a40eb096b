import FavoritesFeature
import Foundation
import TestSupport
import Testing

@testable import Chapter4Exercises

extension Exercise4_3 {
  @Test("afterwards the world is as it was before, even if the preview has changed it")
  func putsBackWhatThePreviewChanged() {
    inMock {
      withWorld({ $0.locale = Locale(identifier: "de_DE") }, preview: { german(&Current) })
      #expect(seen() == mock, "The preview has changed more. Put back the whole value.")
    }
  }

  @Test("what's put back is the endpoint, not its last answer: a clock that was running goes on")
  func putsBackTheClock() {
    inMock {
      let readings = CallRecorder<Void>()
      Current.now = {
        readings.record(())
        return Date(timeIntervalSince1970: Double(readings.count))
      }
      withWorld(german) {}
      let times = [seen()[2], seen()[2]]
      #expect(times == ["1 s", "2 s"], "This clock counts its readings, before and afterwards.")
    }
  }

  @Test("each call starts from the world that's there when it begins")
  func startsFromWhatIsThere() {
    inMock {
      Current.locale = Locale(identifier: "sv_SE")
      withWorld(german) {}
      #expect(seen() == ["sv_SE", "0 h", "50520 s", "mock"], "Remember it in each call.")
    }
  }
}
