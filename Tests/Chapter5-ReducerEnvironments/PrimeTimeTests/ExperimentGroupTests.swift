import Testing

@testable import PrimeTime

@Suite("Experiment")
struct ExperimentGroupTests {
  @Test("the same seed, the same group")
  func same() {
    // A user keeps the group for as long as the experiment runs, even in the next version.
    #expect((0..<10).map { ExperimentGroup(seed: $0).rawValue }.joined() == "BBABAAABAA")
  }

  @Test("about half of them are in each group, and neighbours are not in turn")
  func halves() {
    let groups = (0..<10_000).map { ExperimentGroup(seed: $0) }
    let share = groups.filter { $0 == .a }.count
    #expect((4_800...5_200).contains(share))
    let changes = zip(groups, groups.dropFirst()).filter { $0 != $1 }.count
    #expect((4_800...5_200).contains(changes))
  }
}
