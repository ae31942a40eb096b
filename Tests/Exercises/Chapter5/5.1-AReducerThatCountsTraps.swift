import SmallCounters
import SmallArchitecture
import TestSupport
import Testing

extension Exercise5_1 {
  @Test("a second tap on the fact button leaves the state as it is")
  func tapsTwice() {
    let counter = FactCounter(FactState(count: 7, isAsking: true))
    _ = counter.reduce(.factTapped)
    #expect(
      counter.state == FactState(count: 7, isAsking: true),
      "A fact is being asked for already. Set `isAsking` to true: a toggle turns it off again.")
  }

  @Test("an effect does its work itself and starts no task")
  func startsNoTask() async {
    let calls = CallRecorder<Bool>()
    let environment = FactEnvironment(
      fact: { _ in
        calls.record(Task.isCancelled)
        return "Ten is even."
      },
      beep: { calls.record(Task.isCancelled) })
    var state = FactState(count: 9)
    let beep = FactCounter.reducer(&state, .incrementTapped, environment)
    let question = FactCounter.reducer(&state, .factTapped, environment)
    // The effects run in a task that's cancelled. A task that they start isn't.
    await withTaskGroup(of: Void.self) { group in
      group.cancelAll()
      group.addTask {
        for effect in beep + question { await effect.perform { _ in } }
      }
    }
    #expect(
      calls.calls == [true, true],
      """
      An effect asks about the count, waits for the answer, sends it, and only then ends. A task \
      that it starts outlives it: no store can cancel that task, and what it sends is lost.
      """)
  }
}
