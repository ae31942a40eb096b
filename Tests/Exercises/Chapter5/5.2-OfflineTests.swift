import ComposableArchitecture
import TestSupport
import Testing

@testable import Chapter5Exercises

@MainActor
@Suite(.exercise("5.2"))
struct Exercise5_2 {
  @Test("each counter has laps of its own")
  func countsApart() {
    let run = CharityRun()
    var seen: [[Int]] = []
    for action in [RunAction.offline(.lapFinished), .online(.lapFinished), .offline(.lapFinished)] {
      _ = run.reduce(action)
      seen.append([run.state.online.laps, run.state.offline.laps])
    }
    #expect(
      seen == [[0, 1], [1, 1], [1, 2]],
      """
      A lap is finished at the far end, then one at the start, then another one at the far end. \
      The laps at the start and at the far end should be [0, 1], then [1, 1], then [1, 2]. They \
      were \(seen). Each counter needs a part of the state, and a case of the actions, for itself.
      """)
  }

  @Test("nothing is asked and nothing is looked up before an effect is run")
  func waits() async {
    let run = CharityRun(RunState(online: LapState(laps: 4), offline: LapState(laps: 9)))
    let effects = run.reduce(.online(.sumButtonTapped)) + run.reduce(.offline(.sumButtonTapped))
    await aMoment { run.office.count + run.table.count > 0 }
    #expect(
      run.office.count == 0,
      """
      Both buttons were tapped, and nobody has run the effects. The office was asked for \
      \(run.office.calls) already. A reducer only says what is to be asked: the closures of the \
      environment are called in effects, as in `lapReducer`.
      """)
    #expect(
      run.table.count == 0,
      """
      Both buttons were tapped, and nobody has run the effects. \(run.table.calls) was looked up \
      in the table already, even if that is quick. A reducer only says what is to be looked up: \
      call lookUp in the closure `sum` of the environment, and leave it to `lapReducer` when.
      """)
    withExtendedLifetime(effects) {}
  }

  @Test("the counter at the start asks the office, as before")
  func asksTheOffice() async {
    let run = CharityRun(RunState(online: LapState(laps: 4), offline: LapState(laps: 9)))
    let sent = await actions(sentBy: run.reduce(.online(.sumButtonTapped)))
    #expect(
      run.office.calls == [4] && run.table.count == 0,
      """
      There are 4 laps at the start and 9 at the far end, and the button at the start is tapped. \
      The office should be asked for [4], and was asked for \(run.office.calls). Nothing should be \
      looked up in the table, and \(run.table.calls) was: that is for the other counter.
      """)
    #expect(
      sent == [.online(.sumResponse(euros: 400))],
      """
      The office says 400 euros for 4 laps to the counter at the start. The effect should send \
      online(sumResponse(euros: 400)). It sent \(plain(sent)).
      """)
    for action in sent { _ = run.reduce(action) }
    #expect(
      run.state == RunState(online: LapState(laps: 4, euros: 400), offline: LapState(laps: 9)),
      """
      There are 4 laps at the start and 9 at the far end. The button at the start was tapped, and \
      the office answered 400. That should be shown at the start, and nothing else be different. \
      The state is \(plain(run.state)).
      """)
  }

  @Test("the counter at the far end looks it up, and never asks the office")
  func looksItUp() async {
    let run = CharityRun(RunState(online: LapState(laps: 4), offline: LapState(laps: 9)))
    let effects = run.reduce(.offline(.sumButtonTapped))
    #expect(
      run.state
        == RunState(online: LapState(laps: 4), offline: LapState(laps: 9, isAsking: true)),
      """
      There are 4 laps at the start and 9 at the far end, and the button at the far end is tapped. \
      That counter should be asking now, and nothing else be different. The state is \
      \(plain(run.state)).
      """)
    #expect(
      effects.count == 1,
      """
      The button at the far end is tapped. There should be one effect, that of its counter. There \
      are \(effects.count).
      """)
    let sent = await actions(sentBy: effects)
    #expect(
      run.table.calls == [9] && run.office.count == 0,
      """
      The button at the far end was tapped at 9 laps, and the effects were run. [9] should be \
      looked up in the table, and \(run.table.calls) was. The office cannot be reached from there, \
      and was asked for \(run.office.calls). The same reducer, pulled back once more, gets another \
      environment.
      """)
    guard run.table.calls == [9], run.office.count == 0 else { return }
    #expect(
      sent == [.offline(.sumResponse(euros: 18))],
      """
      The table says 18 euros for 9 laps to the counter at the far end. The effect should send \
      offline(sumResponse(euros: 18)). It sent \(plain(sent)). What an effect sends goes back \
      through the case path of its own counter.
      """)
    guard sent == [.offline(.sumResponse(euros: 18))] else { return }
    for action in sent { _ = run.reduce(action) }
    #expect(
      run.state == RunState(online: LapState(laps: 4), offline: LapState(laps: 9, euros: 18)),
      """
      There are 4 laps at the start and 9 at the far end. The button at the far end was tapped, \
      and the table says 18. That should be shown at the far end, and nothing else be different. \
      The state is \(plain(run.state)).
      """)
  }

  @Test("both ask at the same time, and each hears its own answer")
  func asksAtTheSameTime() async {
    let run = CharityRun(RunState(online: LapState(laps: 4), offline: LapState(laps: 9)))
    let atTheStart = run.reduce(.online(.sumButtonTapped))
    let atTheFarEnd = run.reduce(.offline(.sumButtonTapped))
    for action in await actions(sentBy: atTheFarEnd) { _ = run.reduce(action) }
    let between = run.state
    #expect(
      between
        == RunState(
          online: LapState(laps: 4, isAsking: true), offline: LapState(laps: 9, euros: 18)),
      """
      Both buttons are tapped, at 4 laps and at 9, and the table answers first, with 18. The far \
      end should show it, while the start still waits for the office. The state is \
      \(plain(between)).
      """)
    for action in await actions(sentBy: atTheStart) { _ = run.reduce(action) }
    #expect(
      run.state
        == RunState(online: LapState(laps: 4, euros: 400), offline: LapState(laps: 9, euros: 18)),
      """
      Both buttons were tapped, at 4 laps and at 9. The table said 18, and after that the office \
      said 400. Each counter should show its own sum. The state is \(plain(run.state)).
      """)
  }

  @Test("without an answer of the office the start knows no sum, and the far end does")
  func worksWithoutAnOffice() async {
    let run = CharityRun(
      RunState(online: LapState(laps: 4), offline: LapState(laps: 9)), isOfficeOpen: false)
    for action in [RunAction.online(.sumButtonTapped), .offline(.sumButtonTapped)] {
      for answer in await actions(sentBy: run.reduce(action)) { _ = run.reduce(answer) }
    }
    #expect(
      run.state.online.euros == nil && run.state.offline.euros == 18,
      """
      The office does not answer, and both buttons are tapped. The start should show no sum, and \
      the far end 18 euros for its 9 laps. The start shows \(text(run.state.online.euros)), the \
      far end \(text(run.state.offline.euros)). The table is for the far end only, and the office \
      for the start only.
      """)
  }

  private func text(_ euros: Int?) -> String {
    euros.map { "\($0) euros" } ?? "no sum"
  }
}

/// A run. The office pays 100 euros for a lap, and the table 2, so that each is known by its sums.
@MainActor
private final class CharityRun {
  private(set) var state: RunState
  let office = CallRecorder<Int>()
  let table = CallRecorder<Int>()
  private let isOfficeOpen: Bool

  init(_ state: RunState = RunState(), isOfficeOpen: Bool = true) {
    self.state = state
    self.isOfficeOpen = isOfficeOpen
  }

  func reduce(_ action: RunAction) -> [Effect<RunAction>] {
    let reducer: Reducer<RunState, RunAction, RunEnvironment> = runReducer
    return reducer(&state, action, environment)
  }

  private var environment: RunEnvironment {
    RunEnvironment(
      askOffice: { [office, isOfficeOpen] laps in
        office.record(laps)
        return isOfficeOpen ? laps * 100 : nil
      },
      lookUp: { [table] laps in
        table.record(laps)
        return laps * 2
      })
  }
}
