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
    startingFrom(.night) {
      var (changes, runs) = (0, 0)
      let hours = CallRecorder<Double>()
      let answer = withWorld {
        changes += 1
        $0.locale = Locale(identifier: "de_DE")
        $0.now = { time(hours.calls.last ?? 12) }
      } preview: {
        runs += 1
        let before = seen()
        hours.record(13)
        return "\(before), and later \(seen())"
      }
      let isOnce = runs == 1 && changes == 1
      #expect(
        isOnce,
        """
        The preview should run once; it ran \(times(runs)). The change should be made once; it was \
        made \(times(changes)).
        """)
      let isSeen = answer == "12:00 de_DE, and later 13:00 de_DE"
      #expect(
        isSeen || !isOnce,
        """
        A preview changes the locale to de_DE, and the clock to one that shows 12:00 and then 13:00. \
        It should see 12:00 de_DE, and later 13:00 de_DE. It saw \(answer).
        """)
      let zone = withWorld {
        $0.timeZone = TimeZone(secondsFromGMT: 7_200) ?? .gmt
        $0.fileClient.path = { "/previews/\($0)" }
      } preview: {
        seenElsewhere()
      }
      let isWhole = zone == "7200 s from GMT, /previews/primes"
      #expect(
        isWhole,
        """
        A preview changes the time zone and the folder of the files. It should see \
        7200 s from GMT, /previews/primes, but saw \(zone). Change the whole world, not just some \
        properties.
        """)
    }
  }

  @Test("afterwards the world is as it was before")
  func putsBack() {
    startingFrom(.night) {
      var picture = ["The favourites' world:", "  before   \(seen())"]
      withWorld {
        $0.locale = Locale(identifier: "de_DE")
        $0.now = { time(12) }
      } preview: {
        picture.append("  preview  \(seen())")
      }
      let after = seen()
      let isRight = after == "23:00 en_GB"
      #expect(
        isRight,
        """
        The world was 23:00 en_GB. A preview showed 12:00 de_DE, and is over. The world is now \
        \(after). It should be what was there when this call began: neither what you have set, \
        nor .live, which this test didn't use.
        """)
      let elsewhere = seenElsewhere()
      withWorld {
        $0.timeZone = TimeZone(secondsFromGMT: 7_200) ?? .gmt
        $0.fileClient.path = { "/previews/\($0)" }
      } preview: {
      }
      let isWhole = seenElsewhere() == elsewhere
      #expect(
        isWhole || !isRight,
        """
        A preview changed the time zone and the folder of the files, and is over. Before it they \
        were "\(elsewhere)", and now they are "\(seenElsewhere())". Put the whole value back, not some of its \
        properties.
        """)
      demonstrate((picture + ["  after    \(after)"]).joined(separator: "\n"))
    }
  }

  @Test("afterwards the world is as it was before, even if the preview throws")
  func putsBackAfterAnError() {
    startingFrom(.night) {
      var (runs, thrown) = (0, nil as (any Error)?)
      do {
        try withWorld {
          $0.locale = Locale(identifier: "de_DE")
        } preview: {
          runs += 1
          throw PowerCut(floor: 7)
        }
      } catch {
        thrown = error
      }
      let after = seen()
      let isRight = runs == 1 && (thrown as? PowerCut)?.floor == 7 && after == "23:00 en_GB"
      #expect(
        isRight,
        """
        The world was 23:00 en_GB. A preview in de_DE throws PowerCut(floor: 7). It should run \
        once; it ran \(times(runs)). withWorld threw \(thrown.map { "\($0)" } ?? "nothing"). \
        The world is now \(after). The line that puts it back must be reached on every way out.
        """)
    }
  }

  @Test("a change that throws halfway leaves no trace, and no preview begins")
  func putsBackAHalfChange() {
    startingFrom(.night) {
      var (runs, changes, thrown) = (0, 0, nil as (any Error)?)
      do {
        try withWorld {
          changes += 1
          $0.locale = Locale(identifier: "de_DE")
          throw PowerCut(floor: 1)
        } preview: {
          runs += 1
        }
      } catch {
        thrown = error
      }
      let after = seen()
      let isPutBack = after == "23:00 en_GB"
      let isRight = (thrown as? PowerCut)?.floor == 1 && runs == 0 && isPutBack
      let advice =
        isPutBack
        ? "Pass on the error of the change, and end there."
        : "Whatever puts it back, such as a `defer`, must be written above the line that changes "
          + "anything."
      #expect(
        isRight,
        """
        The world was 23:00 en_GB. A change set the locale to de_DE, and threw PowerCut(floor: 1) \
        before it came to the time. withWorld threw \(thrown.map { "\($0)" } ?? "nothing"). \
        \(runs == 0 ? "" : "The preview shouldn't begin, but it ran. ")\
        The world is now \(after). \(advice)
        """)
      let isOnce = changes == 1
      #expect(
        isOnce || !isRight,
        """
        A change threw PowerCut(floor: 1). It was called \(times(changes)), but a change is called \
        once, even if it throws. Whether to try again is for the caller to decide.
        """)
    }
  }

  @Test("previews within previews start from the world around them", arguments: [false, true])
  func nests(innerThrows: Bool) {
    startingFrom(.night) {
      var log: [String] = []
      withWorld {
        $0.now = { time(12) }
      } preview: {
        log.append(seen())
        try? withWorld {
          $0.locale = Locale(identifier: "de_DE")
        } preview: {
          log.append(seen())
          withWorld {
            $0.now = { time(6) }
          } preview: {
            log.append(seen())
          }
          log.append(seen())
          if innerThrows { throw PowerCut(floor: 2) }
        }
        log.append(seen())
      }
      log.append(seen())
      let wanted = [
        "12:00 en_GB", "12:00 de_DE", "06:00 de_DE", "12:00 de_DE", "12:00 en_GB", "23:00 en_GB",
      ]
      let isRight = log == wanted
      let moments = [
        "In the first one", "In the second one", "In the third one", "After the third one",
        "After the second one", "After the first one",
      ]
      let difference = wanted.indices.first { !log.indices.contains($0) || log[$0] != wanted[$0] }
        .map { index in
          let was = log.indices.contains(index) ? "was \"\(log[index])\"" : "wasn't read"
          return "\(moments[index]) the world should be \"\(wanted[index])\", but \(was)."
        }
      #expect(
        isRight,
        """
        Three previews, one within the other, set 12:00, de_DE and 06:00, starting from 23:00 en_GB\
        \(innerThrows ? "; the middle one throws at its end" : ""). \
        \(difference ?? "") Each preview changes the world that it finds, and puts that one back.
        """)
      guard isRight, !innerThrows else { return }
      let within = withWorld {
        $0.now = { time(12) }
      } preview: {
        try? withWorld {
          $0.locale = Locale(identifier: "de_DE")
          throw PowerCut(floor: 2)
        } preview: {
        }
        return seen()
      }
      let isOuter = within == "12:00 en_GB"
      #expect(
        isOuter,
        """
        In a preview at 12:00 en_GB, the change of an inner preview set the locale to de_DE and threw. \
        After that the outer preview should still see 12:00 en_GB, but sees \(within). Put back the \
        world that was there when the call began, on every way out.
        """)
    }
  }

  @Test("what the preview itself changes is put back as well")
  func putsBackWhatThePreviewChanges() {
    startingFrom(.night) {
      withWorld {
        $0.now = { time(12) }
      } preview: {
        FavoritesFeature.Current.locale = Locale(identifier: "sv_SE")
        FavoritesFeature.Current.now = { time(5) }
      }
      let after = seen()
      let isRight = after == "23:00 en_GB"
      #expect(
        isRight,
        """
        The world was 23:00 en_GB. A preview at 12:00 makes changes of its own, to 05:00 sv_SE. \
        Afterwards the world is \(after). Put back the whole value that was there before, whatever \
        the preview has done to it.
        """)
      try? withWorld {
        $0.now = { time(12) }
      } preview: {
        FavoritesFeature.Current.locale = Locale(identifier: "sv_SE")
        throw PowerCut(floor: 3)
      }
      let afterAnError = seen()
      let isPutBack = afterAnError == "23:00 en_GB"
      #expect(
        isPutBack || !isRight,
        """
        The world was 23:00 en_GB. A preview at 12:00 sets the locale to sv_SE, and throws. Afterwards \
        the world is \(afterAnError). Put back the whole value on every way out.
        """)
    }
  }

  @Test("each call starts from the world that is there when it begins")
  func startsAfresh() {
    var log: [String] = []
    for before in [FavoritePrimesEnvironment.night, .morning] {
      startingFrom(before) {
        withWorld {
          $0.locale = Locale(identifier: "de_DE")
        } preview: {
          log.append(seen())
        }
        log.append(seen())
      }
    }
    let wanted = ["23:00 de_DE", "23:00 en_GB", "07:00 de_DE", "07:00 fr_FR"]
    let isRight = log == wanted
    #expect(
      isRight,
      """
      A preview in de_DE is shown twice: first the world is 23:00 en_GB, then 07:00 fr_FR. During \
      and after each the world should be \(listed(wanted)), but was \(listed(log)). What was there \
      before has to be looked up in each call.
      """)
    guard isRight else { return }
    startingFrom(.night) {
      var inside: [String] = []
      withWorld {
        $0.now = { time(12) }
      } preview: {
        FavoritesFeature.Current.locale = Locale(identifier: "sv_SE")
        withWorld {
          $0.now = { time(6) }
        } preview: {
          inside.append(seen())
        }
        inside.append(seen())
      }
      let isFound = inside == ["06:00 sv_SE", "12:00 sv_SE"]
      #expect(
        isFound,
        """
        A preview at 12:00 en_GB sets the locale to sv_SE itself, and then shows an inner preview at \
        06:00. In the inner one and after it, the world should be 06:00 sv_SE, 12:00 sv_SE, but was \
        \(listed(inside)). Start from `Current` as it is when the call begins, and put that back. What \
        the outer call has noted may be out of date.
        """)
    }
  }

  @Test(
    "what's put back is the endpoint, not its last answer: a clock that was running keeps running"
  )
  func putsBackTheEndpoint() {
    let hours = CallRecorder<Double>()
    hours.record(23)
    var running = FavoritePrimesEnvironment.night
    running.now = { time(hours.calls.last ?? 0) }
    startingFrom(running) {
      withWorld {
        $0.locale = Locale(identifier: "de_DE")
      } preview: {
        // It says what the clock says already, but will always say so.
        FavoritesFeature.Current.now = { time(23) }
      }
      hours.record(1)
      let after = seen()
      let isRight = after == "01:00 en_GB"
      #expect(
        isRight,
        """
        The clock of this world runs. It is 23:00 when a preview begins and stops the clock. After \
        the preview two hours pass, so it should be 01:00 en_GB, but it is \(after). `now` is a \
        closure: put back that closure, and not one that repeats its last answer.
        """)
    }
  }
}

