import TestSupport
import Testing

@testable import Chapter4Exercises

@MainActor
@Suite(.exercise("4.5"), .serialized)
struct Exercise4_5 {
  @Test("a show has its own dome, and its answer comes back")
  func changesTheDome() {
    standingIn(.hypatia) {
      var shows = 0
      let answer = withDome {
        $0.year = { 1610 }
        $0.narrator = "Galileo"
      } show: {
        shows += 1
        return DomeGuide().welcome()
      }
      #expect(
        answer == "This is the sky of 1610, says Galileo." && shows == 1,
        """
        A show sets the year to 1610 and the narrator to Galileo. It should run once, and the guide \
        should say so. The show ran \(times(shows)), and the answer was: \(answer)
        """)
    }
  }

  @Test("after a show the dome is as it was before")
  func putsBack() {
    standingIn(.hypatia) {
      withDome {
        $0.year = { 1610 }
        $0.narrator = "Galileo"
      } show: {
      }
      let after = seen()
      #expect(
        after == "415 Hypatia",
        """
        Before the show the dome was 415 Hypatia. The show was about 1610 Galileo, and is over. The \
        dome is now \(after). Remember what stands there before you change it, and put that back: \
        neither what you have set, nor .live, which this test did not use.
        """)
    }
  }

  @Test("after a show that throws, too")
  func putsBackAfterAnError() {
    standingIn(.hypatia) {
      let error = #expect(throws: PowerCut.self, "The show throws, and withDome should pass it on.")
      {
        try withDome {
          $0.year = { 1610 }
          $0.narrator = "Galileo"
        } show: {
          throw PowerCut(row: 7)
        }
      }
      let after = seen()
      #expect(
        error?.row == 7 && after == "415 Hypatia",
        """
        Before the show the dome was 415 Hypatia. The show threw PowerCut(row: 7). What came out of \
        withDome is \(error.map { "\($0)" } ?? "no such error"), and the dome is now \(after). The \
        line that puts back must be reached on every way out.
        """)
    }
  }

  @Test("a change that throws half way leaves no trace")
  func putsBackAHalfChange() {
    standingIn(.hypatia) {
      var shows = 0
      #expect(throws: PowerCut.self, "The change throws, and withDome should pass it on.") {
        try withDome {
          $0.narrator = "Galileo"
          throw PowerCut(row: 1)
        } show: {
          shows += 1
        }
      }
      let after = seen()
      #expect(
        shows == 0 && after == "415 Hypatia",
        """
        The dome was 415 Hypatia. The change set the narrator, and threw before it came to the year. \
        The show should not begin, and ran \(times(shows)). The dome is now \(after). Arrange for \
        putting back before you change anything.
        """)
    }
  }

  @Test("a show within a show", arguments: [false, true])
  func nests(innerThrows: Bool) {
    standingIn(.hypatia) {
      var log: [String] = []
      withDome {
        $0.year = { 1610 }
      } show: {
        log.append(seen())
        try? withDome {
          $0.narrator = "Galileo"
        } show: {
          log.append(seen())
          withDome {
            $0.year = { 1990 }
          } show: {
            log.append(seen())
          }
          log.append(seen())
          if innerThrows { throw PowerCut(row: 2) }
        }
        log.append(seen())
      }
      log.append(seen())
      let wanted = [
        "1610 Hypatia", "1610 Galileo", "1990 Galileo", "1610 Galileo", "1610 Hypatia",
        "415 Hypatia",
      ]
      #expect(
        log == wanted,
        """
        Three shows, one within the other, set 1610, Galileo and 1990, starting from 415 Hypatia\
        \(innerThrows ? "; the middle one throws at its end" : ""). On the way in and out the dome \
        should be \(wanted). It was \(log). Each show changes what it finds, and puts back what it \
        has found.
        """)
    }
  }

  @Test("what the show itself changes is put back as well")
  func putsBackWhatTheShowChanges() {
    standingIn(.hypatia) {
      withDome {
        $0.year = { 1610 }
      } show: {
        dome.narrator = "Caroline"
        dome.year = { 1786 }
      }
      let after = seen()
      #expect(
        after == "415 Hypatia",
        """
        The dome was 415 Hypatia. The show is one that makes changes of its own, to 1786 Caroline. \
        Afterwards the dome is \(after). Put the whole value back, rather than what you remember to \
        have changed.
        """)
    }
  }

  @Test("what is put back is what stood there, and not what it said")
  func putsBackTheEndpoint() {
    let sky = CallRecorder<Int>()
    sky.record(1999)
    let turning = DomeEnvironment(year: { sky.calls.last ?? 0 }, narrator: "Vera")
    standingIn(turning) {
      withDome {
        $0.narrator = "Galileo"
      } show: {
        // It says what the dome says already, but will always say so.
        dome.year = { 1999 }
      }
      sky.record(2000)
      let after = seen()
      #expect(
        after == "2000 Vera",
        """
        The year of this dome is read from a clock, and was 1999 Vera. A show was about 1999 Galileo. \
        After the show the clock goes on to 2000. The dome is now \(after). `year` is a closure: put \
        it back as it was, whatever it answers now, instead of an answer that it once gave.
        """)
    }
  }

  @Test("one show after the other, each from the dome as it is then")
  func startsAfresh() {
    var log: [String] = []
    for before in [DomeEnvironment.hypatia, .tycho] {
      standingIn(before) {
        withDome {
          $0.narrator = "Galileo"
        } show: {
          log.append(seen())
        }
        log.append(seen())
      }
    }
    #expect(
      log == ["415 Galileo", "415 Hypatia", "1572 Galileo", "1572 Tycho"],
      """
      The same show is given twice: first the dome is 415 Hypatia, then 1572 Tycho. During and after \
      each, the dome was \(log). What was there before has to be looked up in each call.
      """)
  }
}

private struct PowerCut: Error {
  var row: Int
}

extension DomeEnvironment {
  fileprivate static let hypatia = DomeEnvironment(year: { 415 }, narrator: "Hypatia")
  fileprivate static let tycho = DomeEnvironment(year: { 1572 }, narrator: "Tycho")
}

/// The dome as everybody sees it now.
@MainActor private func seen() -> String {
  "\(dome.year()) \(dome.narrator)"
}

/// Lets this test begin with a dome of its own, and leaves none of it to the next one.
@MainActor private func standingIn(_ environment: DomeEnvironment, _ test: () -> Void) {
  dome = environment
  test()
  dome = .live
}

private func times(_ count: Int) -> String {
  count == 1 ? "once" : "\(count) times"
}
