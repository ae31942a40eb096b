// Wrong: reads before the reducer runs, but records what was asked for.
// Must fail with: so the feed should have no entry. It has ["hung up 5 at 100"]

func withFeed(
  _ reducer: @escaping Reducer<Cloakroom, CloakroomAction, CloakroomEnvironment>
) -> Reducer<Cloakroom, CloakroomAction, CloakroomEnvironment> {
  { state, action, environment in
    let date = environment.now()
    var events: [CloakroomEntry.Event] = []
    switch action {
    case .hangUp(let tag):
      events = [.hungUp(tag: tag)]
    case .handOut(let tag):
      events = [.handedOut(tag: tag)]
    case .handOutGroup(let positions):
      events = positions.filter(state.tags.indices.contains)
        .map { .handedOut(tag: state.tags[$0]) }
    case .stocktakingTapped, .stocktakingDone:
      break
    }
    let effects = reducer(&state, action, environment)
    state.feed += events.map { CloakroomEntry(event: $0, date: date) }
    return effects
  }
}