private struct PowerCut: Error {
  var floor: Int
}

extension FavoritePrimesEnvironment {
  fileprivate static var night: Self {
    var world = Self.mock
    world.now = { time(23) }
    return world
  }

  fileprivate static var morning: Self {
    var world = Self.mock
    (world.now, world.locale) = ({ time(7) }, Locale(identifier: "fr_FR"))
    return world
  }
}

private func time(_ hour: Double) -> Date {
  Date(timeIntervalSince1970: hour * 3_600)
}

/// The rest of the world as it is now.
@MainActor private func seenElsewhere() -> String {
  let world = FavoritesFeature.Current
  return "\(world.timeZone.secondsFromGMT()) s from GMT, \(world.fileClient.path("primes"))"
}

/// The world as everyone sees it now.
@MainActor private func seen() -> String {
  let world = FavoritesFeature.Current
  let time = world.now().formatted(.iso8601.time(includingFractionalSeconds: false))
  return "\(time.prefix(5)) \(world.locale.identifier)"
}

/// Lets a test begin with a world of its own, and leaves none of it to the next one.
@MainActor private func startingFrom(_ world: FavoritePrimesEnvironment, _ test: () -> Void) {
  let before = FavoritesFeature.Current
  defer { FavoritesFeature.Current = before }
  FavoritesFeature.Current = world
  test()
}

private func times(_ count: Int) -> String {
  ["not at all", "once", "twice"].dropFirst(count).first ?? "\(count) times"
}
