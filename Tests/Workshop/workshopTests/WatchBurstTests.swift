@testable import CourseModel
import Foundation
import TestSupport
import Testing
import WorkshopTestSupport
@testable import workshop

@Suite("Watching many files that change at once")
struct WatchBurstTests {
  private let stage = WatchStage()
  private let prompt = "Waiting for a save. 1.1 Number one: h hint, n next, ? keys\n"

  @Test("the current exercise stays so in bursts without it, which are told in a line")
  func bursts() async throws {
    _ = try await stage.session { _ in
      #expect(await stage.sees(prompt))
      await stage.save("a", to: WatchStage.one, WatchStage.two, WatchStage.three)
      await stage.checks.waitForCalls(2)
      #expect(await stage.sees(prompt, times: 2))
      await stage.save("b", to: WatchStage.two, WatchStage.three)
      #expect(await stage.sees(prompt, times: 3))
      stage.type("q")
    }
    #expect(stage.checks.calls == ["1.1", "1.1"])
    #expect(
      stage.text.contains(
        "\n1.2 and 1.3 were saved at once. Save one of them, or press l, to go there.\n\(prompt)"))
  }

  @Test("a folder that is gone is one line that says what to do, and one when it is back")
  func folder() async throws {
    let all = [WatchStage.one, WatchStage.two, WatchStage.three]
    _ = try await stage.session { _ in
      #expect(await stage.sees(prompt))
      await stage.clock.waitForSleepers(1)
      stage.put(nil, to: all)
      for _ in 1...SavedFiles.absenceLimit { await stage.look() }
      #expect(await stage.sees(prompt, times: 2))
      stage.put("", to: all)
      for _ in 1...2 { await stage.look() }
      #expect(await stage.sees(prompt, times: 3))
      stage.type("q")
    }
    #expect(
      stage.text.contains(
        "The folder Exercises is missing. Move it back, or bring its originals back with "
          + "`git checkout -- Exercises`.\n\(prompt)\nThe folder Exercises is back.\n\(prompt)"))
    #expect(stage.checks.calls == ["1.1"])
  }

  @Test("many names are shortened")
  func names() throws {
    let files = (1...9).map { "Solutions/Chapter\($0 % 2 + 1)/\($0 % 2 + 1).\($0)-A.swift" }
    let sources = ["Sources/Chapter1-A/x.swift": "", "Sources/Chapter2-B/x.swift": ""]
    try withWorkspace(files.reduce(into: sources) { $0[$1] = "" }) { workspace in
      let workshop = Workshop(workspace, output: CallRecorder())
      let all = workshop.course.exercises
      let watcher = Watcher(
        workshop, from: all[0], once: false,
        in: WatchDependencies(
          interval: .seconds(1), clock: TestClock(), time: { "now" }, content: { _ in nil },
          check: { _ in .red }))
      #expect(
        watcher.heading(ofSaved: all[0], with: Array(all.dropFirst())).text
          == "── 1.2 saved now, and 8 others")
      #expect(
        watcher.gone(Array(all.dropFirst())).map(\.text) == [
          "The folder Exercises/Chapter2 is missing. Move it back, or bring its "
            + "originals back with `git checkout -- Exercises/Chapter2`."
        ] + all[1..<4].map { "\(WorkspaceError.missing($0.task))" })
      #expect(watcher.back([all[1], all[2]]).count == 2)
    }
  }

  // MARK: - Notices

  @Test("a notice brings a look forward, and the look after a change keeps its distance")
  func notices() async throws {
    _ = try await stage.session { _ in
      await stage.checks.waitForCalls(1)
      stage.put("a", to: [WatchStage.two])
      stage.notice.yield()
      await stage.looks.waitForCalls(2)
      await stage.clock.waitForSleepers(1)
      stage.notice.yield()
      #expect(stage.looks.count == 2 && stage.checks.calls == ["1.1"])
      await stage.clock.advance(by: .milliseconds(50))
      await stage.checks.waitForCalls(2)
      stage.type("q")
    }
    #expect(stage.checks.calls == ["1.1", "1.2"])
  }
}
